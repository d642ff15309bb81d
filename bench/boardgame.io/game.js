// A CuBirds for boardgame.io: the same cards, rows and hands, one move a turn. It never ends, so that it can be measured.
const SPECIES = 8;
const COPIES = [20, 17, 17, 13, 13, 10, 10, 10];
const ROWS = 4;
const HAND = 8;

function deck(random) {
  return random.Shuffle(COPIES.flatMap((count, bird) => Array(count).fill(bird)));
}

function draw(G, random) {
  if (G.pile.length === 0) {
    G.pile = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.pile.pop();
}

// Lay all birds of a species at one end of a row; what lies between them and the next of the kind comes to the hand.
function lay({ G, playerID, random, events }, bird, row, side) {
  const hand = G.hands[Number(playerID)];
  if (!(hand[bird] > 0) || !(row >= 0 && row < ROWS)) return "INVALID_MOVE";
  const laid = Array(hand[bird]).fill(bird);
  hand[bird] = 0;
  const cards = side === 0 ? G.rows[row] : [...G.rows[row]].reverse();
  const at = cards.indexOf(bird);
  let rest = cards;
  if (at > 0) {
    for (const taken of cards.slice(0, at)) hand[taken] += 1;
    rest = cards.slice(at);
  }
  const after = [...laid, ...rest];
  while (new Set(after).size < 2) after.push(draw(G, random));
  G.rows[row] = side === 0 ? after : after.reverse();
  if (at <= 0) for (let n = 0; n < 2; n++) hand[draw(G, random)] += 1;
  for (let kind = 0; kind < SPECIES; kind++) {
    if (hand[kind] >= 6) {
      G.discard.push(...Array(hand[kind]).fill(kind));
      G.collections[Number(playerID)][kind] += 1;
      hand[kind] = 0;
    }
  }
  if (hand.every((count) => count === 0)) for (let n = 0; n < HAND; n++) hand[draw(G, random)] += 1;
  events.endTurn();
}

module.exports.CuBirds = {
  name: "cubirds",
  setup: ({ ctx, random }) => {
    const G = { pile: deck(random), discard: [], rows: [], hands: [], collections: [] };
    for (let row = 0; row < ROWS; row++) {
      const cards = [];
      while (new Set(cards).size < 3) cards.push(draw(G, random));
      G.rows.push(cards);
    }
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      const hand = Array(SPECIES).fill(0);
      for (let n = 0; n < HAND; n++) hand[draw(G, random)] += 1;
      G.hands.push(hand);
      G.collections.push(Array(SPECIES).fill(0));
    }
    return G;
  },
  moves: { lay: { move: lay, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    discard: G.discard.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.reduce((sum, n) => sum + n, 0))),
  }),
};
