/** Why a move is refused, in Dutch, by the server's English; the facts stand in braces. */
export const refusals: Record<string, string> = {
  "say which illness goes, for example 'healing herbs on fever'.":
    'zeg welke ziekte weggaat.',
  "say which way, for example 'steady hand 1'.":
    'zeg in welke richting.',
  "say on whom, for example 'storm on 2'.":
    'zeg op wie.',
  "say on whom, for example 'spinning needle on 2'.":
    'zeg op wie.',
  "say which animal goes where, for example 'scent of blood bear 1'.":
    'zeg welk dier waarheen gaat.',
  '{terrain} {area} costs {cost} energy; you have {energy}.':
    '{terrain} {area} kost {cost} energie; je hebt er {energy}.',
  "you are asked about a card at '{trigger}': play one that fits, or pass.":
    "er wordt om een kaart gevraagd bij '{trigger}': speel er een die past, of pas.",
  'you are not thirsty, and drinking would heal nothing now.':
    'je hebt geen dorst, en drinken geneest nu niets.',
  'a hunt costs {cost} energy; you have {energy}.':
    'een jacht kost {cost} energie; je hebt er {energy}.',
  'a rest costs {cost} energy; you have {energy}.':
    'rusten kost {cost} energie; je hebt er {energy}.',
  "{card} is played at {triggers}; this is '{trigger}'.":
    "{card} speel je bij {triggers}; dit is '{trigger}'.",
  '{card} would change nothing here.':
    '{card} zou hier niets veranderen.',
  'the hunt came to 4: first choose to eat and get lost, or to stay hungry.':
    'de jacht kwam op 4: kies eerst eten en verdwalen, of hongerig blijven.',
  'this is chosen only when a hunt comes to 4.':
    'dit kies je alleen als een jacht op 4 komt.',
  'nothing is asked that could be passed; end your turn instead.':
    'er is niets om op te passen; beëindig liever je beurt.',
  "you have no standing pass at '{trigger}'.":
    "je past niet vanzelf bij '{trigger}'.",
  "a standing pass is given for what is asked about, now '{trigger}'.":
    "altijd passen geldt voor wat er gevraagd wordt, nu '{trigger}'.",
  'a standing pass is withdrawn in your own turn.':
    'vanzelf passen trek je in je eigen beurt in.',
  'who has slept only drinks and plays cards that move nobody.':
    'wie geslapen heeft, drinkt alleen nog en speelt kaarten die niemand verplaatsen.',
  'direction {direction} leads off the board.':
    'die kant op ({direction}) eindigt het bord.',
  '{area} is water, which nobody enters.':
    '{area} is water, en daar gaat niemand in.',
  'Flood: no river is crossed this turn.':
    'Overstroming: deze beurt wordt geen rivier overgestoken.',
  'sleep takes the whole turn; you have spent energy or moved.':
    'slapen vraagt de hele beurt; je hebt al energie besteed of bewogen.',
  'washing a wound costs {cost} energy; you have {energy}.':
    'een wond wassen kost {cost} energie; je hebt er {energy}.',
  'no river or water area touches {area}.':
    'geen rivier of water raakt {area}.',
  'there is no hunting in {terrain}.':
    'hier valt niet te jagen: {terrain}.',
  'there is no hunting at night.':
    '’s nachts wordt er niet gejaagd.',
  'Smoke: there is no rest or sleep this turn.':
    'Rook: deze beurt geen rust of slaap.',
  'with Chills a rest has no effect.':
    'met koude rillingen heeft rusten geen effect.',
  'you are not exhausted at all.':
    'je bent helemaal niet uitgeput.',
  "you hold no card '{good} / {bad}'.":
    "de kaart '{good} / {bad}' heb je niet.",
  'a raft goes over one water area beside you to face-up land that touches it.':
    'een vlot gaat over één watergebied naast je naar open land dat eraan grenst.',
  'you do not have {illness}.':
    'deze ziekte heb je niet: {illness}.',
  'that direction leads off the board or into water.':
    'die kant op eindigt het bord of ligt water.',
  'that animal is not on the board, or cannot go there.':
    'dat dier is niet op het bord, of kan daar niet heen.',
  '{card} hits who ends the turn or a Companion in the village, never yourself.':
    '{card} treft wie de beurt eindigt of een metgezel in het dorp, nooit jezelf.',
  '{card} hits another living player.':
    '{card} treft een andere levende speler.',
  'who has slept plays no card that is about moving or resting.':
    'wie geslapen heeft speelt geen kaart over bewegen of rusten.',
  'you have no Infected Wound to wash.':
    'je hebt geen ontstoken wond om te wassen.',
  'a wound is washed where a river or water area touches your area.':
    'een wond was je waar een rivier of water je gebied raakt.',
  'who has slept plays no card that moves anybody.':
    'wie geslapen heeft speelt geen kaart die iemand verplaatst.',
  'a raft trip costs {cost} energy; you have {energy}.':
    'een tocht met het vlot kost {cost} energie; je hebt er {energy}.',
};
