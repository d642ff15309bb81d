/** Why a move is refused, in Italian, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  'you exchange an animal of your collection; you have no {animal}.':
    'si scambia un animale della collezione; questo non ce l’hai: {animal}.',
  'the display has {slots} slots; there is no slot {slot}.':
    'l’esposizione ha {slots} posti; il posto {slot} non c’è.',
  'cards are named in the order of the hand; {card} comes before {chosen}.':
    'le carte si nominano nell’ordine della mano; {card} viene prima di {chosen}.',
  "put down a card of your hand as your bid, for example '{example}'.":
    "metti giù una carta della mano come offerta, per esempio '{example}'.",
  "say which of your two cards is your bid, for example '{example}'.":
    "di’ quale delle tue due carte è l’offerta, per esempio '{example}'.",
  "the meerkat's exchange comes first, for example '{example}', or do not exchange.":
    "prima viene lo scambio del suricato, per esempio '{example}', oppure non scambiare.",
  "you refill: discard cards, for example '{example}', or stop.":
    "ti rifornisci: scarta carte, per esempio '{example}', oppure basta.",
  "the tie is settled first: lay a card face down, for example '{example}'.":
    "prima si risolve la parità: metti una carta coperta, per esempio '{example}'.",
  "take an animal of the display, for example '{example}', or pass.":
    "prendi un animale esposto, per esempio '{example}', o passa.",
  "you pay for your animal, for example '{example}'.":
    "paghi per il tuo animale, per esempio '{example}'.",
  "only the ibex's power is left: take your bid back or leave it.":
    'resta solo il potere dello stambecco: riprendi la tua offerta o lasciala.',
  'you put down {first} and {second}; {card} is not among them.':
    'hai messo giù {first} e {second}; {card} non c’è.',
  "a second card comes after the first, for example '{example}'.":
    "la seconda carta viene dopo la prima, per esempio '{example}'.",
  'you bid a card of your hand; you hold no {card}.':
    'si offre una carta della mano; questa non ce l’hai: {card}.',
  'you still pay {missing} cards in the order of your hand; starting at {card} leaves too few.':
    'devi ancora pagare {missing} carte nell’ordine della mano; a partire da {card} sono troppo poche.',
  'you take an animal of the display; slot {slot} is empty.':
    'si prende un animale esposto; il posto {slot} è vuoto.',
  "only the eagle's holder puts down a second card; you do not have the eagle.":
    'solo chi ha l’aquila mette una seconda carta; tu non ce l’hai.',
  'you put down {card}; add a second card, or none.':
    'hai messo giù {card}; aggiungi una seconda carta, o nessuna.',
  'you put down your only {card} as the first card.':
    'la tua unica carta {card} è già la prima.',
  'you choose among the cards of your hand; you hold no {card}.':
    'si sceglie tra le carte della mano; questa non ce l’hai: {card}.',
  'you choose among the cards of your hand; you hold no more {card}.':
    'si sceglie tra le carte della mano; di questa non ne hai più: {card}.',
};
