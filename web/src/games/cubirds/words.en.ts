import { SERVER, type Telling } from '../../lib/telling';

export const words = {
  ...(SERVER as Telling<'cubirds'>),
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
};
