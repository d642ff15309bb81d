/** Why a move is refused, in Dutch, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  "lay the birds of one species first, for example '{example}'.":
    "leg eerst de vogels van één soort, bijvoorbeeld '{example}'.",
  'say first whether you draw two cards.':
    'zeg eerst of je twee kaarten trekt.',
  'only the family is left; to form none ends your turn.':
    'alleen de familie is nog over; vorm je er geen, dan eindigt je beurt.',
  'the {bird} family needs {needed} birds; you hold {held}.':
    'een familie ({bird}) vraagt {needed} vogels; je hebt er {held}.',
  'you lay birds from your hand; you hold no {bird}.':
    'je legt vogels uit je hand; deze heb je niet: {bird}.',
  'two cards are drawn only after a lay that enclosed no bird, before the family.':
    'twee kaarten trek je alleen als je geen vogel insloot, vóór de familie.',
  'a family comes at the end of a turn, after laying birds.':
    'een familie komt aan het eind van een beurt, na het leggen van vogels.',
  'you lay birds before you may draw.':
    'je legt vogels voordat je mag trekken.',
};
