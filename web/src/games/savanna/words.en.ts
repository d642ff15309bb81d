import { SERVER, type Telling } from '../../lib/telling';
import type { Move, Views } from '../../lib/protocol';

export type Item = Views['savanna']['players'][number]['sheet']['lines'][number]['items'][number];
export type Grid = Record<string, string>;

export const words = {
  ...(SERVER as Telling<'savanna'>),
  move: ({ kind, fields }: Move): string => {
    if (kind === 'place') return `place it on ${fields.cell}`;
    return kind === 'give' ? `give Swala the ${fields.card}` : `select the ${fields.card}`;
  },
  kind: {
    'watering hole': 'watering hole',
    grassland: 'grassland',
    tree: 'tree',
    gazelle: 'gazelle',
    zebra: 'zebra',
    giraffe: 'giraffe',
    cheetah: 'cheetah',
    lion: 'lion',
    elephant: 'elephant',
    hyena: 'hyena',
    vulture: 'vulture',
  },
  parts: {
    'the gazelle rewards': 'the gazelle rewards',
    'what Swala gets': 'what Swala gets',
    'your watering holes': 'your watering holes',
    'your grasslands': 'your grasslands',
    'your trees': 'your trees',
    'your gazelles': 'your gazelles',
    'your zebras': 'your zebras',
    'your giraffes': 'your giraffes',
    'your cheetahs': 'your cheetahs',
    'your lions': 'your lions',
    'your elephants': 'your elephants',
    'your hyenas': 'your hyenas',
    'your vultures': 'your vultures',
  },
  /** Why a card of this kind scores what it does. */
  why: (_kind: string, item: Item, _grid: Grid): string => item.why,
  round: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  passing: (seat: string) => `hands pass to the ${seat} seat`,
  turn: (turn: number) => `Turn ${turn}`,
  margin: (ahead: number, needed: number) => `${ahead} ahead of Swala, ${needed} needed`,
  backFrom: (name: string) => `Back to mine from ${name}`,
  willGrow: 'Your ecosystem will grow here.',
  noCard: 'No card yet.',
  placeAt: (cell: string, card: string, points: string) => `${cell}: place ${card}, ${points} points`,
  free: (cell: string) => `${cell}, free`,
  lies: (cell: string, card: string) => `${cell}: ${card}`,
  flipped: 'flipped',
  lookAt: (cards: string, points: string) => `Look at this ecosystem of ${cards}, ${points}`,
  sheet: 'Score sheet',
  total: 'Total',
};
