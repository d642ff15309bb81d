import { from, named } from '../../lib/telling';
import { cards, or, overText, reshuffled, some, voice } from '../../words/voice.it';
import { refusals } from './refusals.it';
import type { Words } from './words';

const BIRD = {
  flamingo: 'fenicottero',
  owl: 'gufo',
  toucan: 'tucano',
  duck: 'anatra',
  parrot: 'pappagallo',
  magpie: 'gazza',
  warbler: 'cannaiola',
  robin: 'pettirosso',
};
const BIRDS: Record<string, string> = {
  flamingo: 'fenicotteri',
  owl: 'gufi',
  toucan: 'tucani',
  duck: 'anatre',
  parrot: 'pappagalli',
  magpie: 'gazze',
  warbler: 'cannaiole',
  robin: 'pettirossi',
};
const SIDE: Record<string, string> = { left: 'a sinistra', right: 'a destra' };
const OUTCOME: Record<string, string> = {
  'seven species': 'sette specie',
  'two species of three birds': 'due specie con tre uccelli',
  'too few cards for new hands': 'troppo poche carte per nuove mani',
  'a row could not be refilled': 'una fila non si poteva completare',
};

const flock = (birds: Record<string, number>) => some(birds, BIRD, BIRDS);

export const words: Words = {
  told: (event, cast) => {
    const { does, ha, won } = voice(cast);
    switch (event.type) {
      case 'laid': {
        const took = Object.keys(event.enclosed).length ? `, prendendo ${flock(event.enclosed)}` : '';
        return `${ha(event.seat)} deposto ${flock({ [event.bird]: event.count })} ${SIDE[event.side]} della fila ${event.row}${took}.`;
      }
      case 'refilled':
        return `Nella fila ${event.row} arrivano: ${event.birds.map((bird) => named(BIRD, bird)).join(', ') || 'nessuno'}.`;
      case 'drew':
        return `${ha(event.seat)} pescato ${event.birds ? flock(event.birds) : cards(event.count)}.`;
      case 'family':
        return `${ha(event.seat)} formato una famiglia di ${flock({ [event.bird]: event.count })}; ${event.gained} per la collezione.`;
      case 'emptied':
        return `${does(event.seat, 'Non hai', 'non ha')} più carte: tutti scartano la mano.`;
      case 'dealt':
        return `${ha(event.seat)} ricevuto una nuova mano: ${event.birds ? flock(event.birds) : cards(event.count)}.`;
      case 'reshuffled':
        return reshuffled(event.count);
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }) => {
    const bird = String(fields.bird ?? '');
    if (kind === 'lay') return `deponi ${named(BIRDS, bird)} ${SIDE[String(fields.side)]} della fila ${fields.row}`;
    if (kind === 'draw') return text === 'draw' ? 'pesca due carte' : 'non pescare';
    return bird ? `famiglia di ${named(BIRDS, bird)}` : 'nessuna famiglia';
  },
  note: (view, index) => {
    const taken = view.taken[index] ?? {};
    return Object.keys(taken).length ? `prendi ${flock(taken)}` : '';
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    switch (view.moves[0]?.kind) {
      case 'lay':
        return 'Deponi tutti i tuoi uccelli di una specie a un capo di una fila.';
      case 'draw':
        return 'Non hai racchiuso uccelli: vuoi pescare due carte?';
      case 'family':
        return `Formi una famiglia di ${or(view.moves.flatMap(({ fields }) => (fields.bird ? named(BIRDS, String(fields.bird)) : [])))}?`;
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
    'your collection': 'la tua collezione',
    'what your rivals have': 'ciò che hanno gli altri',
    'flamingos in your hand': 'i tuoi fenicotteri',
    'owls in your hand': 'i tuoi gufi',
    'toucans in your hand': 'i tuoi tucani',
    'ducks in your hand': 'le tue anatre',
    'parrots in your hand': 'i tuoi pappagalli',
    'magpies in your hand': 'le tue gazze',
    'warblers in your hand': 'le tue cannaiole',
    'robins in your hand': 'i tuoi pettirossi',
  },
  pile: 'Mazzo',
  discard: 'Scarti',
  family: 'famiglia',
  collection: 'Collezione',
  row: (row, birds) => `Fila ${row}: ${birds}`,
  end: (row, side) => `Fila ${row}, ${SIDE[side]}`,
  lay: (bird) => `deponi: ${bird}`,
  families: (bird, small, large) =>
    `${small} ${named(BIRDS, bird)} fanno una famiglia piccola: 1 va nella collezione. ${large} ne fanno una grande: ne vanno 2.`,
};
