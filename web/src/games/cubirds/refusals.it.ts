/** Why a move is refused, in Italian, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  "lay the birds of one species first, for example '{example}'.":
    "deponi prima gli uccelli di una specie, per esempio '{example}'.",
  'say first whether you draw two cards.':
    'di’ prima se peschi due carte.',
  'only the family is left; to form none ends your turn.':
    'resta solo la famiglia; se non ne formi, il turno finisce.',
  'the {bird} family needs {needed} birds; you hold {held}.':
    'una famiglia ({bird}) richiede {needed} uccelli; ne hai {held}.',
  'you lay birds from your hand; you hold no {bird}.':
    'si depongono uccelli della mano; questo non ce l’hai: {bird}.',
  'two cards are drawn only after a lay that enclosed no bird, before the family.':
    'due carte si pescano solo se non hai racchiuso uccelli, prima della famiglia.',
  'a family comes at the end of a turn, after laying birds.':
    'la famiglia viene alla fine del turno, dopo aver deposto uccelli.',
  'you lay birds before you may draw.':
    'prima si depongono uccelli, poi si può pescare.',
};
