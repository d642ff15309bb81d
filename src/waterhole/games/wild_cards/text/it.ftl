# Wild Cards. docs/translating.md spiega come funziona.

summary = Fai offerte segrete per gli animali esposti, paga con i loro habitat e conquista i capi.
goal = Finiti gli animali vince chi ha più punti.

## Animali e carte

animal-peacock = pavone
    .other = pavoni
    .a = un pavone
    .the = il pavone
    .leader = il capo dei pavoni
animal-squirrel = scoiattolo
    .other = scoiattoli
    .a = uno scoiattolo
    .the = lo scoiattolo
    .leader = il capo degli scoiattoli
animal-lion = leone
    .other = leoni
    .a = un leone
    .the = il leone
    .leader = il capo dei leoni
animal-meerkat = suricato
    .other = suricati
    .a = un suricato
    .the = il suricato
    .leader = il capo dei suricati
animal-eagle = aquila
    .other = aquile
    .a = un’aquila
    .the = l’aquila
    .leader = il capo delle aquile
animal-ibex = stambecco
    .other = stambecchi
    .a = uno stambecco
    .the = lo stambecco
    .leader = il capo degli stambecchi

card-forest = foresta
card-savannah = savana
card-mountains = montagne
card-wild = jolly
card-refill = rifornimento

held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
extra-cards = { $count ->
    [one] { $count } carta in più
   *[other] { $count } carte in più
}
animal-item = { WORD($item, kind: "animal") }
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (capo)
player-item = { NAME($item) }
# All'inizio di una frase: 'Non hai preso', 'Ada non ha preso'.
has-not = { YOU($seat) ->
    [yes] Non hai
   *[no] { NAME($seat) } non ha
}

## Che cosa è successo

event-bid = { has-done } offerto { held-card }.
event-two = { has-done } messo giù due carte, in attesa delle altre offerte.
event-unused = { HAS($card) ->
    [yes] { has-done } ripreso { held-card } senza usarla.
   *[no] { has-done } ripreso l’altra carta senza usarla.
}
event-exchanged = { has-done } scambiato { WORD($given, kind: "animal", form: "a") } con { WORD($taken, kind: "animal", form: "a") } dell’esposizione.
event-leader = { $seat ->
    [-1] Torna nella riserva { WORD($species, kind: "animal", form: "leader") }.
   *[other] { $before ->
        [-1] { has-done } conquistato { WORD($species, kind: "animal", form: "leader") }.
       *[other] { YOU($before) ->
            [yes] { NAME($seat) } ti ha tolto { WORD($species, kind: "animal", form: "leader") }.
           *[no] { has-done } tolto a { NAME($before) } { WORD($species, kind: "animal", form: "leader") }.
        }
    }
}
event-discarded = { has-done } scartato { LIST($cards, item: "some-cards") }.
event-drew = { HAS($cards) ->
    [yes] { has-done } pescato { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pescato { cards }.
}
event-laid = { has-done } messo per lo spareggio { LIST($cards, item: "some-cards") }, in tutto { $total }.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took }: { $bonus } punti per l’habitat naturale.
}
took = { HAS($paid) ->
    [yes] { has-done } preso { WORD($animal, kind: "animal", form: "a") } per { WORD($bid, kind: "card") } con { LIST($paid, item: "some-cards") }
   *[no] { has-done } preso { WORD($animal, kind: "animal", form: "a") } per { WORD($bid, kind: "card") }
}
event-passed = { has-not } preso animali e { YOU($seat) ->
    [yes] riprendi
   *[no] riprende
} { LIST($cards, item: "some-cards") }.
event-nothing = { has-not } più trovato animali.
event-kept = { has-done } ripreso { held-card } grazie allo stambecco.
event-talisman = { has-done } ricevuto il talismano, che aveva deciso uno spareggio.
event-display = Nuova esposizione: { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = non ci sono più animali per una nuova esposizione

## Che cosa viene chiesto

prompt-bid = { $eagle ->
    [yes] Metti giù una carta come offerta; l’aquila ti permette di aggiungerne una seconda.
   *[no] Metti giù una carta come offerta.
}
prompt-second = L’aquila ti permette di mettere una seconda carta e di scegliere quando si vedono le altre offerte.
prompt-reveal = Le altre offerte sono scoperte: quale delle tue due carte è la tua offerta?
prompt-exchange = Il suricato ti permette di scambiare un tuo animale con uno esposto.
prompt-discard = Scarta ciò che non vuoi; poi peschi nuove carte.
prompt-tie = { $count ->
    [one] Parità a { $value }: metti { extra-cards } coperta. Il totale più alto va per primo.
   *[other] Parità a { $value }: metti { extra-cards } coperte. Il totale più alto va per primo.
}
prompt-pay = Paga { extra-cards } per { WORD($animal, kind: "animal", form: "the") }.
prompt-take = { $count ->
    [0] Prendi un animale, o passa.
   *[other] Prendi un animale per { extra-cards }, o passa.
}
prompt-back = Lo stambecco ti permette di riprendere la tua offerta: { held-card }.

why-bid = Le offerte alte scelgono per prime, ma il numero è anche quante carte costa l’animale. Rifornimento: invece, carte nuove.
why-second = Scegli tra le due quando vedi le altre offerte; quella che non usi torna in mano.
why-reveal = La carta che non usi torna in mano.
why-exchange = Scambia un animale per averne di una specie almeno quanti chiunque altro: porta il suo capo.
why-discard = Scarta ciò che non vuoi; poi la mano si completa fino a sette.
why-take = Gli animali della specie più numerosa valgono 2, quelli della seconda 1. Se prendi un animale e della sua specie ne hai almeno quanti chiunque altro, il capo è tuo.
why-pay = Pagare solo con l’habitat dell’animale o con jolly porta 2 punti. In parità va prima il totale più alto.
why-back = Con il capo degli stambecchi puoi tenere la carta offerta.

about-peacock = Vive nella foresta. Il suo capo vale alla fine 3 punti invece di 1.
about-squirrel = Vive nella foresta. Il suo capo completa la mano fino a dieci carte.
about-lion = Vive nella savana. Il suo capo vince ogni parità.
about-meerkat = Vive nella savana. Il suo capo scambia un animale con uno esposto quando ti rifornisci.
about-eagle = Vive in montagna. Il suo capo mette due offerte e sceglie dopo.
about-ibex = Vive in montagna. Il suo capo riprende la carta offerta dopo l’uso, se non è un jolly.
about-forest = La casa di pavone e scoiattolo.
about-savannah = La casa di leone e suricato.
about-mountains = La casa di aquila e stambecco.
about-wild = Vale come ogni habitat.
about-refill = Nessun animale in questo giro; scarta ciò che vuoi e pesca fino a sette carte.
about-talisman = Talismano: decide le parità. Viene per primo chi segue in senso orario, per ultimo chi lo possiede.
about-talisman-first = Talismano: decide le parità. Viene per primo chi lo possiede, poi gli altri in senso orario.
about-tokens = Punti per gli animali pagati nel loro habitat: 2 ciascuno.

## Mosse, senza maiuscola

move-bid = offri { held-card }
move-second = seconda carta: { held-card }
move-no-second = nessuna seconda carta
move-reveal = rivela { held-card }
move-exchange = { HAS($shown) ->
    [yes] scambia { WORD($animal, kind: "animal", form: "the") } con { WORD($shown, kind: "animal", form: "a") }
   *[no] scambia { WORD($animal, kind: "animal", form: "the") } con il posto { $slot }
}
move-no-exchange = non scambiare
move-discard = scarta { held-card }
move-stop = { HAS($keeps) ->
    [yes] tieni tutto e pesca
   *[no] basta: pesca nuove carte
}
move-take = { HAS($shown) ->
    [yes] prendi { WORD($shown, kind: "animal", form: "the") }
   *[no] prendi dal posto { $slot }
}
move-pass = passa
move-pay = paga { held-card }
move-take-back = riprendila
move-leave = lasciala

## Perché una mossa non è permessa, e che cosa fare

refused-bid-first = Prima le offerte: metti giù una carta della mano, per esempio { MOVE($example) }.
refused-reveal-first = Di’ prima quale delle tue due carte è l’offerta, per esempio { MOVE($example) }.
refused-exchange-first = Prima il suricato: scambia un animale, per esempio { MOVE($example) }, oppure non scambiare.
refused-discard-first = Ti stai rifornendo: scarta ciò che non vuoi, poi pesca. Per esempio { MOVE($example) }.
refused-tie-first = Prima si risolve la parità: metti una carta coperta, per esempio { MOVE($example) }.
refused-take-first = Ora prendi un animale esposto, o passa. Per esempio { MOVE($example) }.
refused-pay-first = Prima paga il tuo animale, per esempio { MOVE($example) }.
refused-back-first = Prima lo stambecco: riprendi la tua offerta, o lasciala.
refused-not-down = Hai messo giù { WORD($first, kind: "card") } e { WORD($second, kind: "card") }. Scegli una di queste due.
refused-no-place = L’esposizione ha solo { $slots } posti, e il { $slot } non c’è. Scegline un altro.
refused-place-empty = Al posto { $slot } non c’è più nessun animale. Prendine un altro, o passa.
refused-no-eagle = Solo chi ha il capo delle aquile mette una seconda carta. Mettine una sola.
refused-second-before-first = Metti la prima carta prima della seconda, per esempio { MOVE($example) }.
refused-bid-already = Hai messo giù { held-card }. Aggiungi una seconda carta, o nessuna.
refused-only-one = La tua unica carta { held-card } è già giù, come prima. Aggiungine un’altra, o nessuna.
refused-not-held = Non hai in mano { held-card }. Scegli una carta della tua mano.
refused-no-such-animal = Non hai { WORD($animal, kind: "animal", form: "other") } da dare. Scambia un animale tuo, o nessuno.
refused-no-more = Non hai più { held-card }. Scegli un’altra carta della mano.
refused-further-left = Le carte si scelgono da sinistra a destra, e { held-card } viene prima di { WORD($chosen, kind: "card") }. Scegline una più a destra.
refused-too-few = Devi ancora pagare { $missing } carte, da sinistra a destra; da { held-card } in poi sono troppo poche. Comincia più a sinistra.

## Che cosa fa una mossa, come motivo per farla

fact-takes = { $count ->
    [1] prendi { WORD($animal, kind: "animal", form: "a") }, per la prima volta
   *[other] prendi { WORD($animal, kind: "animal", form: "a") }: così sono { $count }
}
fact-bonus = { SIGNED($points) } per l’habitat naturale
fact-exchanges = { WORD($given, kind: "animal", form: "a") } per { WORD($taken, kind: "animal", form: "a") }: così sono { $count }
fact-leader = { $before ->
    [-1] conquisti { WORD($species, kind: "animal", form: "leader") }
   *[other] prendi { WORD($species, kind: "animal", form: "leader") } a { NAME($before) }
}
fact-back = riprendi in mano { LIST($cards, item: "some-cards") }
fact-draws = { $count ->
    [one] peschi una carta
   *[other] peschi { $count } carte
}
fact-leaves = { $count ->
    [0] non ti restano carte in mano
    [one] ti resta una carta in mano
   *[other] ti restano { $count } carte in mano
}
fact-costs = { $cards ->
    [one] { WORD($animal, kind: "animal", form: "a") } per un’altra carta: così sono { $count }
   *[other] { WORD($animal, kind: "animal", form: "a") } per altre { $cards } carte: così sono { $count }
}
fact-holds = { $count ->
    [0] resti senza carte in mano
    [one] resti con una carta in mano
   *[other] resti con { $count } carte in mano
}

## Di che cosa parla un consiglio

part-animals = i tuoi animali
part-leaders = i tuoi capi
part-tokens = i punti extra
part-hand = le carte in mano
part-rivals = il tuo vantaggio sugli altri

## Sul tavolo

round = Giro { $round } di { $rounds }: { $phase ->
    [1] offerte
    [2] rifornimento
    [3] animali
   *[other] fine del giro
}
board-bids = offerte da { $value }
board-points = 1ª specie 2 punti per animale, 2ª specie 1; capo 1
board-then = poi { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] Scegli per primo, con l’offerta più alta.
   *[no] { NAME($player) } sceglie per primo, con l’offerta più alta.
}
first-lion = { YOU($player) ->
    [yes] Scegli per primo: il leone decide le parità.
   *[no] { NAME($player) } sceglie per primo: il leone decide le parità.
}
first-total = { YOU($player) ->
    [yes] Scegli per primo, con il totale più alto.
   *[no] { NAME($player) } sceglie per primo, con il totale più alto.
}
first-talisman = { YOU($player) ->
    [yes] Parità. Scegli per primo: in senso orario viene dopo { NAME($holder) }, che ha il talismano.
   *[no] { YOU($holder) ->
        [yes] Parità. { NAME($player) } sceglie per primo: in senso orario viene dopo di te, che hai il talismano.
       *[no] Parità. { NAME($player) } sceglie per primo: in senso orario viene dopo { NAME($holder) }, che ha il talismano.
    }
}
first-holder = { YOU($player) ->
    [yes] Parità. Scegli per primo: hai il talismano.
   *[no] Parità. { NAME($player) } ha il talismano e sceglie per primo.
}
first-leo = Parità: { NAME($player) } viene prima di tutti, tranne di chi ha il capo dei leoni.
first-tie = Parità a { $value }: decidono le carte in più.
board-display = Esposizione
board-place = Posto { $slot }
board-take = Prendi
board-taken = preso
board-leaders = Capi
board-leader = { WORD($animal, kind: "animal", form: "leader") }
board-all-taken = tutti presi
board-cards = Carte
board-card = { $count ->
    [one] carta
   *[other] carte
}
board-animals = Animali
board-pay = { $count ->
    [one] Paga questa carta
   *[other] Paga queste { $count } carte
}
board-lay = { $count ->
    [one] Metti giù coperta questa carta
   *[other] Metti giù coperte queste { $count } carte
}
board-discard = { $count ->
    [one] Scarta questa carta e pesca
   *[other] Scarta queste { $count } carte e pesca
}
board-put-down = Messe giù
board-tokens = Gettoni habitat
board-face-down = coperta
board-largest = Specie più numerosa, 2 punti a carta
board-second = Specie seguente, 1 punto a carta
board-total = Totale
standing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-standing = { HAS($lines) ->
    [yes] { standing-points }: { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = specie più numerosa
standing-second = specie seguente
standing-leaders = capi
standing-tokens = gettoni habitat
board-collection = Collezione
board-leads = capo

## Nel terminale

screen-scoring = Punteggio finale
screen-display = Esposizione, a partire dal mazzo:
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = da pagare
screen-supply = Capi da conquistare: { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Carte habitat: { $pile } nel mazzo, scarti:
screen-animals-left = Animali: { $animals } nel mazzo.
screen-bids = { HAS($order) ->
    [yes] Offerte da { $value }: { LIST($now, item: "player-item") }, poi { LIST($order, item: "player-item", join: "comma") }.
   *[no] Offerte da { $value }: { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } carta habitat
   *[other] { $count } carte habitat
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } punto ({ $tokens } in gettoni)
   *[other] { habitat-cards }, { $points } punti ({ $tokens } in gettoni)
}
screen-pile = mazzetto di { habitat-cards }
screen-talisman = il talismano
screen-known = note in mano:
screen-two-down = offerta: due carte coperte
screen-bid = offerta: { $card }
screen-bid-with = offerta: { $card } con
screen-animals = animali:
screen-hand = la tua mano:
screen-down = messe giù, coperte:
screen-none = niente
screen-most = prima × 2
screen-next = seconda × 1
screen-leaders = capi
screen-tokens = gettoni
screen-total = totale
screen-all = animali
screen-rank = posto

## Contato su molte partite

tally-first-bid = La prima offerta
tally-bids = Tutte le offerte
tally-animals = Animali nella collezione alla fine
tally-number-of-animals = Numero di animali presi
tally-leaders = Capi alla fine
