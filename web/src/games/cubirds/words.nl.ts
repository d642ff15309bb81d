import { from, named } from '../../lib/telling';
import { cards, or, overText, reshuffled, some, voice } from '../../words/voice.nl';
import { refusals } from './refusals.nl';
import type { Words } from './words';

const BIRD = {
  flamingo: 'flamingo',
  owl: 'uil',
  toucan: 'toekan',
  duck: 'eend',
  parrot: 'papegaai',
  magpie: 'ekster',
  warbler: 'karekiet',
  robin: 'roodborst',
};
const BIRDS: Record<string, string> = {
  flamingo: 'flamingo’s',
  owl: 'uilen',
  toucan: 'toekans',
  duck: 'eenden',
  parrot: 'papegaaien',
  magpie: 'eksters',
  warbler: 'karekieten',
  robin: 'roodborsten',
};
const SIDE: Record<string, string> = { left: 'links', right: 'rechts' };
const OUTCOME: Record<string, string> = {
  'seven species': 'zeven soorten',
  'two species of three birds': 'twee soorten met drie vogels',
  'too few cards for new hands': 'te weinig kaarten voor nieuwe handen',
  'a row could not be refilled': 'een rij kon niet worden aangevuld',
};

const flock = (birds: Record<string, number>) => some(birds, BIRD, BIRDS);

export const words: Words = {
  told: (event, cast) => {
    const { who, won } = voice(cast);
    switch (event.type) {
      case 'laid': {
        const took = Object.keys(event.enclosed).length ? ` en nam ${flock(event.enclosed)}` : '';
        return `${who(event.seat)} legde ${flock({ [event.bird]: event.count })} ${SIDE[event.side]} aan rij ${event.row}${took}.`;
      }
      case 'refilled':
        return `Rij ${event.row} werd aangevuld met ${event.birds.map((bird) => named(BIRD, bird)).join(', ') || 'niets'}.`;
      case 'drew':
        return `${who(event.seat)} trok ${event.birds ? flock(event.birds) : cards(event.count)}.`;
      case 'family':
        return `${who(event.seat)} vormde een familie van ${flock({ [event.bird]: event.count })}; ${event.gained} voor de collectie.`;
      case 'emptied':
        return `${who(event.seat)} had geen kaarten meer: iedereen legde zijn hand af.`;
      case 'dealt':
        return `${who(event.seat)} kreeg een nieuwe hand: ${event.birds ? flock(event.birds) : cards(event.count)}.`;
      case 'reshuffled':
        return reshuffled(event.count);
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }) => {
    const bird = String(fields.bird ?? '');
    if (kind === 'lay') return `leg ${named(BIRDS, bird)} ${SIDE[String(fields.side)]} aan rij ${fields.row}`;
    if (kind === 'draw') return text === 'draw' ? 'trek twee kaarten' : 'trek niets';
    return bird ? `familie van ${named(BIRDS, bird)}` : 'geen familie';
  },
  note: (view, index) => {
    const taken = view.taken[index] ?? {};
    return Object.keys(taken).length ? `neemt ${flock(taken)}` : '';
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    switch (view.moves[0]?.kind) {
      case 'lay':
        return 'Leg al je vogels van één soort aan één kant van een rij.';
      case 'draw':
        return 'Je sloot geen vogel in: twee kaarten trekken?';
      case 'family':
        return `Een familie vormen van ${or(view.moves.flatMap(({ fields }) => (fields.bird ? named(BIRDS, String(fields.bird)) : [])))}?`;
      default:
        return 'waiting';
    }
  },
  bird: BIRD,
  held: (bird) => named(BIRD, bird),
  refusals,
  facts: {
    bird: from(BIRD),
  },
  parts: {
    'your collection': 'je collectie',
    'what your rivals have': 'wat de anderen hebben',
    'flamingos in your hand': 'je flamingo’s',
    'owls in your hand': 'je uilen',
    'toucans in your hand': 'je toekans',
    'ducks in your hand': 'je eenden',
    'parrots in your hand': 'je papegaaien',
    'magpies in your hand': 'je eksters',
    'warblers in your hand': 'je karekieten',
    'robins in your hand': 'je roodborsten',
  },
  pile: 'Trekstapel',
  discard: 'Aflegstapel',
  family: 'familie',
  collection: 'Collectie',
  row: (row, birds) => `Rij ${row}: ${birds}`,
  end: (row, side) => `Rij ${row}, ${SIDE[side]}`,
  lay: (bird) => `${bird} aanleggen`,
  families: (bird, small, large) =>
    `${small} ${named(BIRDS, bird)} zijn een kleine familie: 1 komt in je collectie. ${large} zijn een grote: daar komen er 2 van.`,
};
