/** Why a move is refused, in Dutch, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  '{space} lies in the {area}; the card is {terrain}.':
    '{space} ligt in: {area}; de kaart is {terrain}.',
  'the {area} has {tiles} tiles, which is all that may be seeded there.':
    'daar ligt alles wat er gezaaid mag worden: {area}, {tiles} tegels.',
  'you have {tiles} tiles in your supply, or no space to attack.':
    'je hebt {tiles} tegels in voorraad, of geen vakje om aan te vallen.',
  '{points} points cost {price} food; you have {food}.':
    '{points} punten kosten {price} voedsel; je hebt {food}.',
  'no empty space of {terrain} where it could migrate lies beside the chain of {space}.':
    'naast de keten van {space} ligt geen leeg vakje ({terrain}) waarheen de tegel kan migreren.',
  '{space} is not beside the chain of {origin}.':
    '{space} ligt niet naast de keten van {origin}.',
  "no tile '{level}' of {terrain} is left.":
    "er is geen fiche '{level}' voor {terrain} meer.",
  '{player} is not one of those furthest on the track with {ability}.':
    '{player} hoort niet bij wie het verst op het spoor staat met {ability}.',
  'you fall back {most} spaces at most: no more than pay the whole bid, and not below -10.':
    'je gaat hoogstens {most} vakjes terug: niet meer dan het hele bod betaalt, en niet onder -10.',
  "choose an organism first, for example '{example}'.":
    "kies eerst een organisme, bijvoorbeeld '{example}'.",
  "bid for the organism, or pass once somebody has bid, for example '{example}'.":
    "bied op het organisme, of pas als er geboden is, bijvoorbeeld '{example}'.",
  "everybody seeds tiles before the first turn, for example '{example}'.":
    "iedereen zaait tegels vóór de eerste beurt, bijvoorbeeld '{example}'.",
  "nothing of the kind is pending in your turn, for example '{example}'.":
    "zoiets wordt nu niet gevraagd; wel bijvoorbeeld '{example}'.",
  "name the tile that migrates first, for example '{example}'.":
    "noem eerst de tegel die migreert, bijvoorbeeld '{example}'.",
  "say first where the tile migrates to, for example '{example}'.":
    "zeg eerst waarheen de tegel migreert, bijvoorbeeld '{example}'.",
  "name the tile that moves first, for example '{example}'.":
    "noem eerst de tegel die op weg gaat, bijvoorbeeld '{example}'.",
  "say first where the tile moves to, for example '{example}'.":
    "zeg eerst waarheen de tegel gaat, bijvoorbeeld '{example}'.",
  "finish the aggression first, for example '{example}'.":
    "maak eerst de agressie af, bijvoorbeeld '{example}'.",
  "say first what the terrain card is used for, for example '{example}'.":
    "zeg eerst waarvoor je de terreinkaart gebruikt, bijvoorbeeld '{example}'.",
  "use the adaptation card first, or let it go, for example '{example}'.":
    "gebruik eerst de aanpassingskaart, of laat hem gaan, bijvoorbeeld '{example}'.",
  "use the ability card first, or let it go, for example '{example}'.":
    "gebruik eerst de vaardigheidskaart, of laat hem gaan, bijvoorbeeld '{example}'.",
  "say first from whom you take the ability, for example '{example}'.":
    "zeg eerst van wie je de vaardigheid neemt, bijvoorbeeld '{example}'.",
  "name the joker first, or let it go, for example '{example}'.":
    "noem eerst de joker, of laat hem gaan, bijvoorbeeld '{example}'.",
  "bid for the card or pass, for example '{example}'.":
    "bied op de kaart of pas, bijvoorbeeld '{example}'.",
  "say first how many spaces you fall back to pay, for example '{example}'.":
    "zeg eerst hoeveel vakjes je teruggaat om te betalen, bijvoorbeeld '{example}'.",
  "use the event you bought or let it go, for example '{example}'.":
    "gebruik de gekochte kaart of laat hem gaan, bijvoorbeeld '{example}'.",
  "say first whether you use defense, for example '{example}'.":
    "zeg eerst of je verdediging gebruikt, bijvoorbeeld '{example}'.",
  "remove a tile because of the epidemic first, for example '{example}'.":
    "haal eerst een tegel weg vanwege de epidemie, bijvoorbeeld '{example}'.",
  'a tile already lies on {space}.':
    'op {space} ligt al een tegel.',
  'there is no tile of yours on {space}.':
    'op {space} ligt geen tegel van jou.',
  "there is no opponent's tile on {space}.":
    'op {space} ligt geen tegel van een tegenstander.',
  'the {organism} has been chosen already.':
    'al gekozen: {organism}.',
  'a bid is higher than the last one, {bid}.':
    'een bod is hoger dan het vorige, {bid}.',
  "tiles are seeded where they can migrate; the level of the {organism} in {terrain} is '{level}'.":
    "tegels zaai je waar ze kunnen migreren; het niveau ({organism}, {terrain}) is '{level}'.",
  'your last play is owed to an auction.':
    'je laatste kaart is voor een veiling.',
  'none of your tiles can migrate: no empty space lies beside a chain of them.':
    'geen van je tegels kan migreren: naast hun ketens ligt geen leeg vakje.',
  'a turn ends only after an auction: put one of your cards up for it.':
    'een beurt eindigt pas na een veiling: veil een van je kaarten.',
  "to expand takes 'expand'; the level of the {organism} in {terrain} is '{level}'.":
    "uitbreiden vraagt 'uitbreiden'; het niveau ({organism}, {terrain}) is '{level}'.",
  "an attack takes 'attack'; the level of the {organism} in {terrain} is '{level}'.":
    "een aanval vraagt 'aanvallen'; het niveau ({organism}, {terrain}) is '{level}'.",
  'an attack needs a full area; the {area} has {free} free spaces.':
    'een aanval vraagt een vol gebied; hier ({area}) zijn {free} vakjes vrij.',
  'the tile on {space} is your own.':
    'de tegel op {space} is van jou.',
  "a tile migrates only from where it can; the level of the {organism} in {terrain} is '{level}'.":
    "een tegel migreert alleen vanwaar hij dat kan; het niveau ({organism}, {terrain}) is '{level}'.",
  'no empty space where it could migrate lies beside the chain of {space}.':
    'naast de keten van {space} ligt geen leeg vakje waarheen de tegel kan migreren.',
  "a tile migrates only to where it can; the level of the {organism} in {terrain} is '{level}'.":
    "een tegel migreert alleen waarheen hij dat kan; het niveau ({organism}, {terrain}) is '{level}'.",
  'with this card the migration ends in {wanted}, not in {terrain}.':
    'met deze kaart eindigt de migratie in {wanted}, niet in {terrain}.',
  "mobility goes where the organism can migrate; the level of the {organism} in {terrain} is '{level}'.":
    "mobiliteit gaat waar het organisme kan migreren; het niveau ({organism}, {terrain}) is '{level}'.",
  'a tile already lies on {space}; to change places is a swap.':
    'op {space} ligt al een tegel; van plaats wisselen is ruilen.',
  "aggression takes 'attack'; the level of the {organism} in {terrain} is '{level}'.":
    "agressie vraagt 'aanvallen'; het niveau ({organism}, {terrain}) is '{level}'.",
  "the level of the {organism} in {terrain} is '{level}', and there is no better.":
    "het niveau ({organism}, {terrain}) is '{level}', en beter kan niet.",
  'nobody holds more than two of a kind, and you hold {held} {ability}.':
    'niemand heeft meer dan twee van een soort, en jij hebt {held} × {ability}.',
  'nobody else holds {ability}, and none is in the supply.':
    'niemand anders heeft {ability}, en in de voorraad is er geen.',
  'as {card} the joker could do nothing for you.':
    'als {card} kan de joker niets voor je doen.',
  'the lowest bid is {bid} food.':
    'het laagste bod is {bid} voedsel.',
  'you have {food} food for a bid of {bid}: fall back {few} spaces at least.':
    'je hebt {food} voedsel voor een bod van {bid}: ga minstens {few} vakjes terug.',
  'who opens must bid, 0 food at least.':
    'wie opent moet bieden, minstens 0 voedsel.',
  'only food counts here, and you have {food}.':
    'hier telt alleen voedsel, en je hebt {food}.',
  'you hold no {card} card.':
    'deze kaart heb je niet: {card}.',
  'you have no play left; you used {plays} in this turn.':
    'je mag geen kaart meer spelen; je speelde er {plays} in deze beurt.',
  'you made your free migration in this turn already.':
    'je gratis migratie van deze beurt is al gedaan.',
  'you hold no {ability} tile.':
    'deze vaardigheid heb je niet: {ability}.',
  'each {ability} tile serves once a turn, and yours are used.':
    'elke vaardigheid ({ability}) dient één keer per beurt, en de jouwe zijn gebruikt.',
  'none of your tiles has a space to go to.':
    'geen van je tegels heeft een vakje om heen te gaan.',
  'an attack needs a tile in your supply.':
    'een aanval vraagt een tegel in je voorraad.',
  'an attack needs a full area; the {area} has 1 free space.':
    'een aanval vraagt een vol gebied; hier ({area}) is nog 1 vakje vrij.',
  'between two players a card costs exactly {price} food.':
    'met twee spelers kost een kaart precies {price} voedsel.',
  'you could not pay {bid} food, only {most}, falling back to -10.':
    'je kunt geen {bid} voedsel betalen, hoogstens {most}, door terug te gaan tot -10.',
  'an expansion needs a tile in your supply.':
    'uitbreiden vraagt een tegel in je voorraad.',
};
