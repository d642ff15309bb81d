# CuBirds. docs/translating.md spiega come funziona.

summary = Deponi uccelli accanto alle file, prendi quelli che racchiudi e riunisci le famiglie.
goal = Per vincere: 7 specie, o 3 uccelli di 2 specie.

## Uccelli e posti

bird-flamingo = fenicottero
    .other = fenicotteri
    .yours = i tuoi fenicotteri
bird-owl = gufo
    .other = gufi
    .yours = i tuoi gufi
bird-toucan = tucano
    .other = tucani
    .yours = i tuoi tucani
bird-duck = anatra
    .other = anatre
    .yours = le tue anatre
bird-parrot = pappagallo
    .other = pappagalli
    .yours = i tuoi pappagalli
bird-magpie = gazza
    .other = gazze
    .yours = le tue gazze
bird-warbler = cannaiola
    .other = cannaiole
    .yours = le tue cannaiole
bird-robin = pettirosso
    .other = pettirossi
    .yours = i tuoi pettirossi

some-birds = { $count } { WORD($item, $count, kind: "bird") }
bird-item = { WORD($item, kind: "bird") }
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
held-card = { WORD($card, kind: "bird") }

side-left = a sinistra
side-right = a destra

## Che cosa è successo

event-laid = { HAS($enclosed) ->
    [yes] { has-done } deposto { counted-birds } { WORD($side, kind: "side") } della fila { $row }, prendendo { LIST($enclosed, item: "some-birds") }.
   *[no] { has-done } deposto { counted-birds } { WORD($side, kind: "side") } della fila { $row }.
}
event-refilled = { HAS($birds) ->
    [yes] La fila { $row } è stata completata: { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] Non è stato possibile completare la fila { $row }.
}
event-drew = { HAS($birds) ->
    [yes] { has-done } pescato { LIST($birds, item: "some-birds") }.
   *[no] { has-done } pescato { cards }.
}
event-family = { $gained ->
    [one] { has-done } formato una famiglia di { counted-birds }; 1 va nella collezione.
   *[other] { has-done } formato una famiglia di { counted-birds }; { $gained } vanno nella collezione.
}
event-emptied = { YOU($seat) ->
    [yes] Non hai più carte: tutti gli altri scartano la mano.
   *[no] { NAME($seat) } non ha più carte: tutti gli altri scartano la mano.
}
event-dealt = { HAS($birds) ->
    [yes] { has-done } ricevuto una nuova mano: { LIST($birds, item: "some-birds") }.
   *[no] { has-done } ricevuto una nuova mano: { cards }.
}

outcome-seven-species = sette specie
outcome-two-species-of-three-birds = due specie con tre uccelli
outcome-too-few-cards-for-new-hands = troppo poche carte per nuove mani
outcome-a-row-could-not-be-refilled = una fila non si poteva completare

## Che cosa viene chiesto

prompt-lay = Deponi tutti i tuoi uccelli di una specie a un capo di una fila.
prompt-draw = { $empty ->
    [yes] Non hai racchiuso uccelli e la tua mano è vuota: peschi due carte? Se no, gli altri scartano, tutti ricevono otto carte nuove e giochi di nuovo.
   *[no] Non hai racchiuso uccelli: vuoi pescare due carte?
}
prompt-family = Formi una famiglia di { LIST($birds, item: "species-item", join: "or") }?

why-lay = Scegli un uccello e un capo di una fila: quelli fino al più vicino della specie sono tuoi. 6·9 sotto: 6 fanno una famiglia piccola, 9 una grande. Chi non prende nulla può pescarne due.
why-draw = Con più uccelli ti avvicini a una famiglia. Se la tua mano è vuota tutti gli altri perdono le carte.
why-family = Gli uccelli di una famiglia lasciano la mano; uno o due entrano nella collezione, ed è questa che vince.

-families = { $small } fanno una famiglia piccola: 1 va nella collezione. { $large } ne fanno una grande: ne vanno 2.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Mosse, senza maiuscola

move-lay = { HAS($alone) ->
    [yes] deponi { WORD($bird, kind: "bird") } { WORD($side, kind: "side") } della fila { $row }
   *[no] deponi { WORD($bird, kind: "bird", form: "other") } { WORD($side, kind: "side") } della fila { $row }
}
move-draw = pesca due carte
move-no-draw = non pescare
move-family = famiglia di { WORD($bird, kind: "bird", form: "other") }
move-no-family = nessuna famiglia

note-takes = prendi { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 va nella collezione
   *[other] { $count } vanno nella collezione
}

## Perché una mossa non è permessa, e che cosa fare

refused-not-in-hand = Non hai { WORD($bird, kind: "bird", form: "other") }. Deponi uccelli di una specie che hai in mano.
refused-family-too-small = { $held ->
    [0] Una famiglia di { WORD($bird, kind: "bird", form: "other") } richiede { $needed } uccelli e non ne hai. Forma un’altra famiglia, o nessuna.
   *[other] Una famiglia di { WORD($bird, kind: "bird", form: "other") } richiede { $needed } uccelli e ne hai { $held }. Forma un’altra famiglia, o nessuna.
}
refused-draw-before-laying = Prima deponi uccelli. Se non ne racchiudi, puoi pescare.
refused-draw-too-late = Si pesca solo subito dopo aver deposto senza racchiudere uccelli. Ora forma una famiglia, o nessuna.
refused-family-before-laying = Prima deponi uccelli. La famiglia viene alla fine del turno.
refused-draw-first = Di’ prima se peschi due carte.
refused-laid-already = Hai già deposto. Ora forma una famiglia, o nessuna: poi il turno finisce.

## Che cosa fa una mossa, come motivo per farla

fact-takes-nothing = non prendi nulla, quindi puoi pescare due carte
fact-draws = { $count ->
    [one] una carta in più in mano
   *[other] { $count } carte in più in mano
}
fact-family = { $held ->
    [0] ecco una { $size ->
        [large] famiglia grande
       *[small] famiglia piccola
    } di { WORD($bird, kind: "bird", form: "other") }
   *[other] con { $held } già in mano fa una { $size ->
        [large] famiglia grande
       *[small] famiglia piccola
    } di { WORD($bird, kind: "bird", form: "other") }
}
fact-denies = { $wins ->
    [yes] fermi { NAME($seat) }: ha almeno { counted-birds } e con questi vincerebbe
   *[no] { NAME($seat) } ha almeno { counted-birds }: con questi avrebbe una famiglia
}
fact-collects = { counted-birds } per la tua collezione: { $species } specie
fact-empties = resti senza carte, quindi tutti gli altri scartano le loro
fact-waits = tieni { counted-birds }: ne servono ancora { $missing } per una famiglia grande
fact-keeps = tieni { counted-birds }: bastano per una famiglia grande

## Di che cosa parla un consiglio

part-collection = la tua collezione
part-hand = { WORD($of, kind: "bird", form: "yours") }
part-rivals = il tuo vantaggio sugli altri

## Sul tavolo

board-pile = Mazzo
board-discard = Scarti
board-family = famiglia
board-collection = Collezione
board-row = Fila { $row }: { LIST($birds, item: "bird-item", join: "comma") }
board-end = Fila { $row }, { WORD($side, kind: "side") }
board-choose-first = Scegli prima un uccello dalla tua mano.
board-lay = deponi: { WORD($bird, kind: "bird") }
board-standing = { $species } specie su { $all }; { $large } di 2 specie con almeno 3 uccelli

## Nel terminale

screen-piles = Mazzo { $pile }, scarti { $discard }.
screen-row = Fila { $row }:
screen-known = note: { $birds }
screen-collection = collezione: { $birds }
screen-none = niente
screen-own-hand = { NAME($seat) }, la tua mano:
screen-family = famiglia
screen-large-family = famiglia grande
screen-no-family = famiglia da { $small }, grande da { $large }

## Contato su molte partite

tally-first-bird = I primi uccelli deposti
tally-birds-taken = Uccelli racchiusi e presi
tally-collection = Uccelli nella collezione alla fine
tally-number-of-families = Numero di famiglie
tally-draws = Quante volte si sono pescate due carte
