import { from, named } from '../../lib/telling';
import { and, cards, count, form, overText, reshuffled, voice } from '../../words/voice.nl';
import { refusals } from './refusals.nl';
import type { Words } from './words';

const ANIMAL = {
  peacock: 'pauw',
  squirrel: 'eekhoorn',
  lion: 'leeuw',
  meerkat: 'stokstaartje',
  eagle: 'arend',
  ibex: 'steenbok',
};
const HABITAT = { forest: 'bos', savannah: 'savanne', mountains: 'bergen', wild: 'joker', refill: 'aanvulkaart' };
const OUTCOME: Record<string, string> = {
  'the display could not be refilled': 'de Expo kon niet meer worden aangevuld',
};

/** 'bos 3', from the name of a card. */
function card(name: string): string {
  const [habitat = '', ...value] = name.split(' ');
  return [named(HABITAT, habitat), ...value].join(' ');
}

const listed = (found: Record<string, number>) =>
  and(Object.entries(found).map(([name, n]) => (n === 1 ? card(name) : `${n} × ${card(name)}`)));
const a = (animal: string) => `een ${named(ANIMAL, animal)}`;
const extra = (n: number) => count(n, 'extra kaart', 'extra kaarten');

export const words: Words = {
  told: (event, cast) => {
    const { who, whom, won } = voice(cast);
    const subject = who(event.seat);
    switch (event.type) {
      case 'bid':
        return `${subject} bood ${card(event.card)}.`;
      case 'two':
        return `${subject} legde twee kaarten neer en wachtte op de andere biedingen.`;
      case 'unused':
        return `${subject} nam ${event.card ? card(event.card) : 'de andere kaart'} ongebruikt terug.`;
      case 'exchanged':
        return `${subject} ruilde ${a(event.given)} voor ${a(event.taken)} van de Expo.`;
      case 'leader': {
        const leader = `de leider van soort ${named(ANIMAL, event.species)}`;
        if (event.seat < 0) return `De leiderkaart ${named(ANIMAL, event.species)} ging terug naar de voorraad.`;
        return `${subject} kreeg ${leader}${event.before >= 0 ? ` van ${whom(event.before)}` : ''}.`;
      }
      case 'discarded':
        return `${subject} legde ${listed(event.cards)} weg.`;
      case 'drew':
        return `${subject} trok ${event.cards ? listed(event.cards) : cards(event.count)}.`;
      case 'laid':
        return `${subject} legde bij gelijke stand ${listed(event.cards)}, samen ${event.total}.`;
      case 'took': {
        const price = Object.keys(event.paid).length ? ` met ${listed(event.paid)}` : '';
        const bonus = event.bonus ? `, plus ${event.bonus} punten voor de natuurlijke habitat` : '';
        return `${subject} nam ${a(event.animal)} voor ${card(event.bid)}${price}${bonus}.`;
      }
      case 'passed':
        return `${subject} nam geen dier en kreeg ${listed(event.cards)} terug.`;
      case 'nothing':
        return `${subject} vond geen dier meer.`;
      case 'kept':
        return `${subject} nam ${card(event.card)} terug dankzij de steenbok.`;
      case 'talisman':
        return `${subject} kreeg de talisman, die een gelijke stand had beslist.`;
      case 'display':
        return `De nieuwe Expo: ${event.animals.map((animal) => named(ANIMAL, animal)).join(', ')}.`;
      case 'reshuffled':
        return reshuffled(event.count);
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }) => {
    const shown = card(String(fields.card ?? ''));
    switch (kind) {
      case 'bid':
        return `bied ${shown}`;
      case 'second':
        return fields.card ? `tweede kaart: ${shown}` : 'geen tweede kaart';
      case 'reveal':
        return `onthul ${shown}`;
      case 'exchange':
        return fields.animal ? `ruil ${named(ANIMAL, String(fields.animal))} tegen plek ${fields.slot}` : 'niet ruilen';
      case 'discard':
        return fields.card ? `leg ${shown} weg` : 'klaar: trek nieuwe kaarten';
      case 'take':
        return fields.slot ? `neem plek ${fields.slot}` : 'pas';
      case 'pay':
        return `betaal ${shown}`;
      case 'back':
        return text === 'leave' ? 'laat liggen' : 'neem terug';
      default:
        return text;
    }
  },
  note: () => '',
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    const own = view.players[view.seat];
    switch (view.moves[0]?.kind) {
      case 'bid':
        return `Leg een kaart neer als bod${own?.leaders.includes('eagle') ? '; dankzij de arend mag er een tweede bij' : ''}.`;
      case 'second':
        return 'Dankzij de arend mag je een tweede kaart neerleggen en pas kiezen als de andere biedingen open liggen.';
      case 'reveal':
        return 'De andere biedingen liggen open: welke van je twee kaarten is je bod?';
      case 'exchange':
        return 'Dankzij het stokstaartje mag je een dier uit je verzameling ruilen voor een van de Expo.';
      case 'discard':
        return 'Leg habitatkaarten weg, een voor een in de volgorde van je hand; daarna trek je nieuwe.';
      case 'pay':
        return view.wanted
          ? `Betaal ${extra(view.owed)} voor plek ${view.wanted} (${named(ANIMAL, view.display[view.wanted - 1] ?? '')}), in de volgorde van je hand.`
          : `Gelijk op ${view.value}: leg ${extra(view.owed)} gesloten neer, in de volgorde van je hand. Het hoogste totaal gaat voor.`;
      case 'back':
        return `Dankzij de steenbok mag je je bod terugnemen: ${card(own?.bid ?? '')}.`;
      case 'take':
        return `Neem een dier${view.owed ? ` voor ${extra(view.owed)}` : ''}, of pas.`;
      default:
        return 'waiting';
    }
  },
  animal: ANIMAL,
  habitat: HABITAT,
  held: card,
  refusals,
  facts: {
    animal: from(ANIMAL),
    card: card,
    chosen: card,
    first: card,
    second: card,
  },
  parts: {
    'your animals': 'je dieren',
    'your leaders': 'je leiders',
    'bonus points': 'extra punten',
    'cards in your hand': 'de kaarten in je hand',
    'what your rivals have': 'wat de anderen hebben',
  },
  phases: ['', 'bieden', 'aanvullen', 'dieren', 'einde van de ronde'],
  round: (round, all, phase) => `Ronde ${round} van ${all}: ${phase}`,
  bidsOf: (value) => `biedingen van ${value}`,
  then: (names) => `dan ${names}`,
  display: 'Expo',
  place: (slot) => `Plek ${slot}`,
  takeIt: 'Nemen',
  taken: 'weg',
  leaders: 'Leiders',
  leaderOf: (animal) => `leider ${animal}`,
  allTaken: 'allemaal weg',
  cards: 'Kaarten',
  card: (n) => form(n, 'kaart', 'kaarten'),
  animals: 'Dieren',
  putDown: 'Neergelegd',
  tokens: 'Puntenfiches',
  talisman: 'talisman',
  faceDown: 'gesloten',
  collection: 'Verzameling',
  leader: 'leider',
};
