# Wilderness. docs/translating.md spiega come funziona.

summary = Tra sete, fame e stanchezza, attraversa le terre selvagge e arriva per primo al villaggio.
goal = Vince chi per primo finisce un turno nel villaggio a est.

## La bussola, da 1 a est in senso orario

way-1 = est
    .to = verso est
way-2 = sud-est
    .to = verso sud-est
way-3 = sud-ovest
    .to = verso sud-ovest
way-4 = ovest
    .to = verso ovest
way-5 = nord-ovest
    .to = verso nord-ovest
way-6 = nord-est
    .to = verso nord-est

## Il paese

terrain-grassland = prateria
terrain-rocky-area = area rocciosa
    .in = in un’area rocciosa
terrain-desert = deserto
    .in = nel deserto
terrain-forest = foresta
terrain-swamp = palude
terrain-mountain = montagna
    .in = in montagna
terrain-tribe = tribù
terrain-village = villaggio
    .in = nel villaggio
terrain-water = acqua

place = { $area } ({ WORD($terrain, kind: "terrain") })

tile-river-meadow = Prato del Fiume
tile-dry-flats = Piana Arida
tile-black-forest = Foresta Nera
tile-marshland = Terra di Paludi
tile-high-pass = Alto Passo
tile-lakeland = Terra dei Laghi
tile-broken-hills = Colline Spezzate
tile-sunburnt-plain = Piana Riarsa

## Animali, e la tribù che può diventare ostile

beast-bear = orso
    .the = l’orso
    .The = L’orso
beast-high-pass-wolf = lupo dell’Alto Passo
    .the = il lupo dell’Alto Passo
    .The = Il lupo dell’Alto Passo
beast-broken-hills-wolf = lupo delle Colline Spezzate
    .the = il lupo delle Colline Spezzate
    .The = Il lupo delle Colline Spezzate
beast-snake = serpente
    .the = il serpente
    .The = Il serpente
beast-tribe = tribù
    .the = la tribù
    .The = La tribù

## I giorni e i loro giri

mark-day = giorno
mark-night = notte
mark-special = speciale
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Giorno sereno
day-scorching-sun = Sole cocente
day-downpour = Acquazzone
day-thick-fog = Nebbia fitta
day-bitter-cold = Freddo pungente
day-bright-moon = Luna chiara
day-long-day = Giorno lungo
day-short-day = Giorno corto
day-rich-game = Selvaggina ricca
day-restless-beasts = Belve inquiete
day-headwind = Vento contrario
day-gentle-breeze = Brezza leggera
day-omen = Presagio

weather-scorching-sun = nel turno della natura la sete sale di 1 in più; entrare in un deserto costa 2 di sete
weather-downpour = niente sete nel turno della natura, acqua ovunque, i fiumi costano 4
weather-thick-fog = i passi chiedono il tiro notturno
weather-bitter-cold = notte; il sonno dà 3 caselle
weather-bright-moon = notte; i passi riescono con 2 o più
weather-rich-game = 1 in più nei tiri di caccia
weather-restless-beasts = gli animali agiscono due volte
weather-headwind = foresta e montagna costano 1 in più
weather-gentle-breeze = niente stanchezza di base nel turno della natura

## Malattie

illness-fever = Febbre
illness-stomach-cramps = Crampi allo stomaco
illness-twisted-ankle = Caviglia storta
illness-dysentery = Dissenteria
illness-blurred-vision = Vista annebbiata
illness-infected-wound = Ferita infetta
illness-chills = Brividi
illness-bite = Morso
illness-false-alarm = Falso allarme
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Carte evento: le facce buone, poi le cattive; .does è ciò che fanno

card-second-wind = Nuove forze
    .does = 2 punti energia in più in questo turno
card-hidden-spring = Sorgente nascosta
    .does = la sete passa
card-wild-berries = Bacche selvatiche
    .does = la fame scende di 3
card-deep-sleep = Sonno profondo
    .does = il sonno toglie 2 di stanchezza in più
card-fresh-tracks = Tracce fresche
    .does = 2 in più nel tiro di caccia
card-old-path = Vecchio sentiero
    .does = il prossimo passo costa 2 in tutto e non chiede tiri
card-companion = Compagno
    .does = si accompagna gratis
card-torch = Torcia
    .does = nessun tiro notturno in questo turno
card-spear = Lancia
    .does = si tirano due dadi
card-climb-a-tree = Su un albero
    .does = l’attacco non avviene
card-healing-herbs = Erbe medicinali
    .does = una malattia passa
card-raft = Zattera
    .does = i fiumi non costano nulla in più in questo turno
card-shelter = Riparo
    .does = niente stanchezza in questo turno della natura
card-shortcut = Scorciatoia
    .does = un passo gratis, senza tiro né costo del fiume
card-steady-hand = Mano ferma
    .does = si sceglie la direzione
card-campfire = Falò
    .does = riposare costa 1 in questo turno
card-lucky-charm = Portafortuna
    .does = si ritirano i propri dadi
card-watchful = All’erta
    .does = la carta ricevuta non ha effetto
card-heavy-legs = Gambe pesanti
    .does = 2 punti energia in meno in questo turno
card-leaking-flask = Borraccia bucata
    .does = la sete sale di 2
card-spoiled-meat = Carne guasta
    .does = la fame sale di 2
card-nightmares = Incubi
    .does = il sonno toglie 2 di stanchezza in meno
card-startled-game = Selvaggina in fuga
    .does = 2 in meno nel tiro di caccia
card-wrong-turn = Svolta sbagliata
    .does = il passo chiede un tiro di 4, di notte di 5
card-quarrel = Lite
    .does = la stanchezza sale di 2
card-sudden-darkness = Buio improvviso
    .does = in questo turno è notte
card-enraged-beast = Belva furiosa
    .does = l’animale tira un dado in più
card-scent-of-blood = Odore di sangue
    .does = prima un animale si sposta di un’area
card-bad-water = Acqua cattiva
    .does = si pesca una carta malattia
card-flood = Piena
    .does = in questo turno non si attraversano fiumi
card-storm = Tempesta
    .does = la stanchezza sale subito di 2
card-landslide = Frana
    .does = il passo non avviene, l’energia è spesa
card-spinning-needle = Ago impazzito
    .does = con 1 o 2 si finisce fuori strada
card-smoke = Fumo
    .does = niente riposo né sonno in questo turno
card-jinx = Malocchio
    .does = si ritirano i dadi
card-thief = Ladro
    .does = si prende una carta a caso

card-name = { WORD($card, kind: "card") }
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } carta evento
   *[other] { $count } carte evento
}
energy-points = { $energy ->
    [one] { $energy } punto energia
   *[other] { $energy } punti energia
}
cost-points = { $cost ->
    [one] { $cost } punto energia
   *[other] { $cost } punti energia
}

## Momenti in cui si giocano carte: di qualcuno, tuoi (.yours), di un altro (.theirs)

trigger-turn = durante un turno
    .yours = durante il tuo turno
    .theirs = durante il turno di un altro
trigger-start = all’inizio di un turno
    .yours = all’inizio del tuo turno
    .theirs = all’inizio del turno di un altro
trigger-move = quando qualcuno fa un passo
    .yours = quando fai un passo
    .theirs = quando un altro fa un passo
trigger-night-roll = dopo un tiro notturno
    .yours = dopo un tuo tiro notturno
    .theirs = dopo un tiro notturno di un altro
trigger-lost = quando qualcuno si smarrisce
    .yours = quando ti smarrisci
    .theirs = quando un altro si smarrisce
trigger-hunt-roll = dopo un tiro di caccia
    .yours = dopo un tuo tiro di caccia
    .theirs = dopo un tiro di caccia di un altro
trigger-sleep = quando qualcuno dorme
    .yours = quando dormi
    .theirs = quando un altro dorme
trigger-illness = quando qualcuno si ammala
    .yours = quando ti ammali
    .theirs = quando un altro si ammala
trigger-attack = quando attaccano qualcuno
    .yours = quando ti attaccano
    .theirs = quando attaccano un altro
trigger-attack-roll = dopo il tiro in una lotta
    .yours = dopo il tiro nella tua lotta
    .theirs = dopo il tiro nella lotta di un altro
trigger-end = alla fine di un turno
    .yours = alla fine del tuo turno
    .theirs = alla fine del turno di un altro
trigger-nature = nel turno della natura
    .yours = nel turno della natura
    .theirs = nel turno della natura
trigger-targeted = quando giocano una carta contro di te
    .yours = quando giocano una carta contro di te
    .theirs = quando giocano una carta contro un altro

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## Che cosa vale in un turno

effect-under-way = in cammino
effect-slept = dormito
effect-has-drunk = bevuto
effect-torch = torcia
effect-darkness = buio
effect-old-path = vecchio sentiero
effect-shortcut = scorciatoia
effect-rivers-free = fiumi gratis
effect-flood = piena
effect-campfire = falò
effect-smoke = fumo
effect-no-roll = nessun tiro
effect-wrong-turn = svolta sbagliata
effect-item = { WORD($item, kind: "effect") }

## Che cosa è successo

event-turn = { has-done } iniziato un turno con { energy-points }.
event-moved = { has-done } raggiunto { $area } spendendo { cost-points }.
event-followed = { YOU($leader) ->
    [yes] { NAME($seat) } ti ha seguito fino a { $area }.
   *[no] { has-done } seguito { NAME($leader) } fino a { $area }.
}
event-rolled = { has-done } tirato { $roll } in cammino verso { $area }; serviva { $needed }.
event-rolled-again = { has-done } ritirato i dadi: { $roll }.
event-wandered = { has-done } vagato { WORD($direction, kind: "way", form: "to") }, fino a { $area }.
event-turned = Si scopre la tessera { $position }: { WORD($tile, kind: "tile") }.
event-appeared = In { $area } appare { WORD($beast, kind: "beast", form: "the") }.
event-fell-ill = { has-done } pescato una malattia: { WORD($illness, kind: "illness") }.
event-healed = { YOU($seat) ->
    [yes] Non hai più questa malattia: { WORD($illness, kind: "illness") }.
   *[no] { NAME($seat) } non ha più questa malattia: { WORD($illness, kind: "illness") }.
}
event-hunted = { has-done } cacciato, tirando { $roll }.
event-tracked = { $result ->
    [1] { has-done } perso la strada cacciando.
    [2] { has-found-nothing }
    [3] { has-found-nothing }
    [4] { has-done } trovato una preda, ma mangiarla porterebbe fuori strada, { WORD($direction, kind: "way", form: "to") }.
   *[other] { has-done } trovato una preda e mangiato.
}
has-found-nothing = { YOU($seat) ->
    [yes] Non hai trovato nulla.
   *[no] { NAME($seat) } non ha trovato nulla.
}
event-drank = { has-done } bevuto: niente più sete.
event-rested = { has-done } riposato: stanchezza { $exhaustion }.
event-slept = { $steps ->
    [0] { has-done } dormito male, senza riposo: stanchezza { $exhaustion }.
    [one] { has-done } dormito, recuperando { $steps } casella: stanchezza { $exhaustion }.
   *[other] { has-done } dormito, recuperando { $steps } caselle: stanchezza { $exhaustion }.
}
event-status = { who }: sete { $thirst }, fame { $hunger }, stanchezza { $exhaustion }.
event-played = { HAS($target) ->
    [yes] { has-done } giocato { card-name } contro { target-name }: { card-effect }.
   *[no] { has-done } giocato { card-name }: { aim }.
}
target-name = { YOU($target) ->
    [yes] di te
   *[no] { NAME($target) }
}
aim = { HAS($illness) ->
    [yes] contro { WORD($illness, kind: "illness") }
   *[no] { HAS($beast) ->
        [yes] { WORD($beast, kind: "beast", form: "the") } va { WORD($direction, kind: "way", form: "to") }
       *[no] { HAS($ashore) ->
            [yes] { crossing }
           *[no] { HAS($direction) ->
                [yes] { WORD($direction, kind: "way", form: "to") }
               *[no] { card-effect }
            }
        }
    }
}
crossing = sull’acqua { WORD($direction, kind: "way", form: "to") }, a riva { WORD($ashore, kind: "way", form: "to") }
event-needle = { has-done } tirato { $roll } contro { card-spinning-needle }.
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { NAME($seat) } ti ha preso { card-name }.
       *[no] { has-done } preso { card-name } a { NAME($victim) }.
    }
   *[no] { has-done } preso una carta a { NAME($victim) }.
}
event-dealt = { HAS($cards) ->
    [yes] { has-done } ricevuto { LIST($cards, item: "some-cards") }.
   *[no] { has-done } ricevuto { counted-cards }.
}
event-reshuffled = { $deck ->
    [illness] Le carte malattia scartate, mescolate, formano un nuovo mazzo di { $count }.
    [day] Le carte giorno scartate, mescolate, formano un nuovo mazzo di { $count }.
   *[event] Le carte evento scartate, mescolate, formano un nuovo mazzo di { $count }.
}
event-day = { HAS($weather) ->
    [yes] Un nuovo giorno: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Speciale: { WORD($weather, kind: "weather") }. { new-cards }
   *[no] Un nuovo giorno: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Tutti ricevono { $events } carte evento.
event-round = { $mark ->
    [day] Giro { $round } del giorno: è giorno.
    [night] Giro { $round } del giorno: è notte.
   *[special] { $night ->
        [yes] Giro { $round } del giorno: una notte con la regola speciale della carta giorno.
       *[no] Giro { $round } del giorno: vale la regola speciale della carta giorno.
    }
}
event-nature = Comincia il turno della natura.
event-roamed = { WORD($beast, kind: "beast", form: "The") } va in { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } ti attacca in { $area }.
   *[no] { WORD($by, kind: "beast", form: "The") } attacca { NAME($seat) } in { $area }.
}
event-fought = { has-done } lottato: { WORD($by, kind: "beast", form: "the") } tira { $beast_sum }, contro { $own_sum }.
event-won-fight = { $removed ->
    [yes] { has-done } battuto { WORD($by, kind: "beast", form: "the") }, con un buon pasto.
   *[no] { has-done } battuto { WORD($by, kind: "beast", form: "the") }, e si fa festa.
}
event-lost-fight = { $steps ->
    [0] Tiri pari: nessuno vince.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } vince: ti stanchi di { $steps }.
       *[no] { WORD($by, kind: "beast", form: "The") } vince: { NAME($seat) } si stanca di { $steps }.
    }
}
event-tribe = { $roll ->
    [1] { has-done } sostato presso la tribù, tirando { $roll }: diventano ostili.
   *[other] { has-done } sostato presso la tribù, tirando { $roll }: c’è da mangiare e da bere.
}
event-died = { has-done } trovato la morte nelle terre selvagge.
event-ended = { HAS($winners) ->
    [yes] La partita è finita: { WORD($outcome, kind: "outcome") }. Vittoria: { LIST($winners, item: "winner-item") }.
   *[no] La partita è finita: { WORD($outcome, kind: "outcome") }. Vince la natura.
}

outcome-village = il villaggio è raggiunto
outcome-last-survivor = è rimasto un solo superstite
outcome-nobody-survived = nessuno è sopravvissuto

## Che cosa viene chiesto

prompt-turn = { $energy ->
    [0] Non hai più energia: { LIST($can, item: "can-do", join: "or") }.
   *[other] Hai { energy-points }: { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] fai un passo
       *[other] fai un passo (tira almeno { $roll }, o ti smarrisci e perdi tutta l’energia)
    }
    [act] agisci
    [card] { HAS($cards) ->
        [yes] gioca { LIST($cards, item: "offered-name", join: "or") }
       *[no] gioca una carta
    }
   *[end] finisci il turno
}
prompt-catch = C’è una preda: mangia e smarrisciti { WORD($direction, kind: "way", form: "to") }, o resta a digiuno dove sei.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Gioca { LIST($cards, item: "offered-card", join: "or") }, o nessuna carta.
   *[no] Gioca una carta, o passa.
}
offered-card = { $brief ->
    [yes] { offered-name }
   *[no] { offered-name } ({ card-effect })
}
offered-name = { HAS($held) ->
    [yes] { WORD($held, kind: "card") } come { card-name }
   *[no] { card-name }
}
prompt-start = { YOU($seat) ->
    [yes] Comincia il tuo turno. { play-or-pass }
   *[no] Comincia il turno di { NAME($seat) }. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] Ti metti in cammino verso { place }. { play-or-pass }
   *[no] { NAME($seat) } si mette in cammino verso { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] Hai tirato { $roll } in cammino verso { place } e ti serve { $needed }. { play-or-pass }
   *[no] { NAME($seat) } ha tirato { $roll } in cammino verso { place } e ha bisogno di { $needed }. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] Hai perso la strada{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } ha perso la strada{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , e la bussola sta per girare
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] Vai a caccia: un tiro di { $roll } vale { $result }. { play-or-pass }
   *[no] { NAME($seat) } va a caccia: un tiro di { $roll } vale { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] Ti metti a dormire. { play-or-pass }
   *[no] { NAME($seat) } si mette a dormire. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] Una nuova malattia per te; ora hai: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] Una nuova malattia per { NAME($seat) }, che ora ha: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } ti attacca. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } attacca { NAME($seat) }. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } ha tirato { $beast_sum }, tu { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } ha tirato { $beast_sum }, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Finisce il tuo turno. { play-or-pass }
   *[no] Finisce il turno di { NAME($seat) }. { play-or-pass }
}
prompt-nature = Comincia il turno della natura. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] Contro di te viene giocata la carta { card-name }. { play-or-pass }
   *[no] Contro { NAME($seat) } viene giocata la carta { card-name }. { play-or-pass }
}

why-go = Ogni passo costa l’energia indicata. Fame e sete stancano; in fondo al tracciato della stanchezza si muore.
why-action = Cibo, acqua e sonno ti tengono in vita; i passi ti portano al villaggio.
why-catch = Mangia e finisci fuori strada, o resta a digiuno dove sei.
why-bad = Una carta illuminata ostacola un altro, poi non c’è più. Puoi anche tenerla.
why-good = Una carta illuminata ti aiuta ora, poi non c’è più. Puoi anche tenerla.

## Spiegazioni

about-second-wind = All’inizio del tuo turno: 2 punti energia in più. Oppure { card-heavy-legs }: 2 in meno a un altro.
about-hidden-spring = Nel tuo turno: niente più sete. Oppure { card-leaking-flask }: la sete di un altro sale di 2.
about-wild-berries = Nel tuo turno: la fame scende di 3. Oppure { card-spoiled-meat }: la fame di un altro sale di 2.
about-deep-sleep = Quando dormi: 2 caselle in più. Oppure { card-nightmares }: 2 in meno a un altro.
about-fresh-tracks = Dopo il tuo tiro di caccia: 2 in più. Oppure { card-startled-game }: 2 in meno a un altro.
about-old-path = Nel tuo turno: il prossimo passo costa 2 e non chiede tiri. Oppure { card-wrong-turn }: un altro deve tirare.
about-companion = Quando qualcuno lascia la tua area: accompagnalo gratis. Oppure { card-quarrel }: chi è in compagnia si stanca di 2.
about-torch = Nel tuo turno: nessun tiro notturno. Oppure { card-sudden-darkness }: notte per un altro.
about-spear = Se ti attaccano: tira due dadi. Oppure { card-enraged-beast }: un dado in più all’animale.
about-climb-a-tree = Se ti attaccano: l’attacco non avviene. Oppure { card-scent-of-blood }: sposta un animale.
about-healing-herbs = Nel tuo turno, o quando ti ammali: una malattia in meno. Oppure { card-bad-water }: un altro si ammala.
about-raft = Nel tuo turno: oltre l’acqua per 3 punti energia, o fiumi gratis. Oppure { card-flood }: niente fiumi per un altro.
about-shelter = Nel turno della natura: niente stanchezza per te. Oppure { card-storm }: un altro si stanca di 2.
about-shortcut = Nel tuo turno: un passo gratis. Oppure { card-landslide }: un altro resta dov’è.
about-steady-hand = Quando ti smarrisci: scegli la direzione. Oppure { card-spinning-needle }: un altro può perdersi.
about-campfire = Nel tuo turno: riposare costa 1. Oppure { card-smoke }: niente riposo né sonno per un altro.
about-lucky-charm = Dopo un tuo tiro: ritira. Oppure { card-jinx }: un altro ritira.
about-watchful = Quando giocano una carta su di te: non ha effetto. Oppure { card-thief }: prendi una carta.
about-thirst = Cresce ogni giro; il suo numero si aggiunge alla stanchezza. Bevi vicino all’acqua.
about-hunger = Cresce ogni giro; il suo numero si aggiunge alla stanchezza. Caccia di giorno.
about-exhaustion = Crescendo toglie energia; in fondo al tracciato si muore. Riposa o dormi.
about-day = Di giorno si può cacciare e trovare la strada.
about-night = Niente caccia; prima di ogni passo un dado deve mostrare 4 o più, o ci si smarrisce.
about-special = Un giro speciale: vale ciò che è scritto sulla carta giorno.
about-fever = Ogni giro la stanchezza sale di 1 in più. Dormi e tira 4 o più per guarire.
about-stomach-cramps = Una caccia toglie solo 3 di fame. Bevi per guarire.
about-twisted-ankle = I passi costano 1 in più. Dormi per guarire.
about-dysentery = Ogni giro la sete sale di 1 in più. Bevi e tira 3 o più per guarire.
about-blurred-vision = I passi di giorno chiedono un tiro di 3. Dormi per guarire.
about-infected-wound = 1 punto energia in meno ogni turno. Lavala vicino all’acqua per 3 punti energia.
about-chills = Riposare non ha effetto. Dormi per guarire.

## Mosse, senza maiuscola

move-go = vai { WORD($direction, kind: "way", form: "to") }
move-hunt = vai a caccia
move-rest = riposa
move-sleep = dormi
move-drink = bevi
move-wash-wound = lava la ferita
move-end-turn = finisci il turno
move-eat-and-get-lost = mangia e smarrisciti
move-stay-hungry = resta a digiuno
move-pass = nessuna carta: avanti
move-always-pass = non chiedermi più nulla { WORD($trigger, kind: "trigger") }
move-ask-me = chiedimelo di nuovo { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] gioca { card-name } contro { WORD($illness, kind: "illness") }
   *[no] { HAS($direction) ->
        [yes] gioca { card-name }: { WORD($direction, kind: "way", form: "to") }
       *[no] gioca { card-name }
    }
}
move-raft = gioca { card-name }: { crossing }
move-bad = { HAS($target) ->
    [yes] gioca { card-name } ({ WORD($held, kind: "card") }) contro { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] gioca { card-name } ({ WORD($held, kind: "card") }): { WORD($beast, kind: "beast", form: "the") } va { WORD($direction, kind: "way", form: "to") }
       *[no] gioca { card-name } ({ WORD($held, kind: "card") })
    }
}

## Che cosa costa o porta una mossa

note-step = { $river ->
    [yes] oltre il fiume fino a { place }: { price }
   *[no] fino a { place }: { price }
}
note-raft = sull’acqua fino a { place }: { price }
price = { $roll ->
    [0] { energy-points }
   *[other] { energy-points }, serve un tiro di { $roll } o più
}
note-hunt = { $bonus ->
    [0] { energy-points } e un dado: 5–6 mangi, 1 ti smarrisci, 4 entrambe
   *[other] { energy-points } e un dado: 4–6 mangi, 3 mangi e ti smarrisci
}
note-rest = { energy-points }: la stanchezza scende di 1
note-sleep = tutto il turno: la stanchezza scende di { $steps }
note-drink = gratis: la sete passa
note-wash = { energy-points }: la ferita infetta guarisce
note-eat = la fame passa, ma anche l’energia
note-stay = conservi posto ed energia
note-pass = non giocare nulla
note-card = { card-effect }

## Perché una mossa non è permessa, e che cosa fare

only-energy = { $energy ->
    [0] non ne hai più
   *[other] ne hai solo { $energy }
}
cheaper = Fai qualcosa che costa meno, o finisci il turno.
refused-catch-first = La tua caccia ha dato 4. Prima scegli: mangia e smarrisciti, o resta a digiuno.
refused-no-catch = Si sceglie così solo quando una caccia dà 4. Fai un passo, agisci, o finisci il turno.
refused-nothing-to-pass = Non c’è nessuna domanda su cui passare. Per fermarti qui, finisci il turno.
refused-asked-anyway = La domanda { WORD($trigger, kind: "trigger") } ti viene già fatta. Fai un passo, agisci, o finisci il turno.
refused-other-moment = Ora ti si chiede una carta { WORD($trigger, kind: "trigger") }, e solo a questa domanda puoi rinunciare adesso: { MOVE($example) }.
refused-ask-again-later = Le domande si riattivano nel proprio turno. Ora gioca una carta, o passa.
refused-asked-for-card = Si può giocare una carta { WORD($trigger, kind: "trigger") }, e ora tocca a te decidere. Gioca una carta adatta, o passa.
refused-slept = Hai dormito: in questo turno puoi solo bere e giocare carte che non spostano nessuno. Poi finisci il turno.
refused-off-board = Il paese finisce andando { WORD($direction, kind: "way", form: "to") }. Prendi un’altra direzione.
refused-into-water = { $area } è acqua, e nessuno ci entra a piedi. Giraci intorno, o attraversala con { card-raft }.
refused-flood = { card-flood }: in questo turno non attraversi fiumi. Prendi una strada senza fiumi.
refused-step-too-dear = Un passo fino a { place } costa { cost-points } e { only-energy }. { cheaper }
refused-hunt-too-dear = Una caccia costa { cost-points } e { only-energy }. { cheaper }
refused-rest-too-dear = Riposare costa { cost-points } e { only-energy }. Finisci il turno.
refused-wash-too-dear = Lavare la ferita costa { cost-points } e { only-energy }. Lavala all’inizio del prossimo turno.
refused-raft-too-dear = Attraversare in zattera costa { cost-points } e { only-energy }. { cheaper }
refused-nothing-to-hunt = Non c’è nulla da cacciare { WORD($terrain, kind: "terrain", form: "in") }. Caccia in prateria, foresta o palude, o presso la tribù.
refused-hunt-in-the-dark = È troppo buio per cacciare. Caccia di giorno.
refused-smoke = { card-smoke }: in questo turno niente riposo né sonno. Fai un passo, caccia, o finisci il turno.
refused-chills = Con i { illness-chills } riposare non serve. Dormi un turno intero per guarire.
refused-not-tired = Non hai nessuna stanchezza. Usa l’energia per altro.
refused-sleep-too-late = Dormire occupa tutto il turno, e hai già fatto passi o speso energia. Riposa ora, o dormi nel prossimo turno.
refused-no-wound = Non hai nessuna { illness-infected-wound } da lavare. Usa l’energia per altro.
refused-wound-needs-water = Una ferita si lava presso un fiume o uno specchio d’acqua. Vai dove c’è acqua.
refused-rain-on-wound = La pioggia non basta per lavare una ferita. Vai presso un fiume o uno specchio d’acqua.
refused-no-water = Né un fiume né uno specchio d’acqua tocca { $area }. Vai dove c’è acqua da bere.
refused-drunk-already = In questo turno hai già bevuto. Bevi di nuovo contro la { illness-dysentery } nel prossimo turno.
refused-not-thirsty = Non hai sete, e bere ora non guarirebbe nulla. Fai altro.
refused-not-held = La carta { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } non è nella tua mano. Giocane una che hai.
refused-wrong-time = { $own ->
    [yes] { card-name } si gioca { LIST($triggers, item: "your-moment", join: "or") }. Tieni la carta per allora.
   *[no] { card-name } si gioca { LIST($triggers, item: "their-moment", join: "or") }. Tieni la carta per allora.
}
refused-say-which-illness = Di’ quale malattia passa: { MOVE($example) }.
refused-say-which-way = Di’ in quale direzione vuoi andare: { MOVE($example) }.
refused-say-on-whom = Di’ contro chi giochi { card-name }: { MOVE($example) }.
refused-say-which-animal = Di’ quale animale va, e dove: { MOVE($example) }.
refused-storm = { card-name } colpisce un altro giocatore ancora in vita. Scegline uno.
refused-needle = { card-name } colpisce chi finisce il turno, o un compagno di questo turno nel villaggio, ma mai te. Scegli uno di loro, o passa.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } non è sul tabellone. Scegli un altro animale.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } non può andare da quella parte. Scegli un’altra direzione o un altro animale.
refused-no-beast = Nessun animale può muoversi ora. Tieni { card-name }, e passa.
refused-quarrel = Per { card-name } serve compagnia, e nell’area { NAME($seat) } non ne ha. Gioca un’altra carta, o passa.
refused-thief = { NAME($seat) } non ha carte che { card-name } possa prendere. Gioca un’altra carta, o passa.
refused-landslide = { card-name } colpisce solo un passo verso un’area rocciosa o una montagna. Gioca un’altra carta, o passa.
refused-dark-already = È già buio. Tieni { card-name }, e passa.
refused-works-already = { card-name } ha già effetto. Tieni questa carta per dopo.
refused-no-way = Da quella parte c’è acqua o finisce il paese. Scegli un’altra direzione.
refused-companion = Si accompagna solo chi parte dalla stessa area, e { NAME($seat) } è altrove. Gioca un’altra carta, o passa.
refused-spring = Non hai sete. Tieni { card-name } per dopo.
refused-berries = Non hai fame. Tieni { card-name } per dopo.
refused-not-ill = Non hai malattie. Tieni { card-name } per dopo.
refused-other-illness = { WORD($illness, kind: "illness") }: questa malattia non ce l’hai. Scegline una che hai.
refused-card-after-sleep = Hai dormito: in questo turno non giochi carte per muoverti o riposare. Tieni { card-name } per dopo.
refused-path-waits = C’è già una carta pronta per il prossimo passo. Fai quel passo prima di giocare { card-name }.
refused-torch = Non è notte e non c’è nebbia. Tieni { card-name } per il buio.
refused-campfire = Nel fumo in questo turno nessuno riposa. Tieni { card-name } per dopo.
refused-raft-in-flood = { card-flood }: in questo turno non attraversi fiumi. Attraversa uno specchio d’acqua con la zattera, o tienila.
refused-raft-way = Una zattera attraversa uno specchio d’acqua accanto a te fino a terra scoperta. Scegli altre direzioni.

## Che cosa fa una mossa, come motivo per farla

fact-drinks = la sete passa
fact-heals = passa questa malattia: { WORD($illness, kind: "illness") }
fact-water = arrivi all’acqua
fact-eats = la fame cala
fact-rests = la stanchezza scende di { $steps }
fact-energy = { $energy ->
    [0] consumi tutta la tua energia
   *[other] energia che ti resta: { $energy }
}
fact-unused = energia non usata: { $energy }
fact-keeps = { $count ->
    [one] tieni la tua carta
   *[other] tieni le tue { $count } carte
}

## Di che cosa parla un consiglio

part-way = la tua strada verso il villaggio
part-strength = le tue forze
part-thirst = la tua sete
part-hunger = la tua fame
part-health = la tua salute
part-cards = le carte in mano
part-lead = il tuo vantaggio sugli altri

## Sul tavolo

track-thirst = sete
track-hunger = fame
track-exhaustion = stanchezza
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } di { $of }
board-adds = +{ $count } stanchezza
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, notte
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Giri del giorno
board-energy = energia { $energy }
board-cards = { $count ->
    [one] carta
   *[other] carte
}
board-died = fine nelle terre selvagge
board-land = Il paese da ovest a est
board-figure = { NAME($seat) } in { $area }
board-step = Vai { note-step }
board-not-now = { $area }: ora no
board-standing = { $steps ->
    [one] { $steps } passo al villaggio in linea d’aria
   *[other] { $steps } passi al villaggio in linea d’aria
}
board-not-until-my-turn = Non chiedere fino al mio turno
board-ask-always = Ogni volta che posso
board-only-me = Solo ciò che riguarda me
board-only-about = Solo su { NAME($seat) }
board-only-with = Solo con { WORD($card, kind: "card") }
board-ask-me = Quando chie{ "\u00AD" }dere
board-unasked = Nessuna domanda { LIST($triggers, item: "moment", join: "or") }.

## Nel terminale

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Giro { $round } di { $of }, { $night ->
    [yes] notte
   *[no] giorno
}.
screen-weather = Giro speciale: { WORD($weather, kind: "weather") }.
screen-effects = In questo turno: { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W acqua, ? coperta, ~ fiume +2; i numeri sono giocatori, b orso, w lupo, s serpente, + più di uno.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } giace senza vita in { $area }.
screen-figure = { NAME($seat) } in { $area }:
screen-figure-in-turn = { NAME($seat) } in { $area }, di turno con { energy-points }:
screen-tracks = sete { $thirst } (vale { $thirst_number }), fame { $hunger } (vale { $hunger_number }), stanchezza { $exhaustion } (energia { $energy })
screen-ill = malattie: { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Mazzi: { $events } carte evento, { $illnesses } malattia, { $days } giorno; scarti { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Le tue carte evento, faccia buona / faccia cattiva:

## Contato su molte partite

tally-first-played = La prima carta giocata
tally-played = Carte giocate
tally-hunts = Numero di cacce
tally-drinks = Quante volte si è bevuto
tally-sleeps = Quante volte si è dormito
tally-illnesses = Malattie pescate
tally-attacks = Attacchi subiti da parte di
foe-item = { WORD($item, kind: "beast") }
