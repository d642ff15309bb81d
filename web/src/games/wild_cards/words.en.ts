import { grammar } from '../../lib/grammar';
import type { Move } from '../../lib/protocol';
import { SERVER, type Telling } from '../../lib/telling';

const { form } = grammar('en-GB');

export const words = {
  ...(SERVER as Telling<'wild_cards'>),
  move: ({ kind, text, fields }: Move): string => {
    switch (kind) {
      case 'second':
        return fields.card ? `second card: ${fields.card}` : 'no second card';
      case 'exchange':
        return fields.animal ? `exchange the ${fields.animal} for place ${fields.slot}` : 'exchange nothing';
      case 'discard':
        return fields.card ? text : 'enough: draw new cards';
      case 'take':
        return fields.slot ? `take the animal on place ${fields.slot}` : 'pass: take none';
      case 'back':
        return text === 'leave' ? 'leave it' : 'take it back';
      default:
        return text;
    }
  },
  animal: {
    peacock: 'peacock',
    squirrel: 'squirrel',
    lion: 'lion',
    meerkat: 'meerkat',
    eagle: 'eagle',
    ibex: 'ibex',
  },
  habitat: { forest: 'forest', savannah: 'savannah', mountains: 'mountains', wild: 'wild', refill: 'refill' },
  parts: {
    'your animals': 'your animals',
    'your leaders': 'your leaders',
    'bonus points': 'bonus points',
    'cards in your hand': 'cards in your hand',
    'what your rivals have': 'what your rivals have',
  },
  phases: ['', 'bids', 'refill', 'animals', 'end of round'],
  round: (round: number, all: number, phase: string) => `Round ${round} of ${all}: ${phase}`,
  bidsOf: (value: number) => `bids of ${value}`,
  then: (names: string) => `then ${names}`,
  display: 'Display',
  place: (slot: number) => `Place ${slot}`,
  takeIt: 'Take it',
  taken: 'taken',
  leaders: 'Leaders',
  leaderOf: (animal: string) => `${animal} leader`,
  allTaken: 'all taken',
  cards: 'Cards',
  card: (n: number) => form(n, 'card', 'cards'),
  animals: 'Animals',
  putDown: 'Put down',
  tokens: 'Habitat tokens',
  talisman: 'talisman',
  faceDown: 'face down',
  collection: 'Collection',
  leader: 'leader',
};
