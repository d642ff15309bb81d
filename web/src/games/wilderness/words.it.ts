import { capital } from '../../lib/grammar';
import { from, named } from '../../lib/telling';
import { count, form, overText, voice } from '../../words/voice.it';
import { refusals } from './refusals.it';
import type { Words } from './words';

const CARD = {
  'Second Wind': 'Nuove forze',
  'Hidden Spring': 'Sorgente nascosta',
  'Wild Berries': 'Bacche selvatiche',
  'Deep Sleep': 'Sonno profondo',
  'Fresh Tracks': 'Tracce fresche',
  'Old Path': 'Vecchio sentiero',
  Companion: 'Compagno',
  Torch: 'Torcia',
  Spear: 'Lancia',
  'Climb a Tree': 'Su un albero',
  'Healing Herbs': 'Erbe medicinali',
  Raft: 'Zattera',
  Shelter: 'Riparo',
  Shortcut: 'Scorciatoia',
  'Steady Hand': 'Mano ferma',
  Campfire: 'Falò',
  'Lucky Charm': 'Portafortuna',
  Watchful: 'All’erta',
  'Heavy Legs': 'Gambe pesanti',
  'Leaking Flask': 'Borraccia bucata',
  'Spoiled Meat': 'Carne guasta',
  Nightmares: 'Incubi',
  'Startled Game': 'Selvaggina in fuga',
  'Wrong Turn': 'Svolta sbagliata',
  Quarrel: 'Lite',
  'Sudden Darkness': 'Buio improvviso',
  'Enraged Beast': 'Belva furiosa',
  'Scent of Blood': 'Odore di sangue',
  'Bad Water': 'Acqua cattiva',
  Flood: 'Piena',
  Storm: 'Tempesta',
  Landslide: 'Frana',
  'Spinning Needle': 'Ago impazzito',
  Smoke: 'Fumo',
  Jinx: 'Malocchio',
  Thief: 'Ladro',
};
const TEXT = {
  'Second Wind': '2 energia in più in questo turno',
  'Hidden Spring': 'sete all’estremo sinistro',
  'Wild Berries': '3 fame in meno',
  'Deep Sleep': '2 passi in più',
  'Fresh Tracks': '2 in più nella caccia',
  'Old Path': 'il prossimo passo costa 2 in tutto e non chiede tiri',
  Companion: 'accompagna gratis',
  Torch: 'nessun tiro notturno in questo turno',
  Spear: 'tira due dadi',
  'Climb a Tree': 'l’attacco non avviene',
  'Healing Herbs': 'scarta una malattia',
  Raft: 'i fiumi non costano nulla in più in questo turno',
  Shelter: 'niente stanchezza in questo turno della natura',
  Shortcut: 'un passo gratis, senza tiro né costo del fiume',
  'Steady Hand': 'scegli la direzione',
  Campfire: 'riposare costa 1 in questo turno',
  'Lucky Charm': 'ritira i tuoi dadi',
  Watchful: 'la carta giocata su di te non ha effetto',
  'Heavy Legs': '2 energia in meno in questo turno',
  'Leaking Flask': '2 sete in più',
  'Spoiled Meat': '2 fame in più',
  Nightmares: '2 passi in meno',
  'Startled Game': '2 in meno nella caccia',
  'Wrong Turn': 'il passo chiede un tiro di 4, di notte di 5',
  Quarrel: '2 stanchezza in più',
  'Sudden Darkness': 'in questo turno è notte',
  'Enraged Beast': 'l’animale tira un dado in più',
  'Scent of Blood': 'sposta prima un animale di un’area',
  'Bad Water': 'pesca una carta malattia',
  Flood: 'in questo turno non si guadano fiumi',
  Storm: 'subito 2 stanchezza in più',
  Landslide: 'il passo non avviene, l’energia è spesa',
  'Spinning Needle': 'con un tiro di 1 o 2 si finisce in una direzione a caso',
  Smoke: 'niente riposo né sonno in questo turno',
  Jinx: 'si ritirano i dadi',
  Thief: 'prendi una carta evento a caso',
};
const ILLNESS = {
  Fever: 'Febbre',
  'Stomach Cramps': 'Crampi allo stomaco',
  'Twisted Ankle': 'Caviglia storta',
  Dysentery: 'Dissenteria',
  'Blurred Vision': 'Vista annebbiata',
  'Infected Wound': 'Ferita infetta',
  Chills: 'Brividi',
  Bite: 'Morso',
  'False Alarm': 'Falso allarme',
};
const DAY = {
  'Clear Day': 'Giorno sereno',
  'Scorching Sun': 'Sole cocente',
  Downpour: 'Acquazzone',
  'Thick Fog': 'Nebbia fitta',
  'Bitter Cold': 'Freddo pungente',
  'Bright Moon': 'Luna chiara',
  'Long Day': 'Giorno lungo',
  'Short Day': 'Giorno corto',
  'Rich Game': 'Selvaggina ricca',
  'Restless Beasts': 'Belve inquiete',
  Headwind: 'Vento contrario',
  'Gentle Breeze': 'Brezza leggera',
  Omen: 'Presagio',
};
const DAY_TEXT = {
  'Clear Day': '',
  'Scorching Sun': '1 sete in più nel turno della natura, nei deserti 2',
  Downpour: 'niente sete nel turno della natura, acqua ovunque, i fiumi costano 4',
  'Thick Fog': 'i passi chiedono il tiro notturno',
  'Bitter Cold': 'notte; il sonno dà 3 passi',
  'Bright Moon': 'notte; i passi riescono con 2 o più',
  'Long Day': '',
  'Short Day': '',
  'Rich Game': '1 in più nei tiri di caccia',
  'Restless Beasts': 'gli animali agiscono due volte',
  Headwind: 'foresta e montagna costano 1 in più',
  'Gentle Breeze': 'niente stanchezza di base nel turno della natura',
  Omen: '',
};
const TILE = {
  'River Meadow': 'Prato del Fiume',
  'Dry Flats': 'Piana Arida',
  'Black Forest': 'Foresta Nera',
  Marshland: 'Terra di Paludi',
  'High Pass': 'Alto Passo',
  Lakeland: 'Terra dei Laghi',
  'Broken Hills': 'Colline Spezzate',
  'Sunburnt Plain': 'Piana Riarsa',
};
const TERRAIN = {
  grassland: 'prateria',
  'rocky area': 'area rocciosa',
  desert: 'deserto',
  forest: 'foresta',
  swamp: 'palude',
  mountain: 'montagna',
  tribe: 'tribù',
  village: 'villaggio',
  water: 'acqua',
};
const BEAST = {
  bear: 'orso',
  'High Pass wolf': 'lupo dell’Alto Passo',
  'Broken Hills wolf': 'lupo delle Colline Spezzate',
  snake: 'serpente',
};
const ATTACKER = {
  'the bear': 'l’orso',
  'the High Pass wolf': 'il lupo dell’Alto Passo',
  'the Broken Hills wolf': 'il lupo delle Colline Spezzate',
  'the snake': 'il serpente',
  'the tribe': 'la tribù',
};
/** By the number of the compass, from 1. */
const WAY = ['', 'est', 'sud-est', 'sud-ovest', 'ovest', 'nord-ovest', 'nord-est'];
const TRIGGER = {
  start: 'inizio di un turno',
  move: 'passo',
  'night roll': 'tiro notturno',
  lost: 'smarriti',
  'hunt roll': 'tiro di caccia',
  sleep: 'sonno',
  illness: 'malattia',
  attack: 'attacco',
  'attack roll': 'tiro di lotta',
  end: 'fine di un turno',
  nature: 'turno della natura',
  targeted: 'carta su di te',
};
const EFFECT = {
  'under way': 'in cammino',
  slept: 'dormito',
  'has drunk': 'bevuto',
  torch: 'torcia',
  darkness: 'buio',
  'old path': 'vecchio sentiero',
  shortcut: 'scorciatoia',
  'rivers free': 'fiumi gratis',
  flood: 'piena',
  campfire: 'falò',
  smoke: 'fumo',
  'no roll': 'nessun tiro',
  'wrong turn': 'svolta sbagliata',
};
const THE: Record<string, string> = {
  bear: 'l’orso',
  'High Pass wolf': 'il lupo dell’Alto Passo',
  'Broken Hills wolf': 'il lupo delle Colline Spezzate',
  snake: 'il serpente',
};
const OUTCOME: Record<string, string> = {
  village: 'il villaggio è raggiunto',
  'last survivor': 'è rimasto un solo superstite',
  'nobody survived': 'nessuno è sopravvissuto',
};
const ACTION: Record<string, string> = {
  hunt: 'caccia',
  rest: 'riposa',
  sleep: 'dormi',
  drink: 'bevi',
  'wash wound': 'lava la ferita',
  'end turn': 'fine del turno',
  'eat and get lost': 'mangia e smarrisciti',
  'stay hungry': 'resta a digiuno',
  pass: 'passa',
};
const DECK: Record<string, string> = { event: 'evento', illness: 'malattia', day: 'giorno' };
const ROUND: Record<string, string> = { d: 'giorno', n: 'notte', '*': 'speciale' };

const listed = (found: Record<string, number>, names: Record<string, string>) =>
  Object.entries(found)
    .map(([name, n]) => (n === 1 ? named(names, name) : `${n} × ${named(names, name)}`))
    .join(', ');
const place = (terrain: string, area: string) => `${named(TERRAIN, terrain)} ${area}`;
const roll = (needed: number) => (needed ? `, serve un tiro di ${needed} o più` : '');

/** What a card is played for: an illness, a direction, an animal. */
function aim(fields: Record<string, string | number>): string {
  const parts = [
    fields.illness ? named(ILLNESS, String(fields.illness)) : '',
    fields.beast ? named(BEAST, String(fields.beast)) : '',
    fields.direction ? `verso ${WAY[Number(fields.direction)]}` : '',
    fields.ashore ? `a terra verso ${WAY[Number(fields.ashore)]}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export const words: Words = {
  told: (event, cast) => {
    const { da, does, ha, a, won } = voice(cast);
    const subject = ha(event.seat);
    switch (event.type) {
      case 'turn':
        return `${subject} iniziato un turno con ${event.energy} energia.`;
      case 'moved':
        return `${subject} raggiunto ${event.area} per ${event.cost} energia.`;
      case 'followed':
        return `${subject} seguito ${cast.names[event.leader]} fino a ${event.area}.`;
      case 'rolled':
        return `${subject} tirato ${event.roll} verso ${event.area}; serviva ${event.needed}.`;
      case 'rolled_again':
        return `${subject} ritirato: ${event.roll}.`;
      case 'wandered':
        return `${subject} vagato verso ${WAY[event.direction]}, fino a ${event.area}.`;
      case 'turned':
        return `Tessera ${event.position} scoperta: ${named(TILE, event.tile)}.`;
      case 'appeared':
        return `In ${event.area} appare ${named(THE, event.beast)}.`;
      case 'fell_ill':
        return `${subject} pescato una malattia: ${named(ILLNESS, event.illness)}.`;
      case 'healed':
        return `${subject} superato: ${named(ILLNESS, event.illness)}.`;
      case 'hunted':
        return `${subject} cacciato, tirando ${event.roll}.`;
      case 'tracked':
        if (event.result === 1) return `${subject} perso la strada cacciando.`;
        if (event.result === 4) return `${subject} trovato una preda, ma la via porterebbe a ${WAY[event.direction]}.`;
        return event.result > 4
          ? `${subject} trovato una preda.`
          : `${does(event.seat, 'Non hai', 'non ha')} trovato nulla.`;
      case 'drank':
        return `${subject} bevuto: niente più sete.`;
      case 'rested':
        return `${subject} riposato: stanchezza ${event.exhaustion}.`;
      case 'slept':
        return `${subject} dormito ${count(event.steps, 'passo', 'passi')}: stanchezza ${event.exhaustion}.`;
      case 'status':
        return `${does(event.seat, 'Hai', 'ha')} sete ${event.thirst}, fame ${event.hunger}, stanchezza ${event.exhaustion}.`;
      case 'played': {
        const on = event.target === null ? '' : ` contro ${voice(cast).name(event.target)}`;
        const meant = (event.target === null && aim(event.fields)) || named(TEXT, event.card);
        return `${subject} giocato ${named(CARD, event.card)}${on}: ${meant}.`;
      }
      case 'needle':
        return `${subject} tirato ${event.roll} contro l’Ago impazzito.`;
      case 'stole':
        return `${subject} preso ${event.card ? named(CARD, event.card) : 'una carta'} ${da(event.victim)}.`;
      case 'dealt':
        return `${subject} ricevuto ${event.cards ? listed(event.cards, CARD) : count(event.count, 'carta evento', 'carte evento')}.`;
      case 'reshuffled':
        return `Le ${event.count} carte ${DECK[event.deck]} scartate formano, mescolate, un nuovo mazzo.`;
      case 'day': {
        const special = named(DAY_TEXT, event.day);
        return `Un nuovo giorno: ${named(DAY, event.day)} (${event.rounds}).${special ? ` *: ${special}.` : ''}`;
      }
      case 'round':
        return `Giro ${event.round} del giorno: ${ROUND[event.mark]}${event.mark === '*' && event.night ? ', notte' : ''}.`;
      case 'nature':
        return 'Comincia il turno della natura.';
      case 'roamed':
        return `${capital(named(THE, event.beast))} va in ${event.area}.`;
      case 'attacked':
        return `${capital(named(ATTACKER, event.by))} dà l’assalto ${a(event.seat)} in ${event.area}.`;
      case 'fought':
        return `${subject} lottato: ${named(ATTACKER, event.by)} tira ${event.beast_sum}, contro ${event.own_sum}.`;
      case 'won_fight':
        return `${subject} battuto ${named(ATTACKER, event.by)}${event.removed ? ', con un buon pasto' : ', e si fa festa'}.`;
      case 'tribe':
        return `${subject} sostato presso la tribù, tirando ${event.roll}: ${event.roll === 1 ? 'diventano ostili' : 'c’è da mangiare e da bere'}.`;
      case 'died':
        return `${does(event.seat, 'Hai', 'ha')} trovato la morte nelle terre selvagge.`;
      case 'ended':
        if (!event.winners.length) return `La partita è finita: ${named(OUTCOME, event.outcome)}. Vince la natura.`;
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }, cast) => {
    const card = named(CARD, String(fields.card ?? ''));
    const trigger = named(TRIGGER, String(fields.trigger ?? ''));
    switch (kind) {
      case 'go':
        return `vai verso ${WAY[Number(fields.direction)]}`;
      case 'always pass':
        return `passa sempre: ${trigger}`;
      case 'ask me':
        return `chiedimelo di nuovo: ${trigger}`;
      case 'good':
      case 'bad':
      case 'raft': {
        const what = fields.target === undefined ? aim(fields) : `contro ${cast.names[Number(fields.target)]}`;
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
    const there = `${place(terrain, area)}: ${energy} energia${roll(prospect.roll)}`;
    if (move.kind === 'go') return `${WAY[Number(move.fields.direction)]}${river ? ', oltre il fiume,' : ''} fino a ${there}`;
    if (move.kind === 'raft') return `sull’acqua fino a ${there}`;
    if (move.kind === 'good' || move.kind === 'bad') return named(TEXT, String(move.fields.card));
    switch (move.text) {
      case 'hunt':
        return `${energy} energia: 1 smarriti, 2-3 nulla, 4 mangiare e smarrirsi, 5-6 mangiare`;
      case 'rest':
        return `${energy} energia: 1 stanchezza in meno`;
      case 'sleep':
        return `tutto il turno: ${steps} stanchezza in meno`;
      case 'drink':
        return 'gratis: la sete passa';
      case 'wash wound':
        return `${energy} energia: una ferita infetta guarisce`;
      case 'eat and get lost':
        return 'la fame passa, ma anche l’energia';
      case 'stay hungry':
        return 'conservi posto ed energia';
      case 'pass':
        return 'non giocare nulla';
      default:
        return '';
    }
  },
  asked: (view, cast) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    const { matter } = view;
    if (view.window) {
      if (!matter) return 'Forse qualcuno sta pensando.';
      return `${capital(about(view.window, matter))} Gioca una carta, o passa.`;
    }
    if (!view.waiting.includes(view.seat)) return 'waiting';
    if (matter) return `C’è una preda: mangia e smarrisciti verso ${WAY[matter.direction]}, o resta a digiuno dove sei.`;
    return view.energy
      ? `Hai ${view.energy} energia: muoviti, agisci, o chiudi il turno.`
      : 'Non hai più energia: gioca una carta, o chiudi il turno.';

    function about(window: string, { area, terrain, direction, ...found }: NonNullable<typeof matter>): string {
      const whose = voice(cast).name(view.concerned ?? -1);
      switch (window) {
        case 'illness':
          return `una malattia per ${whose}: ${listed(view.players[view.concerned ?? 0]?.illnesses ?? {}, ILLNESS)}.`;
        case 'targeted':
          return `una carta contro ${whose}: ${named(CARD, found.card)}.`;
        case 'move':
          return `un passo dichiarato da ${whose}: verso ${place(terrain, area)}.`;
        case 'night roll':
          return `un tiro di ${found.roll} per ${whose}, verso ${place(terrain, area)}; serve ${found.needed}.`;
        case 'lost':
          return `strada persa per ${whose}, ${direction ? `verso ${WAY[direction]}` : 'e la bussola sta per girare'}.`;
        case 'attack':
          return `un attacco contro ${whose}: ${named(ATTACKER, found.attacker)}.`;
        case 'attack roll':
          return `la lotta: ${named(ATTACKER, found.attacker)} tira ${found.beast_sum}, per ${whose} ${found.own_sum}.`;
        case 'hunt roll':
          return `una caccia di ${whose}: un tiro di ${found.roll} vale ${found.result}.`;
        case 'start':
          return `comincia un turno per ${whose}.`;
        case 'sleep':
          return `sonno dichiarato da ${whose}.`;
        case 'end':
          return `finisce il turno per ${whose}.`;
        default:
          return 'comincia il turno della natura.';
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
    'your way to the village': 'la tua strada verso il villaggio',
    'your strength': 'le tue forze',
    'your thirst': 'la tua sete',
    'your hunger': 'la tua fame',
    'your health': 'la tua salute',
    'cards in your hand': 'le carte in mano',
    'your lead over your rivals': 'il tuo vantaggio sugli altri',
  },
  card: CARD,
  illness: ILLNESS,
  day: DAY,
  dayText: DAY_TEXT,
  trigger: TRIGGER,
  effect: EFFECT,
  track: { thirst: 'sete', hunger: 'fame', exhaustion: 'stanchezza' },
  marks: { d: 'giorno', n: 'notte', '*': 'speciale' },
  rounds: 'Giri del giorno',
  energy: (n) => `${n} energia`,
  trackAt: (track, at, of) => `${track} ${at} di ${of}`,
  adds: (n) => `+${n} stanchezza`,
  cards: (n) => form(n, 'carta', 'carte'),
  died: 'fine nelle terre selvagge',
  land: 'Il paese da ovest a est',
  figureAt: (name, area) => `${name} in ${area}`,
  go: (note) => `Vai a ${note}`,
  notNow: (area) => `${area}: ora no`,
  askMe: 'Quando chiedere…',
  unasked: (triggers) => `Passo senza domanda: ${triggers}`,
  askAgain: (trigger) => `Chiedi di nuovo: ${trigger}`,
  neverAsk: (trigger) => `Non chiedere mai: ${trigger}`,
};
