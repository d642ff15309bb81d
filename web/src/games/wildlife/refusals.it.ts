/** Why a move is refused, in Italian, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  '{space} lies in the {area}; the card is {terrain}.':
    '{space} è in: {area}; la carta è {terrain}.',
  'the {area} has {tiles} tiles, which is all that may be seeded there.':
    'lì ci sono già tutte le tessere ammesse all’inizio: {area}, {tiles}.',
  'you have {tiles} tiles in your supply, or no space to attack.':
    'hai {tiles} tessere nella riserva, o nessuna casella da attaccare.',
  '{points} points cost {price} food; you have {food}.':
    '{points} punti costano {price} cibo; ne hai {food}.',
  'no empty space of {terrain} where it could migrate lies beside the chain of {space}.':
    'accanto alla catena di {space} non c’è una casella vuota ({terrain}) dove possa migrare.',
  '{space} is not beside the chain of {origin}.':
    '{space} non è accanto alla catena di {origin}.',
  "no tile '{level}' of {terrain} is left.":
    "non restano segnalini '{level}' per {terrain}.",
  '{player} is not one of those furthest on the track with {ability}.':
    '{player} non è tra chi è più avanti sul percorso con {ability}.',
  'you fall back {most} spaces at most: no more than pay the whole bid, and not below -10.':
    'arretri al massimo di {most} caselle: non più di quanto paga l’intera offerta, e non sotto -10.',
  "choose an organism first, for example '{example}'.":
    "scegli prima una specie, per esempio '{example}'.",
  "bid for the organism, or pass once somebody has bid, for example '{example}'.":
    "offri per la specie, o passa se qualcuno ha offerto, per esempio '{example}'.",
  "everybody seeds tiles before the first turn, for example '{example}'.":
    "tutti mettono tessere prima del primo turno, per esempio '{example}'.",
  "nothing of the kind is pending in your turn, for example '{example}'.":
    "nulla del genere è in sospeso; invece, per esempio, '{example}'.",
  "name the tile that migrates first, for example '{example}'.":
    "indica prima la tessera che migra, per esempio '{example}'.",
  "say first where the tile migrates to, for example '{example}'.":
    "di’ prima dove migra la tessera, per esempio '{example}'.",
  "name the tile that moves first, for example '{example}'.":
    "indica prima la tessera che si sposta, per esempio '{example}'.",
  "say first where the tile moves to, for example '{example}'.":
    "di’ prima dove va la tessera, per esempio '{example}'.",
  "finish the aggression first, for example '{example}'.":
    "completa prima l’aggressione, per esempio '{example}'.",
  "say first what the terrain card is used for, for example '{example}'.":
    "di’ prima a che cosa serve la carta terreno, per esempio '{example}'.",
  "use the adaptation card first, or let it go, for example '{example}'.":
    "usa prima la carta adattamento, o lasciala, per esempio '{example}'.",
  "use the ability card first, or let it go, for example '{example}'.":
    "usa prima la carta abilità, o lasciala, per esempio '{example}'.",
  "say first from whom you take the ability, for example '{example}'.":
    "di’ prima da chi prendi l’abilità, per esempio '{example}'.",
  "name the joker first, or let it go, for example '{example}'.":
    "di’ prima come giochi il jolly, o lascialo, per esempio '{example}'.",
  "bid for the card or pass, for example '{example}'.":
    "offri per la carta o passa, per esempio '{example}'.",
  "say first how many spaces you fall back to pay, for example '{example}'.":
    "di’ prima di quante caselle arretri per pagare, per esempio '{example}'.",
  "use the event you bought or let it go, for example '{example}'.":
    "usa la carta comprata o lasciala, per esempio '{example}'.",
  "say first whether you use defense, for example '{example}'.":
    "di’ prima se usi la difesa, per esempio '{example}'.",
  "remove a tile because of the epidemic first, for example '{example}'.":
    "togli prima una tessera per l’epidemia, per esempio '{example}'.",
  'a tile already lies on {space}.':
    'in {space} c’è già una tessera.',
  'there is no tile of yours on {space}.':
    'in {space} non c’è una tua tessera.',
  "there is no opponent's tile on {space}.":
    'in {space} non c’è una tessera avversaria.',
  'the {organism} has been chosen already.':
    'già scelto: {organism}.',
  'a bid is higher than the last one, {bid}.':
    'un’offerta supera la precedente, {bid}.',
  "tiles are seeded where they can migrate; the level of the {organism} in {terrain} is '{level}'.":
    "le tessere si mettono dove possono migrare; il livello ({organism}, {terrain}) è '{level}'.",
  'your last play is owed to an auction.':
    'l’ultima carta va messa all’asta.',
  'none of your tiles can migrate: no empty space lies beside a chain of them.':
    'nessuna tua tessera può migrare: accanto alle loro catene non ci sono caselle vuote.',
  'a turn ends only after an auction: put one of your cards up for it.':
    'il turno finisce solo dopo un’asta: mettici una delle tue carte.',
  "to expand takes 'expand'; the level of the {organism} in {terrain} is '{level}'.":
    "per espandersi serve 'espansione'; il livello ({organism}, {terrain}) è '{level}'.",
  "an attack takes 'attack'; the level of the {organism} in {terrain} is '{level}'.":
    "per un attacco serve 'attacco'; il livello ({organism}, {terrain}) è '{level}'.",
  'an attack needs a full area; the {area} has {free} free spaces.':
    'un attacco richiede un’area piena; qui ({area}) ci sono {free} caselle libere.',
  'the tile on {space} is your own.':
    'la tessera in {space} è tua.',
  "a tile migrates only from where it can; the level of the {organism} in {terrain} is '{level}'.":
    "una tessera migra solo da dove può; il livello ({organism}, {terrain}) è '{level}'.",
  'no empty space where it could migrate lies beside the chain of {space}.':
    'accanto alla catena di {space} non c’è una casella vuota dove possa migrare.',
  "a tile migrates only to where it can; the level of the {organism} in {terrain} is '{level}'.":
    "una tessera migra solo dove può; il livello ({organism}, {terrain}) è '{level}'.",
  'with this card the migration ends in {wanted}, not in {terrain}.':
    'con questa carta la migrazione finisce in {wanted}, non in {terrain}.',
  "mobility goes where the organism can migrate; the level of the {organism} in {terrain} is '{level}'.":
    "la mobilità va dove la specie può migrare; il livello ({organism}, {terrain}) è '{level}'.",
  'a tile already lies on {space}; to change places is a swap.':
    'in {space} c’è già una tessera; cambiare posto è uno scambio.',
  "aggression takes 'attack'; the level of the {organism} in {terrain} is '{level}'.":
    "per l’aggressione serve 'attacco'; il livello ({organism}, {terrain}) è '{level}'.",
  "the level of the {organism} in {terrain} is '{level}', and there is no better.":
    "il livello ({organism}, {terrain}) è '{level}', e meglio non si può.",
  'nobody holds more than two of a kind, and you hold {held} {ability}.':
    'nessuno ne ha più di due uguali, e tu hai {held} × {ability}.',
  'nobody else holds {ability}, and none is in the supply.':
    'nessun altro ha {ability}, e nella riserva non ce n’è.',
  'as {card} the joker could do nothing for you.':
    'come {card} il jolly non potrebbe fare nulla per te.',
  'the lowest bid is {bid} food.':
    'l’offerta minima è {bid} cibo.',
  'you have {food} food for a bid of {bid}: fall back {few} spaces at least.':
    'hai {food} cibo per un’offerta di {bid}: arretra almeno di {few} caselle.',
  'who opens must bid, 0 food at least.':
    'chi apre deve offrire, almeno 0 cibo.',
  'only food counts here, and you have {food}.':
    'qui conta solo il cibo, e ne hai {food}.',
  'you hold no {card} card.':
    'questa carta non ce l’hai: {card}.',
  'you have no play left; you used {plays} in this turn.':
    'non puoi giocare altre carte; in questo turno ne hai giocate {plays}.',
  'you made your free migration in this turn already.':
    'la migrazione gratuita di questo turno è già fatta.',
  'you hold no {ability} tile.':
    'questa abilità non ce l’hai: {ability}.',
  'each {ability} tile serves once a turn, and yours are used.':
    'ogni abilità ({ability}) serve una volta per turno, e le tue sono usate.',
  'none of your tiles has a space to go to.':
    'nessuna tua tessera ha una casella dove andare.',
  'an attack needs a tile in your supply.':
    'un attacco richiede una tessera nella tua riserva.',
  'an attack needs a full area; the {area} has 1 free space.':
    'un attacco richiede un’area piena; qui ({area}) c’è ancora 1 casella libera.',
  'between two players a card costs exactly {price} food.':
    'in due una carta costa esattamente {price} cibo.',
  'you could not pay {bid} food, only {most}, falling back to -10.':
    'non potresti pagare {bid} cibo, solo {most}, arretrando fino a -10.',
  'an expansion needs a tile in your supply.':
    'un’espansione richiede una tessera nella tua riserva.',
};
