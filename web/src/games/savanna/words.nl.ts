import { from, named } from '../../lib/telling';
import { and, cards, overText, signed, some, voice } from '../../words/voice.nl';
import { refusals } from './refusals.nl';
import type { Words } from './words';
import type { Grid } from './words.en';

const KIND = {
  'watering hole': 'drinkplaats',
  grassland: 'grasland',
  tree: 'boom',
  gazelle: 'gazelle',
  zebra: 'zebra',
  giraffe: 'giraffe',
  cheetah: 'jachtluipaard',
  lion: 'leeuw',
  elephant: 'olifant',
  hyena: 'hyena',
  vulture: 'gier',
};
const KINDS: Record<string, string> = {
  'watering hole': 'drinkplaatsen',
  grassland: 'graslanden',
  tree: 'bomen',
  gazelle: 'gazellen',
  zebra: 'zebra’s',
  giraffe: 'giraffen',
  cheetah: 'jachtluipaarden',
  lion: 'leeuwen',
  elephant: 'olifanten',
  hyena: 'hyena’s',
  vulture: 'gieren',
};
const OUTCOME: Record<string, string> = {
  'all ecosystems are complete': 'alle ecosystemen zijn af',
  'Swala is beaten': 'Swala is verslagen',
  'Swala is not beaten': 'Swala is niet verslagen',
};
const SEAT: Record<string, string> = { next: 'volgende', previous: 'vorige' };
/** What a card looks for, and what is said where there is none of it. */
const LOOKS: Record<string, [string, string]> = {
  'watering hole': ['ernaast', 'geen dier ernaast'],
  zebra: ['ernaast', 'geen grasland ernaast'],
  giraffe: ['ernaast', 'geen boom ernaast'],
  cheetah: ['op de diagonalen', 'geen gazelle op de diagonalen'],
  lion: ['ernaast', 'geen grasland ernaast'],
  elephant: ['open ernaast', 'geen ander dier open ernaast'],
  hyena: ['omgedraaid binnen 2', 'niets omgedraaid binnen 2'],
  vulture: ['omgedraaid eronder', 'niets omgedraaid eronder'],
};

const herd = (found: Record<string, number>) => some(found, KIND, KINDS);
const a = (card: string) => `een ${named(KIND, card)}`;

function kindsOn(cells: string[], grid: Grid): string {
  const kinds = Map.groupBy(cells, (cell) => grid[cell] ?? '');
  return [...kinds].map(([kind, { length }]) => named(KIND, kind) + (length > 1 ? ` ×${length}` : '')).join(', ');
}

export const words: Words = {
  told: (event, cast) => {
    const { who, won } = voice(cast);
    switch (event.type) {
      case 'dealt':
        return `${who(event.seat)} kreeg een nieuwe hand: ${event.cards ? herd(event.cards) : cards(event.count)}.`;
      case 'selected':
        return `${who(event.seat)} koos ${a(event.card)}.`;
      case 'neutral':
        return `Uit de neutrale hand ging ${a(event.card)} weg.`;
      case 'placed':
        return `${who(event.seat)} legde ${a(event.card)} op ${event.cell}.`;
      case 'given':
        return `${who(event.seat)} gaf Swala ${a(event.card)}, op ${event.cell}.`;
      case 'passed':
        return `De handen gingen naar de ${SEAT[event.to]} plaats.`;
      case 'aside':
        return `Ronde 1 is voorbij: de laatste ${cards(event.count)} gingen opzij${event.cards ? ` (${herd(event.cards)})` : ''}.`;
      case 'drew':
        return `${who(event.seat)} trok ${event.cards ? herd(event.cards) : cards(event.count)}.`;
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, fields }) => {
    if (kind === 'place') return `leg op ${fields.cell}`;
    const card = named(KIND, String(fields.card));
    return kind === 'give' ? `geef Swala: ${card}` : `kies ${card}`;
  },
  note: (view, index) => {
    const gain = view.gains[index];
    if (gain === undefined) return '';
    if (view.step === 'give') return `${signed(gain)} voor Swala`;
    return view.step === 'select' ? `${signed(gain)} max.` : signed(gain);
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    if (view.seat < 0) return 'waiting';
    if (!view.waiting.includes(view.seat)) return `Je koos ${named(KIND, view.chosen ?? '')}; wachten op de anderen.`;
    if (view.step === 'place')
      return `Leg je ${named(KIND, view.players[view.seat]?.placing ?? '')} naast een kaart van je ecosysteem.`;
    return view.step === 'give' ? 'Geef Swala een kaart uit je hand.' : 'Kies een kaart uit je hand om te leggen.';
  },
  kind: KIND,
  held: (kind) => named(KIND, kind),
  refusals,
  facts: {
    card: from(KIND),
  },
  parts: {
    'the gazelle rewards': 'de gazellebeloningen',
    'what Swala gets': 'wat Swala krijgt',
    'your watering holes': 'je drinkplaatsen',
    'your grasslands': 'je graslanden',
    'your trees': 'je bomen',
    'your gazelles': 'je gazellen',
    'your zebras': 'je zebra’s',
    'your giraffes': 'je giraffen',
    'your cheetahs': 'je jachtluipaarden',
    'your lions': 'je leeuwen',
    'your elephants': 'je olifanten',
    'your hyenas': 'je hyena’s',
    'your vultures': 'je gieren',
  },
  why: (kind, item, grid) => {
    const [cell = ''] = item.cards;
    switch (item.reason) {
      case 'group':
        return item.cards.length === 1 ? 'alleen' : `een groep van ${item.cards.length}`;
      case 'row':
        return `rij ${cell[0]}`;
      case 'column':
        return `kolom ${cell.slice(1)}`;
      case 'most':
        return 'de meeste gazellen';
      case 'second':
        return 'op één na de meeste gazellen';
      case 'no prey':
        return 'niets meer om te draaien';
      case 'flip': {
        const gains = Object.entries(item.gains).map(([animal, points]) => `${named(KIND, animal)} ${signed(points)}`);
        return `draait ${kindsOn(item.counted, grid)} om${gains.length ? `, en dat geeft ${and(gains)}` : ''}`;
      }
    }
    if (kind === 'gazelle') return '';
    const [found, none] = LOOKS[kind] ?? ['', ''];
    return item.reason === 'some' ? `${kindsOn(item.counted, grid)} ${found}` : none;
  },
  round: (round, turn) => `Ronde ${round}, beurt ${turn}`,
  passing: (seat) => `handen gaan naar de ${SEAT[seat]} plaats`,
  turn: (turn) => `Beurt ${turn}`,
  margin: (ahead, needed) => `${ahead} voor op Swala, ${needed} nodig`,
  backFrom: (name) => `Van ${name} terug naar het mijne`,
  willGrow: 'Hier gaat je ecosysteem groeien.',
  noCard: 'Nog geen kaart.',
  placeAt: (cell, card, points) => `${cell}: leg ${card}, ${points} punten`,
  free: (cell) => `${cell}, vrij`,
  lies: (cell, card) => `${cell}: ${card}`,
  flipped: 'omgedraaid',
  lookAt: (found, points) => `Bekijk dit ecosysteem: ${found}, ${points}`,
  sheet: 'Scoreblad',
  total: 'Totaal',
};
