import { capital } from '../../lib/grammar';
import { from, named } from '../../lib/telling';
import { count, form, overText, voice } from '../../words/voice.nl';
import { refusals } from './refusals.nl';
import type { Words } from './words';

const CARD = {
  'Second Wind': 'Tweede adem',
  'Hidden Spring': 'Verborgen bron',
  'Wild Berries': 'Wilde bessen',
  'Deep Sleep': 'Diepe slaap',
  'Fresh Tracks': 'Verse sporen',
  'Old Path': 'Oud pad',
  Companion: 'Metgezel',
  Torch: 'Fakkel',
  Spear: 'Speer',
  'Climb a Tree': 'In een boom klimmen',
  'Healing Herbs': 'Geneeskrachtige kruiden',
  Raft: 'Vlot',
  Shelter: 'Schuilplaats',
  Shortcut: 'Sluiproute',
  'Steady Hand': 'Vaste hand',
  Campfire: 'Kampvuur',
  'Lucky Charm': 'Geluksamulet',
  Watchful: 'Waakzaam',
  'Heavy Legs': 'Zware benen',
  'Leaking Flask': 'Lekke fles',
  'Spoiled Meat': 'Bedorven vlees',
  Nightmares: 'Nachtmerries',
  'Startled Game': 'Opgeschrikt wild',
  'Wrong Turn': 'Verkeerde afslag',
  Quarrel: 'Ruzie',
  'Sudden Darkness': 'Plotselinge duisternis',
  'Enraged Beast': 'Woest beest',
  'Scent of Blood': 'Bloedgeur',
  'Bad Water': 'Slecht water',
  Flood: 'Overstroming',
  Storm: 'Storm',
  Landslide: 'Aardverschuiving',
  'Spinning Needle': 'Dolle naald',
  Smoke: 'Rook',
  Jinx: 'Pechvogel',
  Thief: 'Dief',
};
const TEXT = {
  'Second Wind': '2 energie meer deze beurt',
  'Hidden Spring': 'dorst naar het linkereinde',
  'Wild Berries': '3 honger minder',
  'Deep Sleep': '2 stappen meer',
  'Fresh Tracks': '2 meer bij de jacht',
  'Old Path': 'de volgende stap kost in totaal 2 en vraagt geen worp',
  Companion: 'ga gratis mee',
  Torch: 'deze beurt geen nachtworpen',
  Spear: 'gooi twee dobbelstenen',
  'Climb a Tree': 'de aanval gaat niet door',
  'Healing Herbs': 'leg één ziekte af',
  Raft: 'rivieren kosten deze beurt niets extra',
  Shelter: 'sla de uitputting van deze natuurbeurt over',
  Shortcut: 'één stap gratis, zonder worp en zonder rivierkosten',
  'Steady Hand': 'kies zelf de richting',
  Campfire: 'rusten kost deze beurt 1',
  'Lucky Charm': 'gooi je dobbelstenen opnieuw',
  Watchful: 'de kaart die op je gespeeld is werkt niet',
  'Heavy Legs': '2 energie minder deze beurt',
  'Leaking Flask': '2 dorst meer',
  'Spoiled Meat': '2 honger meer',
  Nightmares: '2 stappen minder',
  'Startled Game': '2 minder bij de jacht',
  'Wrong Turn': 'de stap vraagt een worp van 4, ’s nachts van 5',
  Quarrel: '2 uitputting meer',
  'Sudden Darkness': 'deze beurt is het nacht',
  'Enraged Beast': 'het dier gooit een dobbelsteen meer',
  'Scent of Blood': 'verplaats eerst één dier één gebied',
  'Bad Water': 'trek een ziektekaart',
  Flood: 'deze beurt geen rivier oversteken',
  Storm: 'meteen 2 uitputting meer',
  Landslide: 'de stap gaat niet door, de energie is weg',
  'Spinning Needle': 'bij een worp van 1 of 2 verdwaald in een willekeurige richting',
  Smoke: 'deze beurt niet rusten of slapen',
  Jinx: 'gooi de dobbelstenen opnieuw',
  Thief: 'neem een willekeurige gebeurteniskaart',
};
const ILLNESS = {
  Fever: 'Koorts',
  'Stomach Cramps': 'Maagkrampen',
  'Twisted Ankle': 'Verstuikte enkel',
  Dysentery: 'Dysenterie',
  'Blurred Vision': 'Wazig zicht',
  'Infected Wound': 'Ontstoken wond',
  Chills: 'Koude rillingen',
  Bite: 'Beet',
  'False Alarm': 'Vals alarm',
};
const DAY = {
  'Clear Day': 'Heldere dag',
  'Scorching Sun': 'Brandende zon',
  Downpour: 'Stortbui',
  'Thick Fog': 'Dichte mist',
  'Bitter Cold': 'Bittere kou',
  'Bright Moon': 'Heldere maan',
  'Long Day': 'Lange dag',
  'Short Day': 'Korte dag',
  'Rich Game': 'Rijk wild',
  'Restless Beasts': 'Onrustige dieren',
  Headwind: 'Tegenwind',
  'Gentle Breeze': 'Zachte bries',
  Omen: 'Voorteken',
};
const DAY_TEXT = {
  'Clear Day': '',
  'Scorching Sun': '1 dorst meer in de natuurbeurt, woestijnen 2',
  Downpour: 'geen dorst in de natuurbeurt, overal water, rivieren kosten 4',
  'Thick Fog': 'stappen vragen de nachtworp',
  'Bitter Cold': 'nacht; slaap geeft 3 stappen',
  'Bright Moon': 'nacht; stappen lukken met 2 of meer',
  'Long Day': '',
  'Short Day': '',
  'Rich Game': '1 meer bij jachtworpen',
  'Restless Beasts': 'de dieren doen tweemaal iets',
  Headwind: 'bos en berg kosten 1 meer',
  'Gentle Breeze': 'geen gewone uitputting in de natuurbeurt',
  Omen: '',
};
const TILE = {
  'River Meadow': 'Rivierweide',
  'Dry Flats': 'Droge Vlakte',
  'Black Forest': 'Zwarte Woud',
  Marshland: 'Moerasland',
  'High Pass': 'Hoge Pas',
  Lakeland: 'Merenland',
  'Broken Hills': 'Gebroken Heuvels',
  'Sunburnt Plain': 'Verbrande Vlakte',
};
const TERRAIN = {
  grassland: 'grasland',
  'rocky area': 'rotsgebied',
  desert: 'woestijn',
  forest: 'bos',
  swamp: 'moeras',
  mountain: 'berg',
  tribe: 'stam',
  village: 'dorp',
  water: 'water',
};
const BEAST = {
  bear: 'beer',
  'High Pass wolf': 'wolf van de Hoge Pas',
  'Broken Hills wolf': 'wolf van de Gebroken Heuvels',
  snake: 'slang',
};
const ATTACKER = {
  'the bear': 'de beer',
  'the High Pass wolf': 'de wolf van de Hoge Pas',
  'the Broken Hills wolf': 'de wolf van de Gebroken Heuvels',
  'the snake': 'de slang',
  'the tribe': 'de stam',
};
/** By the number of the compass, from 1. */
const WAY = ['', 'oost', 'zuidoost', 'zuidwest', 'west', 'noordwest', 'noordoost'];
const TRIGGER = {
  start: 'begin van een beurt',
  move: 'stap',
  'night roll': 'nachtworp',
  lost: 'verdwaald',
  'hunt roll': 'jachtworp',
  sleep: 'slaap',
  illness: 'ziekte',
  attack: 'aanval',
  'attack roll': 'gevechtsworp',
  end: 'einde van een beurt',
  nature: 'natuurbeurt',
  targeted: 'kaart op jou',
};
const EFFECT = {
  'under way': 'onderweg',
  slept: 'geslapen',
  'has drunk': 'gedronken',
  torch: 'fakkel',
  darkness: 'duisternis',
  'old path': 'oud pad',
  shortcut: 'sluiproute',
  'rivers free': 'rivieren gratis',
  flood: 'overstroming',
  campfire: 'kampvuur',
  smoke: 'rook',
  'no roll': 'geen worp',
  'wrong turn': 'verkeerde afslag',
};
const OUTCOME: Record<string, string> = {
  village: 'het dorp is bereikt',
  'last survivor': 'er is één overlevende',
  'nobody survived': 'niemand heeft het overleefd',
};
const ACTION: Record<string, string> = {
  hunt: 'jaag',
  rest: 'rust',
  sleep: 'slaap',
  drink: 'drink',
  'wash wound': 'was de wond',
  'end turn': 'beëindig de beurt',
  'eat and get lost': 'eet en verdwaal',
  'stay hungry': 'blijf hongerig',
  pass: 'pas',
};
const DECK: Record<string, string> = { event: 'gebeurteniskaarten', illness: 'ziektekaarten', day: 'dagkaarten' };
const ROUND: Record<string, string> = { d: 'dag', n: 'nacht', '*': 'bijzonder' };

const listed = (found: Record<string, number>, names: Record<string, string>) =>
  Object.entries(found)
    .map(([name, n]) => (n === 1 ? named(names, name) : `${n} × ${named(names, name)}`))
    .join(', ');
const place = (terrain: string, area: string) => `${named(TERRAIN, terrain)} ${area}`;
const roll = (needed: number) => (needed ? `, gooi ${needed} of meer` : '');

/** What a card is played for: an illness, a direction, an animal. */
function aim(fields: Record<string, string | number>): string {
  const parts = [
    fields.illness ? named(ILLNESS, String(fields.illness)) : '',
    fields.beast ? named(BEAST, String(fields.beast)) : '',
    fields.direction ? `naar ${WAY[Number(fields.direction)]}` : '',
    fields.ashore ? `aan land naar ${WAY[Number(fields.ashore)]}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export const words: Words = {
  told: (event, cast) => {
    const { who, whom, won } = voice(cast);
    const subject = who(event.seat);
    switch (event.type) {
      case 'turn':
        return `${subject} begon een beurt met ${event.energy} energie.`;
      case 'moved':
        return `${subject} ging naar ${event.area} voor ${event.cost} energie.`;
      case 'followed':
        return `${subject} ging met ${whom(event.leader)} mee naar ${event.area}.`;
      case 'rolled':
        return `${subject} ging op weg naar ${event.area}, gooide ${event.roll}; nodig was ${event.needed}.`;
      case 'rolled_again':
        return `${subject} gooide opnieuw: ${event.roll}.`;
      case 'wandered':
        return `${subject} dwaalde naar ${WAY[event.direction]}, naar ${event.area}.`;
      case 'turned':
        return `Tegel ${event.position} werd omgedraaid: ${named(TILE, event.tile)}.`;
      case 'appeared':
        return `De ${named(BEAST, event.beast)} verscheen bij ${event.area}.`;
      case 'fell_ill':
        return `${subject} trok een ziekte: ${named(ILLNESS, event.illness)}.`;
      case 'healed':
        return `${subject} genas van ${named(ILLNESS, event.illness)}.`;
      case 'hunted':
        return `${subject} jaagde en gooide ${event.roll}.`;
      case 'tracked':
        if (event.result === 1) return `${subject} verdwaalde bij de jacht.`;
        if (event.result === 4) return `${subject} vond wild, maar zou naar ${WAY[event.direction]} verdwalen.`;
        return `${subject} vond ${event.result > 4 ? 'wild' : 'niets'}.`;
      case 'drank':
        return `${subject} dronk en had geen dorst meer.`;
      case 'rested':
        return `${subject} rustte: uitputting ${event.exhaustion}.`;
      case 'slept':
        return `${subject} sliep ${count(event.steps, 'stap', 'stappen')}: uitputting ${event.exhaustion}.`;
      case 'status':
        return `${subject} had dorst ${event.thirst}, honger ${event.hunger}, uitputting ${event.exhaustion}.`;
      case 'played': {
        const on = event.target === null ? '' : ` op ${whom(event.target)}`;
        const meant = (event.target === null && aim(event.fields)) || named(TEXT, event.card);
        return `${subject} speelde ${named(CARD, event.card)}${on}: ${meant}.`;
      }
      case 'needle':
        return `${subject} gooide ${event.roll} tegen de Dolle naald.`;
      case 'stole':
        return `${subject} nam ${event.card ? named(CARD, event.card) : 'een kaart'} van ${whom(event.victim)}.`;
      case 'dealt':
        return `${subject} kreeg ${event.cards ? listed(event.cards, CARD) : count(event.count, 'gebeurteniskaart', 'gebeurteniskaarten')}.`;
      case 'reshuffled':
        return `De ${event.count} afgelegde ${DECK[event.deck]} zijn tot een nieuwe stapel geschud.`;
      case 'day': {
        const special = named(DAY_TEXT, event.day);
        return `Een nieuwe dag: ${named(DAY, event.day)} (${event.rounds}).${special ? ` *: ${special}.` : ''}`;
      }
      case 'round':
        return `Ronde ${event.round} van de dag: ${ROUND[event.mark]}${event.mark === '*' && event.night ? ', nacht' : ''}.`;
      case 'nature':
        return 'De natuurbeurt begon.';
      case 'roamed':
        return `De ${named(BEAST, event.beast)} ging naar ${event.area}.`;
      case 'attacked':
        return `${capital(named(ATTACKER, event.by))} viel ${whom(event.seat)} aan bij ${event.area}.`;
      case 'fought':
        return `${subject} vocht: ${named(ATTACKER, event.by)} gooide ${event.beast_sum}, tegen ${event.own_sum}.`;
      case 'won_fight':
        return `${subject} versloeg ${named(ATTACKER, event.by)} en at ${event.removed ? 'zich vol' : 'mee'}.`;
      case 'tribe':
        return `${subject} bleef bij de stam en gooide ${event.roll}: ${event.roll === 1 ? 'ze werden vijandig' : 'er was eten en drinken'}.`;
      case 'died':
        return `${subject} stierf in de wildernis.`;
      case 'ended':
        if (!event.winners.length) return `Het spel is afgelopen: ${named(OUTCOME, event.outcome)}. De wildernis wint.`;
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }, cast) => {
    const card = named(CARD, String(fields.card ?? ''));
    const trigger = named(TRIGGER, String(fields.trigger ?? ''));
    switch (kind) {
      case 'go':
        return `ga naar ${WAY[Number(fields.direction)]}`;
      case 'always pass':
        return `altijd passen: ${trigger}`;
      case 'ask me':
        return `vraag weer: ${trigger}`;
      case 'good':
      case 'bad':
      case 'raft': {
        const what = fields.target === undefined ? aim(fields) : `op ${cast.names[Number(fields.target)]}`;
        return what ? `${card}: ${what}` : card;
      }
      default:
        return named(ACTION, text);
    }
  },
  note: (view, index) => {
    const move = view.moves[index];
    const prospect = view.prospects[index];
    if (!move || !prospect) return '';
    const { energy, steps, area, terrain, river } = prospect;
    const there = `${place(terrain, area)}: ${energy} energie${roll(prospect.roll)}`;
    if (move.kind === 'go') return `${WAY[Number(move.fields.direction)]}${river ? ', over de rivier,' : ''} naar ${there}`;
    if (move.kind === 'raft') return `over het water naar ${there}`;
    if (move.kind === 'good' || move.kind === 'bad') return named(TEXT, String(move.fields.card));
    switch (move.text) {
      case 'hunt':
        return `${energy} energie: 1 verdwaald, 2-3 niets, 4 eten en verdwalen, 5-6 eten`;
      case 'rest':
        return `${energy} energie: 1 uitputting minder`;
      case 'sleep':
        return `de hele beurt: ${steps} uitputting minder`;
      case 'drink':
        return 'gratis: je dorst is weg';
      case 'wash wound':
        return `${energy} energie: een ontstoken wond geneest`;
      case 'eat and get lost':
        return 'je honger is weg, en je energie ook';
      case 'stay hungry':
        return 'houd je plaats en je energie';
      case 'pass':
        return 'speel niets';
      default:
        return '';
    }
  },
  asked: (view, cast) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    const { matter } = view;
    if (view.window) {
      if (!matter) return 'Misschien denkt er iemand na.';
      return `${capital(about(view.window, matter))} Speel een kaart, of pas.`;
    }
    if (!view.waiting.includes(view.seat)) return 'waiting';
    if (matter) return `Er is wild: eet en verdwaal naar ${WAY[matter.direction]}, of blijf hongerig waar je bent.`;
    return view.energy
      ? `Je hebt ${view.energy} energie: zet een stap, doe iets, of beëindig je beurt.`
      : 'Je hebt geen energie meer: speel een kaart, of beëindig je beurt.';

    function about(window: string, { area, terrain, direction, ...found }: NonNullable<typeof matter>): string {
      const { whom } = voice(cast);
      const whose = whom(view.concerned ?? -1);
      switch (window) {
        case 'illness':
          return `een ziekte voor ${whose}: ${listed(view.players[view.concerned ?? 0]?.illnesses ?? {}, ILLNESS)}.`;
        case 'targeted':
          return `op ${whose} wordt een kaart gespeeld: ${named(CARD, found.card)}.`;
        case 'move':
          return `een stap van ${whose}: naar ${place(terrain, area)}.`;
        case 'night roll':
          return `een worp van ${found.roll} voor ${whose}, op weg naar ${place(terrain, area)}; nodig is ${found.needed}.`;
        case 'lost':
          return `${whose}: de weg kwijt, ${direction ? `naar ${WAY[direction]}` : 'en het kompas gaat zo draaien'}.`;
        case 'attack':
          return `een aanval op ${whose} door ${named(ATTACKER, found.attacker)}.`;
        case 'attack roll':
          return `het gevecht: ${named(ATTACKER, found.attacker)} gooide ${found.beast_sum}, voor ${whose} ${found.own_sum}.`;
        case 'hunt roll':
          return `een jacht van ${whose}: een worp van ${found.roll} telt als ${found.result}.`;
        case 'start':
          return `een beurt begint voor ${whose}.`;
        case 'sleep':
          return `een slaap van ${whose}.`;
        case 'end':
          return `de beurt eindigt voor ${whose}.`;
        default:
          return 'de natuurbeurt begint.';
      }
    }
  },
  held: (name) => named(CARD, name),
  refusals,
  facts: {
    terrain: from(TERRAIN),
    card: from(CARD),
    good: from(CARD),
    bad: from(CARD),
    illness: from(ILLNESS),
    trigger: from(TRIGGER),
    triggers: from(TRIGGER),
    direction: (way) => WAY[Number(way)] ?? way,
  },
  parts: {
    'your way to the village': 'je weg naar het dorp',
    'your strength': 'je kracht',
    'your thirst': 'je dorst',
    'your hunger': 'je honger',
    'your health': 'je gezondheid',
    'cards in your hand': 'de kaarten in je hand',
    'your lead over your rivals': 'je voorsprong op de anderen',
  },
  card: CARD,
  illness: ILLNESS,
  day: DAY,
  dayText: DAY_TEXT,
  trigger: TRIGGER,
  effect: EFFECT,
  track: { thirst: 'dorst', hunger: 'honger', exhaustion: 'uitputting' },
  marks: { d: 'dag', n: 'nacht', '*': 'bijzonder' },
  rounds: 'Ronden van de dag',
  energy: (n) => `${n} energie`,
  trackAt: (track, at, of) => `${track} ${at} van ${of}`,
  adds: (n) => `+${n} uitputting`,
  cards: (n) => form(n, 'kaart', 'kaarten'),
  died: 'gestorven in de wildernis',
  land: 'Het land van west naar oost',
  figureAt: (name, area) => `${name} bij ${area}`,
  go: (note) => `Ga naar ${note}`,
  notNow: (area) => `${area}: nu niet`,
  askMe: 'Vraag me…',
  unasked: (triggers) => `Gepast zonder te vragen: ${triggers}`,
  askAgain: (trigger) => `Vraag me weer: ${trigger}`,
  neverAsk: (trigger) => `Nooit vragen: ${trigger}`,
};
