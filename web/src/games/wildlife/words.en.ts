import { grammar } from '../../lib/grammar';
import type { Move } from '../../lib/protocol';
import { SERVER, type Cast, type Telling } from '../../lib/telling';

const { count, form } = grammar('en-GB');

export const words = {
  ...(SERVER as Telling<'wildlife'>),
  move: ({ kind, text, fields }: Move, cast: Cast): string => {
    switch (kind) {
      case 'place':
        return `place a tile on ${fields.space}`;
      case 'attack':
        return `attack the tile on ${fields.space}`;
      case 'from':
        return `move the tile on ${fields.space}`;
      case 'to':
        return `move it to ${fields.space}`;
      case 'swap':
        return `swap it with the tile on ${fields.space}`;
      case 'remove':
        return `give up the tile on ${fields.space}`;
      case 'play':
        return `play the ${fields.card} card`;
      case 'auction':
        return `put the ${fields.card} card up for auction`;
      case 'migrate':
        return 'migrate a tile for free';
      case 'mobility':
      case 'aggression':
        return `use ${kind}`;
      case 'end':
        return 'end your turn';
      case 'nothing':
        return 'let the card go unused';
      case 'use':
        return 'use the card';
      case 'defense':
        return text === 'defend' ? 'use defense' : 'do not defend';
      case 'improve':
        return `adapt to ${fields.terrain}`;
      case 'rob':
        return `from ${cast.names[Number(fields.player) - 1]}`;
      case 'organism':
        return `choose the ${fields.organism}`;
      case 'convert':
        return `turn food into ${count(Number(fields.points), 'point', 'points')}`;
      case 'fall':
        return Number(fields.spaces) ? `give up ${count(Number(fields.spaces), 'point', 'points')}` : 'pay all in food';
      case 'bid':
        return `bid ${fields.food} food`;
      default:
        return text;
    }
  },
  parts: {
    'your points': 'your points',
    'your food': 'your food',
    'your majorities': 'your majorities',
    'your herds': 'your herds',
    'your adaptations': 'your adaptations',
    'your abilities': 'your abilities',
    'your tiles on the island and in your supply': 'your tiles on the island and in your supply',
    'areas that you may fill': 'areas that you may fill',
    'being safe from attacks': 'being safe from attacks',
    'cards in your hand': 'cards in your hand',
    'what your rivals have': 'what your rivals have',
  },
  organism: { man: 'man', mammoth: 'mammoth', bear: 'bear', eagle: 'eagle', snake: 'snake', crocodile: 'crocodile' },
  terrain: {
    forest: 'forest',
    desert: 'desert',
    savanna: 'savanna',
    steppe: 'steppe',
    mountains: 'mountains',
    water: 'water',
  },
  area: {
    'large forest': 'large forest',
    'small forest': 'small forest',
    'large desert': 'large desert',
    'small desert': 'small desert',
    'large savanna': 'large savanna',
    'small savanna': 'small savanna',
    'large steppe': 'large steppe',
    'small steppe': 'small steppe',
    'large mountains': 'large mountains',
    'small mountains': 'small mountains',
    'large water': 'large water',
    'small water': 'small water',
  },
  card: {
    forest: 'forest',
    desert: 'desert',
    savanna: 'savanna',
    steppe: 'steppe',
    mountains: 'mountains',
    water: 'water',
    ability: 'ability',
    adaptation: 'adaptation',
    joker: 'joker',
    'food source': 'food source',
    epidemic: 'epidemic',
    famine: 'famine',
  },
  ability: {
    food: 'food',
    intelligence: 'intelligence',
    mobility: 'mobility',
    defense: 'defense',
    aggression: 'aggression',
  },
  level: { 'no action': 'no action', migrate: 'migrate', expand: 'expand', attack: 'attack' },
  /** The levels in a narrow column. */
  shortLevel: { 'no action': '–', migrate: 'migrate', expand: 'expand', attack: 'attack' },
  /** What is done by pointing at a space. */
  point: { place: 'place', attack: 'attack', from: 'from', to: 'to', swap: 'swap', remove: 'remove' },
  others: { adaptations: 'adaptations', abilities: 'abilities', food: 'food' },
  monopoly: { big: 'big monopoly', small: 'small monopoly' },
  herds: 'herds',
  closer: 'Look closer',
  showHerds: 'Herds',
  scoringNow: 'Scoring now',
  pile: 'Pile',
  auction: (what: string) => `Auction: ${what}`,
  bids: (name: string, food: number) => `${name} bids ${food} food`,
  noBid: 'no bid yet',
  passed: (names: string) => `passed: ${names}`,
  whatToDo: (card: string) => `What to do with ${card}`,
  yourOrganism: 'Your organism',
  tileOf: (name: string) => `tile of ${name}`,
  wasFilled: (area: string) => `${area} was filled`,
  ifScored: 'If a big scoring came now',
  total: 'Total',
  food: 'Food',
  cards: 'Cards',
  cardWord: (n: number) => form(n, 'card', 'cards'),
  tilesTitle: 'Tiles on the island and in supply',
  tilesLeft: (left: number) => `tiles, ${left} left`,
  chart: 'Organism chart',
  points: (all: string) => `Points: ${all}`,
  filled: (n: number, all: number, next: number) =>
    `${n} of ${all} areas filled${next ? `, the next scores ${next}` : ''}`,
  track:
    'Whoever fills an area first takes the next pawn and scores the number under it. A marked space brings a big scoring after the turn; the last one ends the game.',
  bigScoring: 'Big scoring after this turn',
  lastTurn: 'last turn',
};
