import { from, named } from '../../lib/telling';
import { and, cards, count, form, overText, reshuffled, voice } from '../../words/voice.it';
import { refusals } from './refusals.it';
import type { Words } from './words';

const ORGANISM = {
  man: 'uomo',
  mammoth: 'mammut',
  bear: 'orso',
  eagle: 'aquila',
  snake: 'serpente',
  crocodile: 'coccodrillo',
};
const THE: Record<string, string> = {
  man: 'l’uomo',
  mammoth: 'il mammut',
  bear: 'l’orso',
  eagle: 'l’aquila',
  snake: 'il serpente',
  crocodile: 'il coccodrillo',
};
const TERRAIN = {
  forest: 'foresta',
  desert: 'deserto',
  savanna: 'savana',
  steppe: 'pianura',
  mountains: 'montagna',
  water: 'acqua',
};
const AREA = {
  'large forest': 'foresta grande',
  'small forest': 'foresta piccola',
  'large desert': 'deserto grande',
  'small desert': 'deserto piccolo',
  'large savanna': 'savana grande',
  'small savanna': 'savana piccola',
  'large steppe': 'pianura grande',
  'small steppe': 'pianura piccola',
  'large mountains': 'montagna grande',
  'small mountains': 'montagna piccola',
  'large water': 'acqua grande',
  'small water': 'acqua piccola',
};
const CARD = {
  ...TERRAIN,
  ability: 'abilità',
  adaptation: 'adattamento',
  joker: 'jolly',
  'food source': 'eccedenza di cibo',
  epidemic: 'epidemia',
  famine: 'carestia',
};
const ABILITY = {
  food: 'cibo',
  intelligence: 'intelligenza',
  mobility: 'mobilità',
  defense: 'difesa',
  aggression: 'aggressione',
};
const LEVEL = { 'no action': 'nessuna azione', migrate: 'migrazione', expand: 'espansione', attack: 'attacco' };
const DEED: Record<string, string> = { attack: 'l’attacco', aggression: 'l’aggressione', swap: 'lo scambio' };
const OUTCOME: Record<string, string> = {
  'eleventh pawn': 'undicesimo segnalino',
  'empty supply': 'una riserva è vuota',
  'agreed rounds': 'i giri stabiliti sono finiti',
};

const food = (n: number) => `${n} di cibo`;
const points = (n: number) => count(n, 'punto', 'punti');
const spaces = (n: number) => count(n, 'casella', 'caselle');
const card = (name: string) => `la carta ${named(CARD, name)}`;

export const words: Words = {
  told: (event, cast) => {
    const { da, does, ha, tile, won } = voice(cast);
    const subject = ha(event.seat);
    switch (event.type) {
      case 'organism':
        return `${subject} ottenuto ${THE[event.organism]}${event.price ? ` per ${food(event.price)}` : ''}.`;
      case 'turn':
        return `Giro ${event.round}: ${does(event.seat, 'hai', 'ha')} iniziato il turno.`;
      case 'fed':
        return `${subject} guadagnato ${points(event.points)} con ${count(event.tiles, 'tessera cibo', 'tessere cibo')}.`;
      case 'tile':
        if (event.how === 'removed') return `${subject} perso una tessera in ${event.space} per l’epidemia.`;
        return event.how === 'seeded'
          ? `${subject} messo una tessera iniziale in ${event.space}.`
          : `${subject} fatto un’espansione in ${event.space}.`;
      case 'moved':
        if (event.how === 'swapped')
          return `${subject} scambiato la tessera in ${event.origin} con ${tile(event.victim)} in ${event.space}.`;
        return `${subject} spostato una tessera da ${event.origin} a ${event.space}${event.how === 'moved' ? ' con la mobilità' : ''}.`;
      case 'struck': {
        const target = `${tile(event.victim)} in ${event.space}`;
        if (event.deed === 'attack') return `${subject} attaccato ${target}.`;
        return event.deed === 'swap' ? `${subject} tentato lo scambio con ${target}.` : `${subject} usato l’aggressione contro ${target}.`;
      }
      case 'defended':
        return `${subject} bloccato ${DEED[event.deed]} in ${event.space} con la difesa.`;
      case 'beat':
        return `${subject} battuto ${tile(event.victim)} in ${event.space}; è fuori dal gioco.`;
      case 'card':
        switch (event.how) {
          case 'played':
            return `${subject} giocato ${card(event.card)}.`;
          case 'auctioned':
            return `${subject} messo all’asta ${card(event.card)}.`;
          case 'unsold':
            return `${does(event.seat, 'Non hai', 'non ha')} trovato chi comprasse ${card(event.card)}.`;
          case 'happened':
            return event.card === 'food source'
              ? `${subject} trovato un’eccedenza di cibo.`
              : `${subject} causato una ${named(CARD, event.card)}.`;
          case 'named':
            return `${subject} usato il jolly come ${named(CARD, event.card)}.`;
          default:
            return `${subject} usato ${card(event.card)} per nulla.`;
        }
      case 'bid':
        return event.food === null ? `${subject} passato.` : `${subject} offerto ${food(event.food)}.`;
      case 'bought': {
        const fell = event.fallen ? `, arretrando di ${spaces(event.fallen)}` : '';
        return `${subject} comprato ${card(event.card)} ${da(event.auctioneer)} per ${food(event.price)}${fell}.`;
      }
      case 'improved':
        return `${subject} migliorato l’adattamento in ${named(TERRAIN, event.terrain)}: ${named(LEVEL, event.level)}.`;
      case 'took':
        return `${subject} preso ${named(ABILITY, event.ability)} ${event.holder >= 0 ? da(event.holder) : 'dalla riserva'}.`;
      case 'food':
        if (event.how === 'converted') return `${subject} convertito ${food(-event.food)} in ${points(event.points)}.`;
        if (event.how === 'found') return `${subject} trovato ${food(event.food)}.`;
        return `${subject} perso ${and([event.food ? food(-event.food) : '', event.points ? points(-event.points) : ''].filter(Boolean))} per la carestia.`;
      case 'filled':
        return `${subject} riempito l’area ${named(AREA, event.area)} (segnalino ${event.pawn}): ${points(event.points)}.`;
      case 'scored':
        return `Punteggio maggiore: ${event.sheet.totals.map((total, seat) => `${cast.names[seat]} ${total}`).join(', ')}.`;
      case 'drew': {
        const drawn = Object.entries(event.cards ?? {}).map(([name, n]) => `${n} ${named(CARD, name)}`);
        return `${subject} pescato ${drawn.length ? drawn.join(', ') : cards(event.count)}.`;
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
        return `metti in ${fields.space}`;
      case 'attack':
        return `attacca ${fields.space}`;
      case 'from':
        return `da ${fields.space}`;
      case 'to':
        return `a ${fields.space}`;
      case 'swap':
        return `scambia con ${fields.space}`;
      case 'remove':
        return `togli ${fields.space}`;
      case 'play':
        return `gioca ${named(CARD, String(fields.card))}`;
      case 'auction':
        return `metti all’asta ${named(CARD, String(fields.card))}`;
      case 'migrate':
        return 'migrazione gratuita';
      case 'mobility':
      case 'aggression':
        return `usa ${named(ABILITY, kind)}`;
      case 'end':
        return 'fine del turno';
      case 'pass':
        return 'passa';
      case 'nothing':
        return 'non usarla';
      case 'use':
        return 'usa la carta';
      case 'defense':
        return text === 'defend' ? 'difendi' : 'nessuna difesa';
      case 'name':
        return `come ${named(CARD, String(fields.card))}`;
      case 'improve':
        return `migliora ${named(TERRAIN, String(fields.terrain))}`;
      case 'take':
        return `prendi ${named(ABILITY, String(fields.ability))}`;
      case 'rob':
        return `da ${cast.names[Number(fields.player) - 1]}`;
      case 'organism':
        return `scegli ${THE[String(fields.organism)]}`;
      case 'convert':
        return `converti cibo in ${points(Number(fields.points))}`;
      case 'fall':
        return Number(fields.spaces) ? `cedi ${points(Number(fields.spaces))}` : 'paga tutto in cibo';
      case 'bid':
        return `offri ${food(Number(fields.food))}`;
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
    return level ? `da ${named(LEVEL, level)} a ${named(LEVEL, levels[levels.indexOf(level) + 1] ?? '')}` : '';
  },
  asked: (view) => {
    if (view.outcome) return overText(named(OUTCOME, view.outcome));
    if (!view.waiting.includes(view.seat)) return 'waiting';
    const own = view.players[view.seat]?.food ?? 0;
    const standing = view.bidder >= 0 ? `offerta attuale: ${view.bid}` : 'nessuno ha offerto';
    switch (view.step) {
      case 'choose organism':
        return 'Scegli la tua specie.';
      case 'bid for organism':
        return `Fai un’offerta per ${THE[view.organism] ?? ''}; ${standing}, hai ${food(own)}.`;
      case 'seed':
        return `Metti una tessera su una casella illuminata dell’isola: ancora ${view.seeds_left}.`;
      case 'turn': {
        const left = count(view.plays_left, 'carta', 'carte');
        let plays = `ancora ${left} da giocare, se vuoi`;
        if (!view.plays_left) plays = 'nessuna carta da giocare';
        else if (view.auction_owed) plays = view.plays_left === 1 ? 'metti all’asta una carta' : `ancora ${left} da giocare, di cui una all’asta`;
        return `Il tuo turno: ${plays}${view.free_migration ? '; una tessera può migrare gratis' : ''}.`;
      }
      case 'migration':
        return 'Quale delle tue tessere illuminate migra?';
      case 'destination':
        return `Dove va la tessera di ${view.origin}?`;
      case 'mobility tile':
        return 'Quale tessera si sposta con la mobilità?';
      case 'mobility space':
        return `Dove va la tessera di ${view.origin}, o con chi si scambia?`;
      case 'aggression':
        return 'Aggressione: metti una tessera o battine una, dove puoi attaccare.';
      case 'terrain card':
        return `Usa ${card(view.card)}: scegli una casella illuminata, o lasciala.`;
      case 'adaptation':
        return 'In quale terreno migliori l’adattamento?';
      case 'ability':
        return 'Quale abilità prendi?';
      case 'holder':
        return `Da chi prendi ${named(ABILITY, view.ability)}?`;
      case 'joker':
        return 'Come che cosa giochi il jolly?';
      case 'bid':
        return `Offri per ${card(view.card)} o passa; ${standing}, hai ${food(own)}.`;
      case 'payment':
        return `Paghi ${view.bid} e hai ${food(own)}: quanti punti cedi, per 3 cibo ciascuno?`;
      case 'bought event':
        return `Usi la carta comprata (${named(CARD, view.card)}) o la lasci?`;
      case 'defense':
        return `Usi la difesa contro ${DEED[view.deed]} in ${view.target}?`;
      case 'epidemic':
        return 'Epidemia: quale delle tue tessere lascia l’isola?';
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
    'your points': 'i tuoi punti',
    'your food': 'il tuo cibo',
    'your majorities': 'le tue maggioranze',
    'your herds': 'i tuoi branchi',
    'your adaptations': 'i tuoi adattamenti',
    'your abilities': 'le tue abilità',
    'your tiles on the island and in your supply': 'le tue tessere sull’isola e in riserva',
    'areas that you may fill': 'le aree che puoi riempire',
    'being safe from attacks': 'la sicurezza dagli attacchi',
    'cards in your hand': 'le carte in mano',
    'what your rivals have': 'ciò che hanno gli altri',
  },
  organism: ORGANISM,
  terrain: TERRAIN,
  area: AREA,
  card: CARD,
  ability: ABILITY,
  level: LEVEL,
  shortLevel: { 'no action': '–', migrate: 'migra', expand: 'espande', attack: 'attacca' },
  point: { place: 'metti', attack: 'attacca', from: 'da qui', to: 'qui', swap: 'scambia', remove: 'togli' },
  others: { adaptations: 'adattamenti', abilities: 'abilità', food: 'cibo' },
  monopoly: { big: 'monopolio grande', small: 'monopolio piccolo' },
  herds: 'branchi',
  closer: 'Guarda da vicino',
  showHerds: 'Branchi',
  scoringNow: 'Punteggio ora',
  pile: 'Mazzo',
  auction: (what) => `Asta: ${what}`,
  bids: (name, bid) => `${name} offre ${food(bid)}`,
  noBid: 'ancora nessuna offerta',
  passed: (names) => `passano: ${names}`,
  whatToDo: (name) => `Che cosa fare con ${name}`,
  yourOrganism: 'La tua specie',
  tileOf: (name) => `tessera di ${name}`,
  wasFilled: (area) => `${area}: area riempita`,
  ifScored: 'Se ora ci fosse un punteggio maggiore',
  total: 'Totale',
  food: 'Cibo',
  cards: 'Carte',
  cardWord: (n) => form(n, 'carta', 'carte'),
  tilesTitle: 'Tessere sull’isola e in riserva',
  tilesLeft: (left) => `tessere, ${left} in riserva`,
  chart: 'Cartellina della specie',
  points: (all) => `Punti: ${all}`,
  filled: (n, all, next) => `${n} aree piene su ${all}${next ? `, la prossima vale ${next}` : ''}`,
  track:
    'Chi riempie per primo un’area prende il prossimo segnalino e riceve il numero sotto. Uno spazio marcato porta un punteggio maggiore dopo il turno; l’ultimo chiude la partita.',
  bigScoring: 'Punteggio maggiore dopo questo turno',
  lastTurn: 'ultimo turno',
};
