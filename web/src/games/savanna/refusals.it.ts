/** Why a move is refused, in Italian, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  'a card is placed left, right, above or below another; none of yours is beside {cell}.':
    'una carta si mette a sinistra, a destra, sopra o sotto un’altra; accanto a {cell} non ne hai.',
  'the selection is revealed; now place your {card}.':
    'la scelta è rivelata; ora metti la tua carta: {card}.',
  'Swala gets a card after you have placed yours.':
    'Swala riceve una carta dopo che hai messo la tua.',
  'a grid has at most {rows} rows and {columns} columns; {cell} is too far from {other}.':
    'una griglia ha al massimo {rows} righe e {columns} colonne; {cell} è troppo lontano da {other}.',
  'a card is selected from the hand; yours has no {card}.':
    'si sceglie una carta della mano; la tua non ha: {card}.',
  'after placing, Swala gets a card from your hand.':
    'dopo la tua carta, Swala ne riceve una della tua mano.',
  'cards are given only to Swala, in the solo game.':
    'si danno carte solo a Swala, nella partita in solitario.',
  'Swala gets a card from your hand, which has no {card}.':
    'Swala riceve una carta della tua mano, che non ha: {card}.',
  'first select a card; it is placed when all have selected.':
    'prima scegli una carta; si mette quando tutti hanno scelto.',
  'one card is placed in a turn; now give Swala one.':
    'si mette una carta per turno; ora danne una a Swala.',
  'a placed card stays; your {card} lies on {cell}.':
    'una carta messa resta; in {cell} c’è già la tua: {card}.',
};
