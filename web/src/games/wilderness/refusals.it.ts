/** Why a move is refused, in Italian, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  "say which illness goes, for example 'healing herbs on fever'.":
    'di’ quale malattia passa.',
  "say which way, for example 'steady hand 1'.":
    'di’ in quale direzione.',
  "say on whom, for example 'storm on 2'.":
    'di’ contro chi.',
  "say on whom, for example 'spinning needle on 2'.":
    'di’ contro chi.',
  "say which animal goes where, for example 'scent of blood bear 1'.":
    'di’ quale animale va, e dove.',
  '{terrain} {area} costs {cost} energy; you have {energy}.':
    '{terrain} {area} costa {cost} energia; ne hai {energy}.',
  "you are asked about a card at '{trigger}': play one that fits, or pass.":
    "ti si chiede una carta per '{trigger}': giocane una adatta, o passa.",
  'you are not thirsty, and drinking would heal nothing now.':
    'non hai sete, e bere ora non guarirebbe nulla.',
  'a hunt costs {cost} energy; you have {energy}.':
    'una caccia costa {cost} energia; ne hai {energy}.',
  'a rest costs {cost} energy; you have {energy}.':
    'riposare costa {cost} energia; ne hai {energy}.',
  "{card} is played at {triggers}; this is '{trigger}'.":
    "{card} si gioca per {triggers}; questo è '{trigger}'.",
  '{card} would change nothing here.':
    '{card} qui non cambierebbe nulla.',
  'the hunt came to 4: first choose to eat and get lost, or to stay hungry.':
    'la caccia ha dato 4: prima scegli se mangiare e smarrirti, o restare a digiuno.',
  'this is chosen only when a hunt comes to 4.':
    'questo si sceglie solo quando una caccia dà 4.',
  'nothing is asked that could be passed; end your turn instead.':
    'non c’è nulla su cui passare; chiudi invece il turno.',
  "you have no standing pass at '{trigger}'.":
    "non passi automaticamente per '{trigger}'.",
  "a standing pass is given for what is asked about, now '{trigger}'.":
    "si passa sempre su ciò che viene chiesto, ora '{trigger}'.",
  'a standing pass is withdrawn in your own turn.':
    'il passare sempre si revoca nel proprio turno.',
  'who has slept only drinks and plays cards that move nobody.':
    'chi ha dormito può solo bere e giocare carte che non spostano nessuno.',
  'direction {direction} leads off the board.':
    'in quella direzione ({direction}) finisce il tabellone.',
  '{area} is water, which nobody enters.':
    '{area} è acqua, e nessuno ci entra.',
  'Flood: no river is crossed this turn.':
    'Piena: in questo turno non si attraversano fiumi.',
  'sleep takes the whole turn; you have spent energy or moved.':
    'dormire occupa tutto il turno; hai già speso energia o ti sei mosso.',
  'washing a wound costs {cost} energy; you have {energy}.':
    'lavare una ferita costa {cost} energia; ne hai {energy}.',
  'no river or water area touches {area}.':
    'nessun fiume o specchio d’acqua tocca {area}.',
  'there is no hunting in {terrain}.':
    'qui non si caccia: {terrain}.',
  'there is no hunting at night.':
    'di notte non si caccia.',
  'Smoke: there is no rest or sleep this turn.':
    'Fumo: in questo turno niente riposo né sonno.',
  'with Chills a rest has no effect.':
    'con i brividi riposare non serve.',
  'you are not exhausted at all.':
    'non sei affatto stanco.',
  "you hold no card '{good} / {bad}'.":
    "la carta '{good} / {bad}' non ce l’hai.",
  'a raft goes over one water area beside you to face-up land that touches it.':
    'una zattera attraversa uno specchio d’acqua accanto a te fino a terra scoperta che lo tocca.',
  'you do not have {illness}.':
    'questa malattia non ce l’hai: {illness}.',
  'that direction leads off the board or into water.':
    'in quella direzione finisce il tabellone o c’è acqua.',
  'that animal is not on the board, or cannot go there.':
    'quell’animale non è sul tabellone, o non può andarci.',
  '{card} hits who ends the turn or a Companion in the village, never yourself.':
    '{card} colpisce chi finisce il turno o un compagno nel villaggio, mai te.',
  '{card} hits another living player.':
    '{card} colpisce un altro giocatore in vita.',
  'who has slept plays no card that is about moving or resting.':
    'chi ha dormito non gioca carte che riguardano il moto o il riposo.',
  'you have no Infected Wound to wash.':
    'non hai una ferita infetta da lavare.',
  'a wound is washed where a river or water area touches your area.':
    'una ferita si lava dove un fiume o l’acqua tocca la tua area.',
  'who has slept plays no card that moves anybody.':
    'chi ha dormito non gioca carte che spostano qualcuno.',
  'a raft trip costs {cost} energy; you have {energy}.':
    'un viaggio in zattera costa {cost} energia; ne hai {energy}.',
};
