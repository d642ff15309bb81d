/** Why a move is refused, in Dutch, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  'you exchange an animal of your collection; you have no {animal}.':
    'je ruilt een dier uit je verzameling; dit heb je niet: {animal}.',
  'the display has {slots} slots; there is no slot {slot}.':
    'de Expo heeft {slots} plekken; plek {slot} is er niet.',
  'cards are named in the order of the hand; {card} comes before {chosen}.':
    'kaarten noem je in de volgorde van je hand; {card} komt voor {chosen}.',
  "put down a card of your hand as your bid, for example '{example}'.":
    "leg een kaart uit je hand neer als bod, bijvoorbeeld '{example}'.",
  "say which of your two cards is your bid, for example '{example}'.":
    "zeg welke van je twee kaarten je bod is, bijvoorbeeld '{example}'.",
  "the meerkat's exchange comes first, for example '{example}', or do not exchange.":
    "eerst komt de ruil van het stokstaartje, bijvoorbeeld '{example}', of ruil niet.",
  "you refill: discard cards, for example '{example}', or stop.":
    "je vult aan: leg kaarten weg, bijvoorbeeld '{example}', of stop.",
  "the tie is settled first: lay a card face down, for example '{example}'.":
    "eerst wordt de gelijke stand beslist: leg een kaart gesloten neer, bijvoorbeeld '{example}'.",
  "take an animal of the display, for example '{example}', or pass.":
    "neem een dier van de Expo, bijvoorbeeld '{example}', of pas.",
  "you pay for your animal, for example '{example}'.":
    "je betaalt voor je dier, bijvoorbeeld '{example}'.",
  "only the ibex's power is left: take your bid back or leave it.":
    'alleen de kracht van de steenbok is nog over: neem je bod terug of laat het liggen.',
  'you put down {first} and {second}; {card} is not among them.':
    'je legde {first} en {second} neer; {card} hoort daar niet bij.',
  "a second card comes after the first, for example '{example}'.":
    "een tweede kaart komt na de eerste, bijvoorbeeld '{example}'.",
  'you bid a card of your hand; you hold no {card}.':
    'je biedt een kaart uit je hand; deze heb je niet: {card}.',
  'you still pay {missing} cards in the order of your hand; starting at {card} leaves too few.':
    'je betaalt nog {missing} kaarten in de volgorde van je hand; vanaf {card} zijn er te weinig.',
  'you take an animal of the display; slot {slot} is empty.':
    'je neemt een dier van de Expo; plek {slot} is leeg.',
  "only the eagle's holder puts down a second card; you do not have the eagle.":
    'alleen wie de arend heeft legt een tweede kaart neer; jij hebt hem niet.',
  'you put down {card}; add a second card, or none.':
    'je legde {card} neer; leg er een tweede bij, of geen.',
  'you put down your only {card} as the first card.':
    'je enige kaart {card} ligt al als eerste.',
  'you choose among the cards of your hand; you hold no {card}.':
    'je kiest uit de kaarten in je hand; deze heb je niet: {card}.',
  'you choose among the cards of your hand; you hold no more {card}.':
    'je kiest uit de kaarten in je hand; deze heb je niet meer: {card}.',
};
