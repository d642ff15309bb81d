/** Why a move is refused, in Dutch, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  'a card is placed left, right, above or below another; none of yours is beside {cell}.':
    'een kaart leg je links, rechts, boven of onder een andere; naast {cell} ligt er geen van jou.',
  'the selection is revealed; now place your {card}.':
    'de keuze is onthuld; leg nu je kaart: {card}.',
  'Swala gets a card after you have placed yours.':
    'Swala krijgt een kaart nadat je de jouwe hebt gelegd.',
  'a grid has at most {rows} rows and {columns} columns; {cell} is too far from {other}.':
    'een raster heeft hoogstens {rows} rijen en {columns} kolommen; {cell} ligt te ver van {other}.',
  'a card is selected from the hand; yours has no {card}.':
    'je kiest een kaart uit je hand; deze zit er niet in: {card}.',
  'after placing, Swala gets a card from your hand.':
    'na het leggen krijgt Swala een kaart uit je hand.',
  'cards are given only to Swala, in the solo game.':
    'kaarten geef je alleen aan Swala, in het spel alleen.',
  'Swala gets a card from your hand, which has no {card}.':
    'Swala krijgt een kaart uit je hand; deze zit er niet in: {card}.',
  'first select a card; it is placed when all have selected.':
    'kies eerst een kaart; hij wordt gelegd als iedereen gekozen heeft.',
  'one card is placed in a turn; now give Swala one.':
    'je legt één kaart per beurt; geef er nu een aan Swala.',
  'a placed card stays; your {card} lies on {cell}.':
    'een gelegde kaart blijft liggen; op {cell} ligt er al een van jou: {card}.',
};
