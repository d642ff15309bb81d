// A CuBirds for boardgame.io, whole: the same cards, decisions (lay, draw, family; each a move of its own) and end.
const COPIES = [7, 10, 10, 13, 13, 17, 20, 20];
const SMALL_FAMILY = [2, 3, 3, 4, 4, 5, 6, 6];
const LARGE_FAMILY = [3, 4, 4, 6, 6, 7, 9, 9];
const ROWS = 4;
const HAND = 8;
const SPECIES_TO_WIN = 7;
const TRIO = 3;

function deck(random) {
  return random.Shuffle(COPIES.flatMap((count, bird) => Array(count).fill(bird)));
}

function cardsLeft(G) {
  return G.pile.length + G.discard.length;
}

function draw(G, random) {
  if (G.pile.length === 0) {
    G.pile = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.pile.pop();
}

function deal(G, random) {
  const hand = Array(COPIES.length).fill(0);
  for (let n = 0; n < HAND; n++) hand[draw(G, random)] += 1;
  return hand;
}

// Lay all birds of a species at one end of a row; what lies between them and the next of the kind comes to the hand.
function lay({ G, playerID, random, events }, bird, row, side) {
  const hand = G.hands[Number(playerID)];
  if (G.step !== "lay" || !(hand[bird] > 0) || !(row >= 0 && row < ROWS)) return "INVALID_MOVE";
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
  G.rows[row] = side === 0 ? after : after.reverse();
  if (at > 0 && !refill(G, row, random)) G.outcome = "a row could not be refilled";
  else if (at <= 0 && cardsLeft(G) > 0) G.step = "draw";
  else askForFamily(G, hand, random, events);
}

function refill(G, row, random) {
  while (new Set(G.rows[row]).size < 2) {
    if (cardsLeft(G) === 0) return false;
    G.rows[row].push(draw(G, random));
  }
  return true;
}

function drawTwo({ G, playerID, random, events }, wanted) {
  if (G.step !== "draw") return "INVALID_MOVE";
  const hand = G.hands[Number(playerID)];
  if (wanted) for (let n = 0; n < 2 && cardsLeft(G) > 0; n++) hand[draw(G, random)] += 1;
  askForFamily(G, hand, random, events);
}

function askForFamily(G, hand, random, events) {
  if (hand.some((count, bird) => count >= SMALL_FAMILY[bird])) G.step = "family";
  else endTurn(G, hand, random, events);
}

// All birds of a species go, one or two of them to the collection; -1: none.
function family({ G, playerID, random, events }, bird) {
  const hand = G.hands[Number(playerID)];
  if (G.step !== "family" || (bird >= 0 && !(hand[bird] >= SMALL_FAMILY[bird]))) return "INVALID_MOVE";
  if (bird >= 0) {
    const gained = hand[bird] >= LARGE_FAMILY[bird] ? 2 : 1;
    const collection = G.collections[Number(playerID)];
    G.discard.push(...Array(hand[bird] - gained).fill(bird));
    collection[bird] += gained;
    hand[bird] = 0;
    if (collection.filter((count) => count > 0).length >= SPECIES_TO_WIN) G.outcome = "seven species";
    if (collection.filter((count) => count >= TRIO).length >= 2) G.outcome = "two species of three birds";
  }
  endTurn(G, hand, random, events);
}

// Who has no cards left plays again, after everybody has got a new hand.
function endTurn(G, hand, random, events) {
  G.step = "lay";
  if (G.outcome) return;
  if (hand.some((count) => count > 0)) {
    events.endTurn();
    return;
  }
  for (const other of G.hands) other.forEach((count, bird) => G.discard.push(...Array(count).fill(bird)));
  if (cardsLeft(G) < HAND * G.hands.length) G.outcome = "too few cards for new hands";
  else G.hands = G.hands.map(() => deal(G, random));
}

module.exports.CuBirds = {
  name: "cubirds",
  setup: ({ ctx, random }) => {
    const G = { pile: deck(random), discard: [], rows: [], hands: [], collections: [], step: "lay", outcome: "" };
    for (let row = 0; row < ROWS; row++) {
      const cards = [];
      while (cards.length < 3) {
        const card = draw(G, random);
        if (cards.includes(card)) G.discard.push(card);
        else cards.push(card);
      }
      G.rows.push(cards);
    }
    G.pile = random.Shuffle([...G.pile, ...G.discard]);
    G.discard = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      G.hands.push(deal(G, random));
      G.collections.push(Array(COPIES.length).fill(0));
      G.collections[seat][draw(G, random)] += 1;
    }
    return G;
  },
  endIf: ({ G }) => G.outcome || undefined,
  moves: {
    lay: { move: lay, client: false },
    draw: { move: drawTwo, client: false },
    family: { move: family, client: false },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    discard: G.discard.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.reduce((sum, n) => sum + n, 0))),
  }),
};
