import { from, named } from '../../lib/telling';
import { and, cards, count, form, overText, reshuffled, voice } from '../../words/voice.nl';
import { refusals } from './refusals.nl';
import type { Words } from './words';

const ORGANISM = { man: 'mens', mammoth: 'mammoet', bear: 'beer', eagle: 'adelaar', snake: 'slang', crocodile: 'krokodil' };
const TERRAIN = {
  forest: 'bos',
  desert: 'woestijn',
  savanna: 'savanne',
  steppe: 'steppe',
  mountains: 'bergen',
  water: 'water',
};
const AREA = {
  'large forest': 'groot bos',
  'small forest': 'klein bos',
  'large desert': 'grote woestijn',
  'small desert': 'kleine woestijn',
  'large savanna': 'grote savanne',
  'small savanna': 'kleine savanne',
  'large steppe': 'grote steppe',
  'small steppe': 'kleine steppe',
  'large mountains': 'groot gebergte',
  'small mountains': 'klein gebergte',
  'large water': 'groot water',
  'small water': 'klein water',
};
const CARD = {
  ...TERRAIN,
  ability: 'vaardigheid',
  adaptation: 'aanpassing',
  joker: 'joker',
  'food source': 'voedselbron',
  epidemic: 'epidemie',
  famine: 'hongersnood',
};
const ABILITY = {
  food: 'voedsel',
  intelligence: 'intelligentie',
  mobility: 'mobiliteit',
  defense: 'verdediging',
  aggression: 'agressie',
};
const LEVEL = { 'no action': 'geen actie', migrate: 'migreren', expand: 'uitbreiden', attack: 'aanvallen' };
const DEED: Record<string, string> = { attack: 'de aanval', aggression: 'de agressie', swap: 'de ruil' };
const OUTCOME: Record<string, string> = {
  'eleventh pawn': 'de elfde pion',
  'empty supply': 'een lege voorraad',
  'agreed rounds': 'de afgesproken ronden zijn om',
};

const food = (n: number) => `${n} voedsel`;
const points = (n: number) => count(n, 'punt', 'punten');
const spaces = (n: number) => count(n, 'vakje', 'vakjes');
const card = (name: string) => `de kaart ${named(CARD, name)}`;

export const words: Words = {
  told: (event, cast) => {
    const { who, whom, won } = voice(cast);
    const subject = who(event.seat);
    switch (event.type) {
      case 'organism':
        return `${subject} kreeg de ${named(ORGANISM, event.organism)}${event.price ? ` voor ${food(event.price)}` : ''}.`;
      case 'turn':
        return `Ronde ${event.round}: ${event.seat === cast.own ? 'je' : subject} begon de beurt.`;
      case 'fed':
        return `${subject} kreeg ${points(event.points)} voor ${count(event.tiles, 'voedseltegel', 'voedseltegels')}.`;
      case 'tile':
        if (event.how === 'removed') return `${subject} verloor een tegel op ${event.space} door de epidemie.`;
        return event.how === 'seeded'
          ? `${subject} zaaide een tegel op ${event.space}.`
          : `${subject} breidde uit naar ${event.space}.`;
      case 'moved':
        if (event.how === 'swapped')
          return `${subject} ruilde de tegel op ${event.origin} met die van ${whom(event.victim)} op ${event.space}.`;
        return event.how === 'moved'
          ? `${subject} ging met mobiliteit van ${event.origin} naar ${event.space}.`
          : `${subject} migreerde van ${event.origin} naar ${event.space}.`;
      case 'struck': {
        const tile = `de tegel van ${whom(event.victim)} op ${event.space}`;
        if (event.deed === 'attack') return `${subject} viel ${tile} aan.`;
        return event.deed === 'swap' ? `${subject} wilde ruilen met ${tile}.` : `${subject} gebruikte agressie tegen ${tile}.`;
      }
      case 'defended':
        return `${subject} blokkeerde ${DEED[event.deed]} op ${event.space} met verdediging.`;
      case 'beat':
        return `${subject} versloeg de tegel van ${whom(event.victim)} op ${event.space}; die is uit het spel.`;
      case 'card':
        switch (event.how) {
          case 'played':
            return `${subject} speelde ${card(event.card)}.`;
          case 'auctioned':
            return `${subject} veilde ${card(event.card)}.`;
          case 'unsold':
            return `${subject} vond geen koper voor ${card(event.card)}.`;
          case 'happened':
            return event.card === 'food source'
              ? `${subject} vond een voedselbron.`
              : `${subject} veroorzaakte een ${named(CARD, event.card)}.`;
          case 'named':
            return `${subject} noemde de joker: ${named(CARD, event.card)}.`;
          default:
            return `${subject} gebruikte ${card(event.card)} voor niets.`;
        }
      case 'bid':
        return event.food === null ? `${subject} paste.` : `${subject} bood ${food(event.food)}.`;
      case 'bought': {
        const fell = event.fallen ? ` en ging ${spaces(event.fallen)} terug` : '';
        return `${subject} kocht ${card(event.card)} van ${whom(event.auctioneer)} voor ${food(event.price)}${fell}.`;
      }
      case 'improved':
        return `${subject} paste zich aan ${named(TERRAIN, event.terrain)} aan: ${named(LEVEL, event.level)}.`;
      case 'took':
        return `${subject} nam ${named(ABILITY, event.ability)} ${event.holder >= 0 ? `van ${whom(event.holder)}` : 'uit de voorraad'}.`;
      case 'food':
        if (event.how === 'converted') return `${subject} wisselde ${food(-event.food)} voor ${points(event.points)}.`;
        if (event.how === 'found') return `${subject} vond ${food(event.food)}.`;
        return `${subject} verloor ${and([event.food ? food(-event.food) : '', event.points ? points(-event.points) : ''].filter(Boolean))} door de hongersnood.`;
      case 'filled':
        return `${subject} vulde het gebied ${named(AREA, event.area)} (pion ${event.pawn}): ${points(event.points)}.`;
      case 'scored':
        return `Grote telling: ${event.sheet.totals.map((total, seat) => `${cast.names[seat]} ${total}`).join(', ')}.`;
      case 'drew': {
        const drawn = Object.entries(event.cards ?? {}).map(([name, n]) => `${n} ${named(CARD, name)}`);
        return `${subject} trok ${drawn.length ? drawn.join(', ') : cards(event.count)}.`;
      }
      case 'reshuffled':
        return reshuffled(event.count);
      case 'ended':
        return won(named(OUTCOME, event.outcome), event.winners);
    }
  },
  move: ({ kind, text, fields }, cast) => {
    switch (kind) {
      case 'place':
        return `leg op ${fields.space}`;
      case 'attack':
        return `val ${fields.space} aan`;
      case 'from':
        return `van ${fields.space}`;
      case 'to':
        return `naar ${fields.space}`;
      case 'swap':
        return `ruil met ${fields.space}`;
      case 'remove':
        return `haal ${fields.space} weg`;
      case 'play':
        return `speel ${named(CARD, String(fields.card))}`;
      case 'auction':
        return `veil ${named(CARD, String(fields.card))}`;
      case 'migrate':
        return 'migreer gratis';
      case 'mobility':
      case 'aggression':
        return `gebruik ${named(ABILITY, kind)}`;
      case 'end':
        return 'beëindig de beurt';
      case 'pass':
        return 'pas';
      case 'nothing':
        return 'laat de kaart gaan';
      case 'use':
        return 'gebruik de kaart';
      case 'defense':
        return text === 'defend' ? 'verdedig' : 'niet verdedigen';
      case 'name':
        return `als ${named(CARD, String(fields.card))}`;
      case 'improve':
        return `verbeter ${named(TERRAIN, String(fields.terrain))}`;
      case 'take':
        return `neem ${named(ABILITY, String(fields.ability))}`;
      case 'rob':
        return `van ${cast.names[Number(fields.player) - 1]}`;
      case 'organism':
        return `kies ${named(ORGANISM, String(fields.organism))}`;
      case 'convert':
        return `wissel voedsel voor ${points(Number(fields.points))}`;
      case 'fall':
        return Number(fields.spaces) ? `lever ${points(Number(fields.spaces))} in` : 'betaal alles met voedsel';
      case 'bid':
        return `bied ${food(Number(fields.food))}`;
      default:
        return text;
    }
  },
  note: (view, index) => {
    const cost = view.costs[index];
    if (cost) return food(cost);
    const terrain = String(view.moves[index]?.fields.terrain ?? '');
    const level = view.players[view.seat]?.levels[terrain];
    const levels = Object.keys(LEVEL);
    return level ? `van ${named(LEVEL, level)} naar ${named(LEVEL, levels[levels.indexOf(level) + 1] ?? '')}` : '';
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    if (!view.waiting.includes(view.seat)) return 'waiting';
    const own = view.players[view.seat]?.food ?? 0;
    const standing = view.bidder >= 0 ? `er is ${food(view.bid)} geboden` : 'niemand heeft geboden';
    switch (view.step) {
      case 'choose organism':
        return 'Kies je organisme.';
      case 'bid for organism':
        return `Bied op de ${named(ORGANISM, view.organism)}; ${standing}, je hebt ${food(own)}.`;
      case 'seed':
        return `Leg een tegel op een verlicht vakje van het eiland: nog ${view.seeds_left}.`;
      case 'turn': {
        const left = count(view.plays_left, 'kaart', 'kaarten');
        let plays = `nog ${left} te spelen als je wilt`;
        if (!view.plays_left) plays = 'geen kaarten meer te spelen';
        else if (view.auction_owed) plays = view.plays_left === 1 ? 'veil een kaart' : `nog ${left} te spelen, waarvan één via een veiling`;
        return `Jouw beurt: ${plays}${view.free_migration ? '; een tegel mag gratis migreren' : ''}.`;
      }
      case 'migration':
        return 'Welke van je verlichte tegels migreert?';
      case 'destination':
        return `Waar gaat de tegel van ${view.origin} heen?`;
      case 'mobility tile':
        return 'Welke tegel gaat met mobiliteit op weg?';
      case 'mobility space':
        return `Waar gaat de tegel van ${view.origin} heen, of met wie ruilt hij?`;
      case 'aggression':
        return 'Agressie: leg een tegel of versla er een, waar je kunt aanvallen.';
      case 'terrain card':
        return `Gebruik ${card(view.card)}: kies een verlicht vakje, of laat de kaart gaan.`;
      case 'adaptation':
        return 'Aan welk terrein pas je je beter aan?';
      case 'ability':
        return 'Welke vaardigheid neem je?';
      case 'holder':
        return `Van wie neem je ${named(ABILITY, view.ability)}?`;
      case 'joker':
        return 'Als wat speel je de joker?';
      case 'bid':
        return `Bied op ${card(view.card)} of pas; ${standing}, je hebt ${food(own)}.`;
      case 'payment':
        return `Je betaalt ${view.bid} en hebt ${food(own)}: hoeveel punten lever je in, voor 3 voedsel elk?`;
      case 'bought event':
        return `De gekochte kaart ${named(CARD, view.card)} gebruiken, of laten gaan?`;
      case 'defense':
        return `Verdediging gebruiken tegen ${DEED[view.deed]} op ${view.target}?`;
      case 'epidemic':
        return 'Epidemie: welke van je tegels verlaat het eiland?';
      default:
        return 'waiting';
    }
  },
  held: (name) => named(CARD, name),
  refusals,
  facts: {
    area: from(AREA),
    terrain: from(TERRAIN),
    wanted: from(TERRAIN),
    card: from(CARD),
    ability: from(ABILITY),
    organism: from(ORGANISM),
    level: from(LEVEL),
  },
  parts: {
    'your points': 'je punten',
    'your food': 'je voedsel',
    'your majorities': 'je meerderheden',
    'your herds': 'je kudden',
    'your adaptations': 'je aanpassingen',
    'your abilities': 'je vaardigheden',
    'your tiles on the island and in your supply': 'je tegels op het eiland en in voorraad',
    'areas that you may fill': 'gebieden die je kunt vullen',
    'being safe from attacks': 'veilig zijn voor aanvallen',
    'cards in your hand': 'de kaarten in je hand',
    'what your rivals have': 'wat de anderen hebben',
  },
  organism: ORGANISM,
  terrain: TERRAIN,
  area: AREA,
  card: CARD,
  ability: ABILITY,
  level: LEVEL,
  shortLevel: { 'no action': '–', migrate: 'migratie', expand: 'expansie', attack: 'aanval' },
  point: { place: 'leggen', attack: 'aanvallen', from: 'hiervandaan', to: 'hierheen', swap: 'ruilen', remove: 'weghalen' },
  others: { adaptations: 'aanpassingen', abilities: 'vaardigheden', food: 'voedsel' },
  monopoly: { big: 'groot monopolie', small: 'klein monopolie' },
  herds: 'kudden',
  closer: 'Van dichtbij bekijken',
  showHerds: 'Kudden',
  scoringNow: 'Telling nu',
  pile: 'Stapel',
  auction: (what) => `Veiling: ${what}`,
  bids: (name, bid) => `${name} biedt ${food(bid)}`,
  noBid: 'nog geen bod',
  passed: (names) => `gepast: ${names}`,
  whatToDo: (name) => `Wat te doen met ${name}`,
  yourOrganism: 'Jouw organisme',
  tileOf: (name) => `tegel van ${name}`,
  wasFilled: (area) => `${area}: gevuld`,
  ifScored: 'Als er nu een grote telling kwam',
  total: 'Totaal',
  food: 'Voedsel',
  cards: 'Kaarten',
  cardWord: (n) => form(n, 'kaart', 'kaarten'),
  tilesTitle: 'Tegels op het eiland en in voorraad',
  tilesLeft: (left) => `tegels, ${left} over`,
  chart: 'Organismekaart',
  points: (all) => `Punten: ${all}`,
  filled: (n, all, next) => `${n} van ${all} gebieden gevuld${next ? `, het volgende telt ${next}` : ''}`,
  track:
    'Wie een gebied als eerste vult neemt de volgende pion en krijgt het getal eronder. Een gemerkt vak brengt na de beurt een grote telling; het laatste beëindigt het spel.',
  bigScoring: 'Grote telling na deze beurt',
  lastTurn: 'laatste beurt',
};
