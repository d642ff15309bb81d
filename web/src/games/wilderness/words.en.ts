import { grammar } from '../../lib/grammar';
import type { Move } from '../../lib/protocol';
import { named, SERVER, type Cast, type Telling } from '../../lib/telling';

const { form } = grammar('en-GB');

const CARD = {
  'Second Wind': 'Second Wind',
  'Hidden Spring': 'Hidden Spring',
  'Wild Berries': 'Wild Berries',
  'Deep Sleep': 'Deep Sleep',
  'Fresh Tracks': 'Fresh Tracks',
  'Old Path': 'Old Path',
  Companion: 'Companion',
  Torch: 'Torch',
  Spear: 'Spear',
  'Climb a Tree': 'Climb a Tree',
  'Healing Herbs': 'Healing Herbs',
  Raft: 'Raft',
  Shelter: 'Shelter',
  Shortcut: 'Shortcut',
  'Steady Hand': 'Steady Hand',
  Campfire: 'Campfire',
  'Lucky Charm': 'Lucky Charm',
  Watchful: 'Watchful',
  'Heavy Legs': 'Heavy Legs',
  'Leaking Flask': 'Leaking Flask',
  'Spoiled Meat': 'Spoiled Meat',
  Nightmares: 'Nightmares',
  'Startled Game': 'Startled Game',
  'Wrong Turn': 'Wrong Turn',
  Quarrel: 'Quarrel',
  'Sudden Darkness': 'Sudden Darkness',
  'Enraged Beast': 'Enraged Beast',
  'Scent of Blood': 'Scent of Blood',
  'Bad Water': 'Bad Water',
  Flood: 'Flood',
  Storm: 'Storm',
  Landslide: 'Landslide',
  'Spinning Needle': 'Spinning Needle',
  Smoke: 'Smoke',
  Jinx: 'Jinx',
  Thief: 'Thief',
};
const ILLNESS = {
  Fever: 'Fever',
  'Stomach Cramps': 'Stomach Cramps',
  'Twisted Ankle': 'Twisted Ankle',
  Dysentery: 'Dysentery',
  'Blurred Vision': 'Blurred Vision',
  'Infected Wound': 'Infected Wound',
  Chills: 'Chills',
  Bite: 'Bite',
  'False Alarm': 'False Alarm',
};
const DAY = {
  'Clear Day': 'Clear Day',
  'Scorching Sun': 'Scorching Sun',
  Downpour: 'Downpour',
  'Thick Fog': 'Thick Fog',
  'Bitter Cold': 'Bitter Cold',
  'Bright Moon': 'Bright Moon',
  'Long Day': 'Long Day',
  'Short Day': 'Short Day',
  'Rich Game': 'Rich Game',
  'Restless Beasts': 'Restless Beasts',
  Headwind: 'Headwind',
  'Gentle Breeze': 'Gentle Breeze',
  Omen: 'Omen',
};
const DAY_TEXT = {
  'Clear Day': '',
  'Scorching Sun': '1 thirst more in nature’s turn, deserts 2',
  Downpour: 'no thirst in nature’s turn, water everywhere, rivers cost 4',
  'Thick Fog': 'moves need the night roll',
  'Bitter Cold': 'night; sleep gives 3 steps',
  'Bright Moon': 'night; moves succeed on 2 or more',
  'Long Day': '',
  'Short Day': '',
  'Rich Game': '1 more on hunt rolls',
  'Restless Beasts': 'the animals act twice',
  Headwind: 'forest and mountain cost 1 more',
  'Gentle Breeze': 'no basic exhaustion in nature’s turn',
  Omen: '',
};
const TRIGGER = {
  start: 'start',
  move: 'move',
  'night roll': 'night roll',
  lost: 'lost',
  'hunt roll': 'hunt roll',
  sleep: 'sleep',
  illness: 'illness',
  attack: 'attack',
  'attack roll': 'attack roll',
  end: 'end',
  nature: 'nature',
  targeted: 'targeted',
};
const EFFECT = {
  'under way': 'under way',
  slept: 'slept',
  'has drunk': 'has drunk',
  torch: 'torch',
  darkness: 'darkness',
  'old path': 'old path',
  shortcut: 'shortcut',
  'rivers free': 'rivers free',
  flood: 'flood',
  campfire: 'campfire',
  smoke: 'smoke',
  'no roll': 'no roll',
  'wrong turn': 'wrong turn',
};
/** By the number of the compass, from 1. */
const WAY = ['', 'east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];
const ACTION: Record<string, string> = { 'end turn': 'end your turn', 'wash wound': 'wash the wound' };

/** What a card is played for: an illness, a direction, an animal. */
function aim(fields: Record<string, string | number>): string {
  const parts = [
    fields.illness ? String(fields.illness) : '',
    fields.beast ? `the ${fields.beast}` : '',
    fields.direction ? `to the ${WAY[Number(fields.direction)]}` : '',
    fields.ashore ? `ashore to the ${WAY[Number(fields.ashore)]}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export const words = {
  ...(SERVER as Telling<'wilderness'>),
  move: ({ kind, text, fields }: Move, cast: Cast): string => {
    switch (kind) {
      case 'go':
        return `go ${WAY[Number(fields.direction)]}`;
      case 'always pass':
        return `never ask at: ${fields.trigger}`;
      case 'ask me':
        return `ask me again at: ${fields.trigger}`;
      case 'good':
      case 'bad':
      case 'raft': {
        const what = fields.target === undefined ? aim(fields) : `on ${cast.names[Number(fields.target)]}`;
        return what ? `${fields.card}: ${what}` : String(fields.card);
      }
      default:
        return named(ACTION, text);
    }
  },
  parts: {
    'your way to the village': 'your way to the village',
    'your strength': 'your strength',
    'your thirst': 'your thirst',
    'your hunger': 'your hunger',
    'your health': 'your health',
    'cards in your hand': 'cards in your hand',
    'your lead over your rivals': 'your lead over your rivals',
  },
  card: CARD,
  illness: ILLNESS,
  day: DAY,
  dayText: DAY_TEXT,
  trigger: TRIGGER,
  effect: EFFECT,
  track: { thirst: 'thirst', hunger: 'hunger', exhaustion: 'exhaustion' },
  marks: { d: 'day', n: 'night', '*': 'special' },
  rounds: 'Rounds of the day',
  energy: (n: number) => `${n} energy`,
  trackAt: (track: string, at: number, of: number) => `${track} ${at} of ${of}`,
  adds: (n: number) => `+${n} exhaustion`,
  cards: (n: number) => form(n, 'card', 'cards'),
  died: 'died in the wilderness',
  land: 'Land from west to east',
  figureAt: (name: string, area: string) => `${name} at ${area}`,
  go: (note: string) => `Go ${note}`,
  notNow: (area: string) => `${area}: not now`,
  askMe: 'Ask me…',
  unasked: (triggers: string) => `Passed without asking: ${triggers}`,
  askAgain: (trigger: string) => `Ask me again at ${trigger}`,
  neverAsk: (trigger: string) => `Never ask at ${trigger}`,
};
