# Ecosystem: Savanna. docs/translating.md spiega come funziona.

summary = Scegli una carta, passa la mano e fai crescere una savana di venti carte.
goal = Dopo 20 carte a testa vince chi ha più punti.

## Carte; .short è per i disegni del terminale, al massimo dieci lettere

card-watering-hole = pozza
    .other = pozze
    .a = una pozza
    .the = la pozza
    .no = nessuna pozza
    .your = la tua pozza
    .yours = le tue pozze
    .short = pozza
card-grassland = prateria
    .other = praterie
    .a = una prateria
    .the = la prateria
    .no = nessuna prateria
    .your = la tua prateria
    .yours = le tue praterie
    .short = prateria
card-tree = albero
    .other = alberi
    .a = un albero
    .the = l’albero
    .no = nessun albero
    .your = il tuo albero
    .yours = i tuoi alberi
    .short = albero
card-gazelle = gazzella
    .other = gazzelle
    .a = una gazzella
    .the = la gazzella
    .no = nessuna gazzella
    .your = la tua gazzella
    .yours = le tue gazzelle
    .short = gazzella
card-zebra = zebra
    .other = zebre
    .a = una zebra
    .the = la zebra
    .no = nessuna zebra
    .your = la tua zebra
    .yours = le tue zebre
    .short = zebra
card-giraffe = giraffa
    .other = giraffe
    .a = una giraffa
    .the = la giraffa
    .no = nessuna giraffa
    .your = la tua giraffa
    .yours = le tue giraffe
    .short = giraffa
card-cheetah = ghepardo
    .other = ghepardi
    .a = un ghepardo
    .the = il ghepardo
    .no = nessun ghepardo
    .your = il tuo ghepardo
    .yours = i tuoi ghepardi
    .short = ghepardo
card-lion = leone
    .other = leoni
    .a = un leone
    .the = il leone
    .no = nessun leone
    .your = il tuo leone
    .yours = i tuoi leoni
    .short = leone
card-elephant = elefante
    .other = elefanti
    .a = un elefante
    .the = l’elefante
    .no = nessun elefante
    .your = il tuo elefante
    .yours = i tuoi elefanti
    .short = elefante
card-hyena = iena
    .other = iene
    .a = una iena
    .the = la iena
    .no = nessuna iena
    .your = la tua iena
    .yours = le tue iene
    .short = iena
card-vulture = avvoltoio
    .other = avvoltoi
    .a = un avvoltoio
    .the = l’avvoltoio
    .no = nessun avvoltoio
    .your = il tuo avvoltoio
    .yours = i tuoi avvoltoi
    .short = avvoltoio

held-card = { WORD($card, kind: "card") }
a-card = { WORD($card, kind: "card", form: "a") }
some-cards = { $count } { WORD($item, $count, kind: "card") }

## Che cosa è successo

event-dealt = { HAS($cards) ->
    [yes] { has-done } ricevuto una nuova mano: { LIST($cards, item: "some-cards") }.
   *[no] { has-done } ricevuto una nuova mano: { cards }.
}
event-selected = { has-done } scelto { a-card }.
event-neutral = Dalla mano neutrale esce { a-card }.
event-placed = { $first ->
    [yes] { has-done } messo la prima carta, { a-card }.
   *[no] { HAS($flips) ->
        [yes] { has-done } messo { a-card } in { $cell }; girate: { LIST($flips, item: "some-cards") }.
       *[no] { has-done } messo { a-card } in { $cell }.
    }
}
event-given = { $first ->
    [yes] { has-done } dato a Swala la prima carta, { a-card }.
   *[no] { has-done } dato a Swala { a-card }, in { $cell }.
}
event-passed = { $to ->
    [next] Le mani passano al giocatore successivo.
   *[previous] Le mani passano al giocatore precedente.
}
event-aside = { HAS($cards) ->
    [yes] Fine del primo giro: messe da parte le ultime { cards } ({ LIST($cards, item: "some-cards") }).
   *[no] Fine del primo giro: messe da parte le ultime { cards }.
}
event-drew = { HAS($cards) ->
    [yes] { has-done } pescato { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pescato { cards }.
}

outcome-all-ecosystems-are-complete = tutti gli ecosistemi sono completi
outcome-swala-is-beaten = Swala è battuta
outcome-swala-is-not-beaten = Swala non è battuta

## Che cosa viene chiesto

prompt-select = Scegli dalla mano una carta da mettere.
prompt-place = Metti { WORD($card, kind: "card", form: "your") } accanto a una carta del tuo ecosistema.
prompt-give = Dai a Swala una carta della tua mano.
prompt-selected = Hai scelto { a-card }; in attesa degli altri.
prompt-placed = Hai scelto { $cell }; in attesa degli altri.

note-best = { SIGNED($points) } al massimo
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } per Swala

why-select = Il numero è ciò che la carta potrebbe darti ora. Le carte che lasci vanno al vicino.
why-place = Il numero su un posto è ciò che la carta dà lì ora. Le carte successive possono cambiarlo. Un ecosistema ha al massimo 4 righe di 5.
why-give = Swala la riceve nel suo prossimo posto libero: dai ciò che l’aiuta meno.

about-watering-hole = 2 punti per ogni specie diversa di animale accanto.
about-grassland = Un gruppo di praterie unite vale 1, 4, 9, e 16 da quattro in su.
about-tree = 2 punti per ogni riga e ogni colonna con un albero.
about-gazelle = 2 punti ciascuna; chi ne ha di più riceve altri 5, il secondo 2.
about-zebra = 3 punti per ogni prateria accanto.
about-giraffe = 5 punti se ha accanto un albero.
about-cheetah = 3 punti per ogni gazzella sulle diagonali; quelle si girano.
about-lion = Accanto a una prateria gira una gazzella o una zebra per 4 punti.
about-elephant = 6 punti, meno 2 per ogni altro animale accanto che non è girato.
about-hyena = 3 punti per ogni carta girata entro due passi.
about-vulture = 4 punti per ogni carta girata sotto di lui nella colonna.

## Mosse, senza maiuscola

move-select = scegli { WORD($card, kind: "card", form: "the") }
move-place = metti in { $cell }
move-give = dai a Swala { WORD($card, kind: "card", form: "the") }

## Perché una mossa non è permessa, e che cosa fare

refused-not-in-hand = Nella tua mano non c’è { WORD($card, kind: "card", form: "no") }. Scegli una carta che hai.
refused-place-first = Hai già scelto. Ora metti { WORD($card, kind: "card", form: "your") }.
refused-give-first = Hai già messo la tua carta. Ora dai a Swala una carta della tua mano.
refused-no-swala = Swala riceve carte solo nella partita in solitario. Continua con il tuo ecosistema.
refused-nothing-to-give = Nella tua mano non c’è { WORD($card, kind: "card", form: "no") }. Dai a Swala una carta che hai.
refused-give-later = Prima scegli e metti una carta tua. Poi ne riceve una Swala.
refused-select-first = Prima scegli una carta. La metti quando tutti hanno scelto.
refused-occupied = In { $cell } c’è già { WORD($card, kind: "card", form: "your") }, e lì resta. Scegli un posto libero accanto a una carta.
refused-too-far = Un ecosistema ha al massimo { $rows } righe e { $columns } colonne, e { $cell } è troppo lontano da { $other }. Scegli un posto più vicino alle tue carte.
refused-not-beside = Accanto a { $cell } non hai carte. Scegli un posto a sinistra, a destra, sopra o sotto una carta.

## Che cosa fa una mossa, come motivo per farla

fact-best = { SIGNED($points) } nel posto ora migliore
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } sulla tua tabella: { LIST($lines, item: "changed-line", join: "comma") }
   *[no] per ora non cambia nulla sulla tua tabella
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] gira un’altra carta
   *[other] gira altre { $count } carte
}

## Di che cosa parla un consiglio

part-cards = { WORD($of, kind: "card", form: "yours") }
part-rewards = i premi delle gazzelle
part-swala = ciò che riceve Swala

## La tabella dei punti

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] da sola
   *[other] un gruppo di { $count }
}
sheet-row = riga { $line }
sheet-column = colonna { $line }
sheet-most = più gazzelle di tutti
sheet-second = secondo posto per gazzelle
sheet-no-prey = niente più da girare
sheet-flip = { HAS($gains) ->
    [yes] gira { WORD($prey, kind: "card", form: "a") }: { LIST($gains, item: "gain-item") }
   *[no] gira { WORD($prey, kind: "card", form: "a") }
}
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

found = { LIST($found, item: "some-cards") }
looks-watering-hole = accanto { found }
    .none = nessun animale accanto
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = accanto { found }
    .none = nessuna prateria accanto
looks-giraffe = accanto { found }
    .none = nessun albero accanto
looks-cheetah = sulle diagonali { found }
    .none = nessuna gazzella sulle diagonali
looks-lion = accanto { found }
    .none = nessuna prateria accanto
looks-elephant = accanto, a faccia in su, { found }
    .none = nessun altro animale a faccia in su accanto
looks-hyena = carte girate entro due passi: { found }
    .none = nessuna carta girata entro due passi
looks-vulture = carte girate sotto: { found }
    .none = nessuna carta girata sotto

## Sul tavolo

board-round = Giro { $round }, turno { $turn }
board-passing = { $to ->
    [next] le mani vanno al giocatore successivo
   *[previous] le mani vanno al giocatore precedente
}
board-turn = Turno { $turn }
board-margin = { $ahead } più di Swala, ne servono { $needed }
board-back = Torna al mio
board-theirs = Ecosistema di { NAME($player) }
board-grows = Qui crescerà il tuo ecosistema, fino a 4 righe di 5 carte.
board-flipped = Girato: l’ha preso un ghepardo o un leone. I suoi punti restano; agli elefanti non dà fastidio, a iene e avvoltoi dà punti.
board-empty = Ancora nessuna carta.
board-place = { $cell }: metti { a-card }, { SIGNED($points) } punti
board-free = { $cell }, libera
board-lies = { $flipped ->
    [yes] { $cell }: { held-card }, carta girata
   *[no] { $cell }: { held-card }
}
board-look = Guarda questo ecosistema: { cards }, { points }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-standing = { HAS($lines) ->
    [yes] { points }: { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Il tuo segnapunti
   *[no] Segnapunti di { NAME($player) }
}
board-total = Totale

## Nel terminale

screen-turn = Turno { $turn } di 20.
screen-round = { $to ->
    [next] Giro { $round } di 2, turno { $turn } di 10. Le mani vanno al giocatore successivo.
   *[previous] Giro { $round } di 2, turno { $turn } di 10. Le mani vanno al giocatore precedente.
}
screen-so-far = { points } finora
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = da mettere: { held-card }
screen-empty = ancora nessuna carta
screen-hand = Mano: { $cards }.
screen-own-hand = La tua mano: { $cards }.
screen-none = niente
screen-neutral-pile = Pila neutrale: { $cards }.
screen-neutral-hand = Mano neutrale: { $cards }.
screen-aside = Da parte: { $cards }.
screen-margin = { $ahead ->
    [one] Hai { $ahead } punto più di Swala; si vince con { $needed }.
   *[other] Hai { $ahead } punti più di Swala; si vince con { $needed }.
}
screen-score = Punti
screen-total = totale
screen-details = { NAME($player) }, punto per punto:
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } in { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Contato su molte partite

tally-first-placed = La prima carta messa
tally-placed = Carte messe
