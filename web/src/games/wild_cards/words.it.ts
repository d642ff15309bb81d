import { from, named } from '../../lib/telling';
import { and, cards, count, form, overText, reshuffled, voice } from '../../words/voice.it';
import { refusals } from './refusals.it';
import type { Words } from './words';

const ANIMAL = {
  peacock: 'pavone',
  squirrel: 'scoiattolo',
  lion: 'leone',
  meerkat: 'suricato',
  eagle: 'aquila',
  ibex: 'stambecco',
};
const A: Record<string, string> = {
  peacock: 'un pavone',
  squirrel: 'uno scoiattolo',
  lion: 'un leone',
  meerkat: 'un suricato',
  eagle: 'un’aquila',
  ibex: 'uno stambecco',
};
const HABITAT = { forest: 'foresta', savannah: 'savana', mountains: 'montagne', wild: 'jolly', refill: 'rifornimento' };
const OUTCOME: Record<string, string> = {
  'the display could not be refilled': 'non si potevano più esporre animali',
};

/** 'foresta 3', from the name of a card. */
function card(name: string): string {
  const [habitat = '', ...value] = name.split(' ');
  return [named(HABITAT, habitat), ...value].join(' ');
}

const listed = (found: Record<string, number>) =>
  and(Object.entries(found).map(([name, n]) => (n === 1 ? card(name) : `${n} × ${card(name)}`)));
const a = (animal: string) => named(A, animal);
const extra = (n: number) => count(n, 'carta in più', 'carte in più');

export const words: Words = {
  told: (event, cast) => {
    const { a: to, ha, does, won } = voice(cast);
    const subject = ha(event.seat);
    switch (event.type) {
      case 'bid':
        return `${subject} offerto ${card(event.card)}.`;
      case 'two':
        return `${subject} messo giù due carte, in attesa delle altre offerte.`;
      case 'unused':
        return `${subject} ripreso ${event.card ? card(event.card) : 'l’altra carta'} senza usarla.`;
      case 'exchanged':
        return `${subject} scambiato ${a(event.given)} con ${a(event.taken)} dell’esposizione.`;
      case 'leader': {
        const leader = `il capo della specie ${named(ANIMAL, event.species)}`;
        if (event.seat < 0) return `Torna nella riserva ${leader}.`;
        return `${subject} ottenuto ${leader}${event.before >= 0 ? `, tolto ${to(event.before)}` : ''}.`;
      }
      case 'discarded':
        return `${subject} scartato ${listed(event.cards)}.`;
      case 'drew':
        return `${subject} pescato ${event.cards ? listed(event.cards) : cards(event.count)}.`;
      case 'laid':
        return `${subject} messo per lo spareggio ${listed(event.cards)}, in tutto ${event.total}.`;
      case 'took': {
        const price = Object.keys(event.paid).length ? ` con ${listed(event.paid)}` : '';
        const bonus = event.bonus ? `, più ${event.bonus} punti per l’habitat naturale` : '';
        return `${subject} preso ${a(event.animal)} per ${card(event.bid)}${price}${bonus}.`;
      }
      case 'passed':
        return `${does(event.seat, 'Non hai', 'non ha')} preso animali: tornano in mano ${listed(event.cards)}.`;
      case 'nothing':
        return `${does(event.seat, 'Non hai', 'non ha')} più trovato animali.`;
      case 'kept':
        return `${subject} ripreso ${card(event.card)} grazie allo stambecco.`;
      case 'talisman':
        return `${subject} ricevuto il talismano, che aveva deciso uno spareggio.`;
      case 'display':
        return `Nuova esposizione: ${event.animals.map((animal) => named(ANIMAL, animal)).join(', ')}.`;
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
        return `offri ${shown}`;
      case 'second':
        return fields.card ? `seconda carta: ${shown}` : 'nessuna seconda carta';
      case 'reveal':
        return `rivela ${shown}`;
      case 'exchange':
        return fields.animal ? `scambia ${named(ANIMAL, String(fields.animal))} con il posto ${fields.slot}` : 'non scambiare';
      case 'discard':
        return fields.card ? `scarta ${shown}` : 'basta: pesca nuove carte';
      case 'take':
        return fields.slot ? `prendi dal posto ${fields.slot}` : 'passa';
      case 'pay':
        return `paga ${shown}`;
      case 'back':
        return text === 'leave' ? 'lasciala' : 'riprendila';
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
        return `Metti giù una carta come offerta${own?.leaders.includes('eagle') ? '; l’aquila ti permette di aggiungerne una seconda' : ''}.`;
      case 'second':
        return 'L’aquila ti permette di mettere una seconda carta e di scegliere quando si vedono le altre offerte.';
      case 'reveal':
        return 'Le altre offerte sono scoperte: quale delle tue due carte è la tua offerta?';
      case 'exchange':
        return 'Il suricato ti permette di scambiare un animale della tua collezione con uno esposto.';
      case 'discard':
        return 'Scarta carte habitat, una alla volta nell’ordine della mano; poi ne peschi di nuove.';
      case 'pay':
        return view.wanted
          ? `Paga ${extra(view.owed)} per il posto ${view.wanted} (${named(ANIMAL, view.display[view.wanted - 1] ?? '')}), nell’ordine della mano.`
          : `Parità a ${view.value}: metti ${extra(view.owed)} coperte, nell’ordine della mano. Il totale più alto va per primo.`;
      case 'back':
        return `Lo stambecco ti permette di riprendere la tua offerta: ${card(own?.bid ?? '')}.`;
      case 'take':
        return `Prendi un animale${view.owed ? ` per ${extra(view.owed)}` : ''}, o passa.`;
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
    'your animals': 'i tuoi animali',
    'your leaders': 'i tuoi capi',
    'bonus points': 'i punti extra',
    'cards in your hand': 'le carte in mano',
    'what your rivals have': 'ciò che hanno gli altri',
  },
  phases: ['', 'offerte', 'rifornimento', 'animali', 'fine del giro'],
  round: (round, all, phase) => `Giro ${round} di ${all}: ${phase}`,
  bidsOf: (value) => `offerte da ${value}`,
  then: (names) => `poi ${names}`,
  display: 'Esposizione',
  place: (slot) => `Posto ${slot}`,
  takeIt: 'Prendi',
  taken: 'preso',
  leaders: 'Capi',
  leaderOf: (animal) => `capo: ${animal}`,
  allTaken: 'tutti presi',
  cards: 'Carte',
  card: (n) => form(n, 'carta', 'carte'),
  animals: 'Animali',
  putDown: 'Messe giù',
  tokens: 'Gettoni habitat',
  talisman: 'talismano',
  faceDown: 'coperta',
  collection: 'Collezione',
  leader: 'capo',
};
