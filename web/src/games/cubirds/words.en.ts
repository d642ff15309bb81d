import type { Move } from '../../lib/protocol';
import { named, SERVER, type Telling } from '../../lib/telling';

const BIRDS: Record<string, string> = {
  flamingo: 'flamingos',
  owl: 'owls',
  toucan: 'toucans',
  duck: 'ducks',
  parrot: 'parrots',
  magpie: 'magpies',
  warbler: 'warblers',
  robin: 'robins',
};

export const words = {
  ...(SERVER as Telling<'cubirds'>),
  move: ({ kind, text, fields }: Move): string => {
    const birds = named(BIRDS, String(fields.bird ?? ''));
    if (kind === 'lay') return `lay your ${birds} at the ${fields.side} of row ${fields.row}`;
    if (kind === 'draw') return text === 'draw' ? 'draw two cards' : 'draw nothing';
    return birds ? `form a family of ${birds}` : 'form no family';
  },
  bird: {
    flamingo: 'flamingo',
    owl: 'owl',
    toucan: 'toucan',
    duck: 'duck',
    parrot: 'parrot',
    magpie: 'magpie',
    warbler: 'warbler',
    robin: 'robin',
  },
  parts: {
    'your collection': 'your collection',
    'what your rivals have': 'what your rivals have',
    'flamingos in your hand': 'flamingos in your hand',
    'owls in your hand': 'owls in your hand',
    'toucans in your hand': 'toucans in your hand',
    'ducks in your hand': 'ducks in your hand',
    'parrots in your hand': 'parrots in your hand',
    'magpies in your hand': 'magpies in your hand',
    'warblers in your hand': 'warblers in your hand',
    'robins in your hand': 'robins in your hand',
  },
  pile: 'Draw pile',
  discard: 'Discard',
  family: 'family',
  collection: 'Collection',
  row: (row: number, birds: string) => `Row ${row}: ${birds}`,
  end: (row: number, side: string) => `Row ${row}, ${side} end`,
  lay: (bird: string) => `lay ${bird}`,
  families: (bird: string, small: number, large: number) =>
    `${small} ${named(BIRDS, bird)} make a small family: 1 joins your collection. ${large} make a large one: 2 join it.`,
};
