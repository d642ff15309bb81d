import { from, named } from '../../lib/telling';
import { and, cards, overText, signed, some, voice } from '../../words/voice.it';
import { refusals } from './refusals.it';
import type { Words } from './words';
import type { Grid } from './words.en';

const KIND = {
  'watering hole': 'pozza',
  grassland: 'prateria',
  tree: 'albero',
  gazelle: 'gazzella',
  zebra: 'zebra',
  giraffe: 'giraffa',
  cheetah: 'ghepardo',
  lion: 'leone',
  elephant: 'elefante',
  hyena: 'iena',
  vulture: 'avvoltoio',
};
const KINDS: Record<string, string> = {
  'watering hole': 'pozze',
  grassland: 'praterie',
  tree: 'alberi',
  gazelle: 'gazzelle',
  zebra: 'zebre',
  giraffe: 'giraffe',
  cheetah: 'ghepardi',
  lion: 'leoni',
  elephant: 'elefanti',
  hyena: 'iene',
  vulture: 'avvoltoi',
};
const A: Record<string, string> = {
  'watering hole': 'una pozza',
  grassland: 'una prateria',
  tree: 'un albero',
  gazelle: 'una gazzella',
  zebra: 'una zebra',
  giraffe: 'una giraffa',
  cheetah: 'un ghepardo',
  lion: 'un leone',
  elephant: 'un elefante',
  hyena: 'una iena',
  vulture: 'un avvoltoio',
};
const OUTCOME: Record<string, string> = {
  'all ecosystems are complete': 'tutti gli ecosistemi sono completi',
  'Swala is beaten': 'Swala è battuta',
  'Swala is not beaten': 'Swala non è battuta',
};
const SEAT: Record<string, string> = { next: 'successivo', previous: 'precedente' };
/** What a card looks for, and what is said where there is none of it. */
const LOOKS: Record<string, [string, string]> = {
  'watering hole': ['accanto', 'nessun animale accanto'],
  zebra: ['accanto', 'nessuna prateria accanto'],
  giraffe: ['accanto', 'nessun albero accanto'],
  cheetah: ['sulle diagonali', 'nessuna gazzella sulle diagonali'],
  lion: ['accanto', 'nessuna prateria accanto'],
  elephant: ['scoperti accanto', 'nessun altro animale scoperto accanto'],
  hyena: ['girate entro 2 passi', 'nulla di girato entro 2 passi'],
  vulture: ['girate sotto', 'nulla di girato sotto'],
};

const herd = (found: Record<string, number>) => some(found, KIND, KINDS);
const a = (card: string) => named(A, card);

function kindsOn(cells: string[], grid: Grid): string {
  const kinds = Map.groupBy(cells, (cell) => grid[cell] ?? '');
  return [...kinds].map(([kind, { length }]) => named(KIND, kind) + (length > 1 ? ` ×${length}` : '')).join(', ');
}

export const words: Words = {
  told: (event, cast) => {
    const { ha, won } = voice(cast);
    switch (event.type) {
      case 'dealt':
        return `${ha(event.seat)} ricevuto una nuova mano: ${event.cards ? herd(event.cards) : cards(event.count)}.`;
      case 'selected':
        return `${ha(event.seat)} scelto ${a(event.card)}.`;
      case 'neutral':
        return `Dalla mano neutrale esce ${a(event.card)}.`;
      case 'placed':
        return `${ha(event.seat)} messo ${a(event.card)} in ${event.cell}.`;
      case 'given':
        return `${ha(event.seat)} dato a Swala ${a(event.card)}, in ${event.cell}.`;
      case 'passed':
        return `Le mani passano al posto ${SEAT[event.to]}.`;
      case 'aside':
        return `Fine del primo giro: messe da parte ${cards(event.count)}${event.cards ? ` (${herd(event.cards)})` : ''}.`;
      case 'drew':
        return `${ha(event.seat)} pescato ${event.cards ? herd(event.cards) : cards(event.count)}.`;
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, fields }) => {
    if (kind === 'place') return `metti in ${fields.cell}`;
    const card = named(KIND, String(fields.card));
    return kind === 'give' ? `dai a Swala: ${card}` : `scegli: ${card}`;
  },
  note: (view, index) => {
    const gain = view.gains[index];
    if (gain === undefined) return '';
    if (view.step === 'give') return `${signed(gain)} per Swala`;
    return view.step === 'select' ? `${signed(gain)} max` : signed(gain);
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    if (view.seat < 0) return 'waiting';
    if (!view.waiting.includes(view.seat))
      return `La tua scelta: ${named(KIND, view.chosen ?? '')}; in attesa degli altri.`;
    if (view.step === 'place')
      return `Metti la carta (${named(KIND, view.players[view.seat]?.placing ?? '')}) accanto a un’altra del tuo ecosistema.`;
    return view.step === 'give' ? 'Dai a Swala una carta della tua mano.' : 'Scegli dalla mano una carta da mettere.';
  },
  kind: KIND,
  held: (kind) => named(KIND, kind),
  refusals,
  facts: {
    card: from(KIND),
  },
  parts: {
    'the gazelle rewards': 'i premi delle gazzelle',
    'what Swala gets': 'ciò che riceve Swala',
    'your watering holes': 'le tue pozze',
    'your grasslands': 'le tue praterie',
    'your trees': 'i tuoi alberi',
    'your gazelles': 'le tue gazzelle',
    'your zebras': 'le tue zebre',
    'your giraffes': 'le tue giraffe',
    'your cheetahs': 'i tuoi ghepardi',
    'your lions': 'i tuoi leoni',
    'your elephants': 'i tuoi elefanti',
    'your hyenas': 'le tue iene',
    'your vultures': 'i tuoi avvoltoi',
  },
  why: (kind, item, grid) => {
    const [cell = ''] = item.cards;
    switch (item.reason) {
      case 'group':
        return item.cards.length === 1 ? 'da sola' : `un gruppo di ${item.cards.length}`;
      case 'row':
        return `riga ${cell[0]}`;
      case 'column':
        return `colonna ${cell.slice(1)}`;
      case 'most':
        return 'più gazzelle di tutti';
      case 'second':
        return 'secondo per gazzelle';
      case 'no prey':
        return 'nulla più da girare';
      case 'flip': {
        const gains = Object.entries(item.gains).map(([animal, points]) => `${named(KIND, animal)} ${signed(points)}`);
        return `gira ${kindsOn(item.counted, grid)}${gains.length ? `, il che porta ${and(gains)}` : ''}`;
      }
    }
    if (kind === 'gazelle') return '';
    const [found, none] = LOOKS[kind] ?? ['', ''];
    return item.reason === 'some' ? `${kindsOn(item.counted, grid)} ${found}` : none;
  },
  round: (round, turn) => `Giro ${round}, turno ${turn}`,
  passing: (seat) => `le mani passano al posto ${SEAT[seat]}`,
  turn: (turn) => `Turno ${turn}`,
  margin: (ahead, needed) => `${ahead} più di Swala, ne servono ${needed}`,
  backFrom: (name) => `Da ${name} torna al mio`,
  willGrow: 'Qui crescerà il tuo ecosistema.',
  noCard: 'Ancora nessuna carta.',
  placeAt: (cell, card, points) => `${cell}: metti ${card}, ${points} punti`,
  free: (cell) => `${cell}, libera`,
  lies: (cell, card) => `${cell}: ${card}`,
  flipped: 'girata',
  lookAt: (found, points) => `Guarda questo ecosistema: ${found}, ${points}`,
  sheet: 'Tabella dei punti',
  total: 'Totale',
};
