# Wild Cards. docs/translating.md erklärt, wie es geht.

summary = Biete verdeckt auf die ausliegenden Tiere, bezahle mit ihrem Lebensraum und gewinne ihre Leittiere.
goal = Wenn die Tiere aufgebraucht sind, gewinnen die meisten Punkte.

## Tiere und Karten

animal-peacock = Pfau
    .other = Pfauen
    .einen = einen Pfau
    .keinen = keinen Pfau
    .den = den Pfau
    .deinen = deinen Pfau
animal-squirrel = Eichhörnchen
    .other = Eichhörnchen
    .einen = ein Eichhörnchen
    .keinen = kein Eichhörnchen
    .den = das Eichhörnchen
    .deinen = dein Eichhörnchen
animal-lion = Löwe
    .other = Löwen
    .einen = einen Löwen
    .keinen = keinen Löwen
    .den = den Löwen
    .deinen = deinen Löwen
animal-meerkat = Erdmännchen
    .other = Erdmännchen
    .einen = ein Erdmännchen
    .keinen = kein Erdmännchen
    .den = das Erdmännchen
    .deinen = dein Erdmännchen
animal-eagle = Adler
    .other = Adler
    .einen = einen Adler
    .keinen = keinen Adler
    .den = den Adler
    .deinen = deinen Adler
animal-ibex = Steinbock
    .other = Steinböcke
    .einen = einen Steinbock
    .keinen = keinen Steinbock
    .den = den Steinbock
    .deinen = deinen Steinbock

card-forest = Wald
card-savannah = Savanne
card-mountains = Gebirge
card-wild = Joker
card-refill = Auffüllkarte

held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
extra-cards = { $count ->
    [one] { $count } weitere Karte
   *[other] { $count } weitere Karten
}
animal-item = { WORD($item, kind: "animal") }
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (Leittier)
player-item = { NAME($item) }
# Am Anfang eines Satzes: 'Du hast geboten', 'Ada hat geboten'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}
# Das Leittier von $species.
leader-of = das Leittier der { WORD($species, kind: "animal", form: "other") }

## Was geschehen ist

event-bid = { has-done } { held-card } geboten.
event-two = { has-done } zwei Karten verdeckt hingelegt und auf die anderen Gebote gewartet.
event-unused = { HAS($card) ->
    [yes] { has-done } { held-card } unbenutzt zurückgenommen.
   *[no] { has-done } die andere Karte unbenutzt zurückgenommen.
}
event-exchanged = { has-done } { WORD($given, kind: "animal", form: "einen") } gegen { WORD($taken, kind: "animal", form: "einen") } aus der Auslage getauscht.
event-leader = { $seat ->
    [-1] Das Leittier der { WORD($species, kind: "animal", form: "other") } geht zurück in den Vorrat.
   *[other] { $before ->
        [-1] { has-done } { leader-of } gewonnen.
       *[other] { YOU($before) ->
            [yes] { has-done } dir { leader-of } abgenommen.
           *[no] { has-done } { NAME($before) } { leader-of } abgenommen.
        }
    }
}
event-discarded = { has-done } { LIST($cards, item: "some-cards") } abgeworfen.
event-drew = { HAS($cards) ->
    [yes] { has-done } { LIST($cards, item: "some-cards") } gezogen.
   *[no] { has-done } { cards } gezogen.
}
event-laid = { has-done } im Gleichstand { LIST($cards, item: "some-cards") } gelegt, zusammen { $total }.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took }: { $bonus } Punkte für den natürlichen Lebensraum.
}
took = { HAS($paid) ->
    [yes] { has-done } { WORD($animal, kind: "animal", form: "einen") } für { WORD($bid, kind: "card") } mit { LIST($paid, item: "some-cards") } genommen
   *[no] { has-done } { WORD($animal, kind: "animal", form: "einen") } für { WORD($bid, kind: "card") } genommen
}
event-passed = { has-done } kein Tier genommen und { LIST($cards, item: "some-cards") } zurückbekommen.
event-nothing = { has-done } kein Tier mehr vorgefunden.
event-kept = { has-done } { held-card } dank dem Steinbock zurückgenommen.
event-talisman = { has-done } den Talisman bekommen, der einen Gleichstand entschieden hat.
event-display = Die neue Auslage: { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = Für eine neue Auslage gibt es nicht genug Tiere

## Was gefragt wird

prompt-bid = { $eagle ->
    [yes] Lege eine Karte als Gebot hin; dank dem Adler darfst du eine zweite dazulegen.
   *[no] Lege eine Karte als Gebot hin.
}
prompt-second = Dank dem Adler darfst du eine zweite Karte hinlegen und erst wählen, wenn die anderen Gebote offen liegen.
prompt-reveal = Die anderen Gebote liegen offen: Welche deiner zwei Karten ist dein Gebot?
prompt-exchange = Dank dem Erdmännchen darfst du eines deiner Tiere gegen eines aus der Auslage tauschen.
prompt-discard = Wirf ab, was du nicht willst; danach ziehst du neue Karten.
prompt-tie = Gleichstand bei { $value }: Lege { extra-cards } verdeckt hin. Die höhere Summe ist zuerst dran.
prompt-pay = Bezahle { extra-cards } für { WORD($animal, kind: "animal", form: "den") }.
prompt-take = { $count ->
    [0] Nimm ein Tier oder passe.
   *[other] Nimm ein Tier für { extra-cards } oder passe.
}
prompt-back = Dank dem Steinbock darfst du dein Gebot zurücknehmen: { held-card }.

why-bid = Hohe Gebote wählen zuerst, aber die Zahl sagt auch, wie viele Karten das Tier kostet. Auffüllkarte: stattdessen neue Karten.
why-second = Du wählst zwischen beiden, wenn du die anderen Gebote siehst; die unbenutzte Karte kommt zurück.
why-reveal = Die Karte, die du nicht benutzt, kommt zurück auf deine Hand.
why-exchange = Tausche ein Tier, um von einer Art mindestens so viele zu haben wie jeder andere: Das bringt ihr Leittier.
why-discard = Wirf weg, was du nicht willst; danach füllst du deine Hand auf sieben auf.
why-take = Tiere deiner größten Art zählen je 2, die der zweiten je 1. Wer ein Tier nimmt und dann von seiner Art mindestens so viele hat wie jeder andere, bekommt ihr Leittier.
why-pay = Nur mit dem Lebensraum des Tieres oder mit Jokern zu bezahlen bringt 2 Punkte. Bei Gleichstand ist die höhere Summe zuerst dran.
why-back = Mit dem Leittier der Steinböcke darfst du die gebotene Karte behalten.

about-peacock = Lebt im Wald. Sein Leittier zählt am Ende 3 Punkte statt 1.
about-squirrel = Lebt im Wald. Mit seinem Leittier füllst du auf zehn Karten auf.
about-lion = Lebt in der Savanne. Mit seinem Leittier gewinnst du jeden Gleichstand.
about-meerkat = Lebt in der Savanne. Mit seinem Leittier tauschst du beim Auffüllen ein Tier mit der Auslage.
about-eagle = Lebt im Gebirge. Mit seinem Leittier legst du zwei Gebote hin und wählst später.
about-ibex = Lebt im Gebirge. Mit seinem Leittier nimmst du dein Gebot zurück, außer einem Joker.
about-forest = Hier leben Pfau und Eichhörnchen.
about-savannah = Hier leben Löwe und Erdmännchen.
about-mountains = Hier leben Adler und Steinbock.
about-wild = Zählt als jeder Lebensraum.
about-refill = Kein Tier in dieser Runde; wirf ab, was du willst, und ziehe auf sieben Karten auf.
about-talisman = Talisman: entscheidet Gleichstände. Zuerst kommt, wer im Uhrzeigersinn folgt, zuletzt, wer ihn hat.
about-talisman-first = Talisman: entscheidet Gleichstände. Zuerst kommt, wer ihn hat, dann die anderen im Uhrzeigersinn.
about-tokens = Punkte für Tiere, die in ihrem eigenen Lebensraum bezahlt wurden: je 2.

## Züge, ohne großen Anfangsbuchstaben

move-bid = biete { held-card }
move-second = zweite Karte: { held-card }
move-no-second = keine zweite Karte
move-reveal = zeige { held-card }
move-exchange = { HAS($shown) ->
    [yes] tausche { WORD($animal, kind: "animal", form: "deinen") } gegen { WORD($shown, kind: "animal", form: "einen") }
   *[no] tausche { WORD($animal, kind: "animal", form: "deinen") } gegen Platz { $slot }
}
move-no-exchange = nicht tauschen
move-discard = wirf { held-card } ab
move-stop = { HAS($keeps) ->
    [yes] alle behalten und ziehen
   *[no] genug: neue Karten ziehen
}
move-take = { HAS($shown) ->
    [yes] nimm { WORD($shown, kind: "animal", form: "den") }
   *[no] nimm das Tier auf Platz { $slot }
}
move-pass = passen
move-pay = bezahle { held-card }
move-take-back = zurücknehmen
move-leave = liegen lassen

## Warum ein Zug nicht geht, und was jetzt

refused-bid-first = Zuerst wird geboten: Lege eine Karte deiner Hand hin, zum Beispiel { MOVE($example) }.
refused-reveal-first = Sag zuerst, welche deiner zwei Karten dein Gebot ist, zum Beispiel { MOVE($example) }.
refused-exchange-first = Zuerst das Erdmännchen: Tausche ein Tier, zum Beispiel { MOVE($example) }, oder tausche nicht.
refused-discard-first = Du füllst gerade auf: Wirf ab, was du nicht willst, und ziehe dann. Zum Beispiel { MOVE($example) }.
refused-tie-first = Zuerst wird der Gleichstand entschieden: Lege eine Karte verdeckt hin, zum Beispiel { MOVE($example) }.
refused-take-first = Nimm jetzt ein Tier aus der Auslage oder passe. Zum Beispiel { MOVE($example) }.
refused-pay-first = Bezahle zuerst dein Tier, zum Beispiel { MOVE($example) }.
refused-back-first = Zuerst der Steinbock: Nimm dein Gebot zurück oder lass es liegen.
refused-not-down = Du hast { WORD($first, kind: "card") } und { WORD($second, kind: "card") } hingelegt. Wähle eine von diesen beiden.
refused-no-place = Die Auslage hat nur { $slots } Plätze, einen Platz { $slot } gibt es nicht. Wähle einen anderen.
refused-place-empty = Das Tier auf Platz { $slot } ist schon weg. Nimm ein anderes oder passe.
refused-no-eagle = Nur wer das Leittier der Adler hat, legt eine zweite Karte hin. Lege eine Karte hin.
refused-second-before-first = Lege deine erste Karte vor der zweiten hin, zum Beispiel { MOVE($example) }.
refused-bid-already = Du hast { held-card } hingelegt. Lege eine zweite Karte dazu oder keine.
refused-only-one = Deine einzige Karte { held-card } liegt schon da, als erste. Lege eine andere dazu oder keine.
refused-not-held = Du hast { held-card } nicht auf der Hand. Wähle eine Karte deiner Hand.
refused-no-such-animal = Du hast { WORD($animal, kind: "animal", form: "keinen") } zum Tauschen. Nimm ein Tier, das du hast, oder tausche nicht.
refused-no-more = Du hast { held-card } nicht mehr. Wähle eine andere Karte deiner Hand.
refused-further-left = Karten wählst du von links nach rechts, und { held-card } kommt vor { WORD($chosen, kind: "card") }. Wähle eine weiter rechts.
refused-too-few = Du bezahlst noch { $missing } Karten, von links nach rechts; ab { held-card } sind es zu wenige. Fang weiter links an.

## Was ein Zug bewirkt, als Grund dafür

fact-takes = { $count ->
    [1] holt dir { WORD($animal, kind: "animal", form: "einen") }, zum ersten Mal
   *[other] holt dir { WORD($animal, kind: "animal", form: "einen") }: dann hast du { $count }
}
fact-bonus = { SIGNED($points) } für den natürlichen Lebensraum
fact-exchanges = { WORD($given, kind: "animal", form: "einen") } gegen { WORD($taken, kind: "animal", form: "einen") }: davon hast du dann { $count }
fact-leader = { $before ->
    [-1] bringt dir { leader-of }
   *[other] nimmt { NAME($before) } { leader-of } ab
}
fact-back = bringt { LIST($cards, item: "some-cards") } zurück auf deine Hand
fact-draws = { $count ->
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
}
fact-leaves = { $count ->
    [0] lässt dir keine Karte auf der Hand
    [one] lässt dir eine Karte auf der Hand
   *[other] lässt dir { $count } Karten auf der Hand
}
fact-costs = { $cards ->
    [one] { WORD($animal, kind: "animal", form: "einen") } für eine weitere Karte: dann hast du { $count }
   *[other] { WORD($animal, kind: "animal", form: "einen") } für { $cards } weitere Karten: dann hast du { $count }
}
fact-holds = { $count ->
    [0] dann hast du keine Karte auf der Hand
    [one] dann hast du eine Karte auf der Hand
   *[other] dann hast du { $count } Karten auf der Hand
}

## Wovon ein Tipp spricht

part-animals = deine Tiere
part-leaders = deine Leittiere
part-tokens = Bonuspunkte
part-hand = deine Handkarten
part-rivals = deinen Vorsprung vor den anderen

## Auf dem Tisch

round = Runde { $round } von { $rounds }: { $phase ->
    [1] Gebote
    [2] Auffüllen
    [3] Tiere
   *[other] Ende der Runde
}
board-bids = Gebote mit { $value }
board-points = Größte Art 2 Punkte je Tier, die nächste 1; jedes Leittier 1
board-then = dann { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] Du wählst zuerst, mit dem höchsten Gebot.
   *[no] { NAME($player) } wählt zuerst, mit dem höchsten Gebot.
}
first-lion = { YOU($player) ->
    [yes] Du wählst zuerst: Der Löwe entscheidet Gleichstände.
   *[no] { NAME($player) } wählt zuerst: Der Löwe entscheidet Gleichstände.
}
first-total = { YOU($player) ->
    [yes] Du wählst zuerst, mit der höchsten Summe.
   *[no] { NAME($player) } wählt zuerst, mit der höchsten Summe.
}
first-talisman = { YOU($player) ->
    [yes] Gleichstand. Du wählst zuerst: im Uhrzeigersinn als Nächstes nach { NAME($holder) } mit dem Talisman.
   *[no] { YOU($holder) ->
        [yes] Gleichstand. { NAME($player) } wählt zuerst: im Uhrzeigersinn als Nächstes nach dir mit dem Talisman.
       *[no] Gleichstand. { NAME($player) } wählt zuerst: im Uhrzeigersinn als Nächstes nach { NAME($holder) } mit dem Talisman.
    }
}
first-holder = { YOU($player) ->
    [yes] Gleichstand. Du wählst zuerst: Du hast den Talisman.
   *[no] Gleichstand. { NAME($player) } hat den Talisman und wählt zuerst.
}
first-leo = Gleichstand: { NAME($player) } kommt vor allen außer dem Leittier der Löwen.
first-tie = Gleichstand bei { $value }: Die weiteren Karten entscheiden.
board-display = Auslage
board-place = Platz { $slot }
board-take = Nehmen
board-taken = weg
board-leaders = Leittiere
board-leader = Leittier der { WORD($animal, kind: "animal", form: "other") }
board-all-taken = alle vergeben
board-cards = Karten
board-card = { $count ->
    [one] Karte
   *[other] Karten
}
board-animals = Tiere
board-pay = { $count ->
    [one] Diese Karte bezahlen
   *[other] Diese { $count } Karten bezahlen
}
board-lay = { $count ->
    [one] Diese Karte verdeckt legen
   *[other] Diese { $count } Karten verdeckt legen
}
board-discard = { $count ->
    [one] Diese Karte abwerfen und ziehen
   *[other] Diese { $count } Karten abwerfen und ziehen
}
board-put-down = Hingelegt
board-tokens = Punktemarker
board-face-down = verdeckt
board-largest = Größte Art, je 2 Punkte
board-second = Nächste Art, je 1 Punkt
board-total = Summe
standing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-standing = { HAS($lines) ->
    [yes] { standing-points }: { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = größte Art
standing-second = nächste Art
standing-leaders = Leittiere
standing-tokens = Punktemarker
board-collection = Sammlung
board-leads = Leittier

## Im Terminal

screen-scoring = Schlusswertung
screen-display = Auslage, vom Nachziehstapel an:
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = wird gerade bezahlt
screen-supply = Leittiere im Vorrat: { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Lebensraumkarten: { $pile } im Stapel, abgeworfen:
screen-animals-left = Tiere: { $animals } im Stapel.
screen-bids = { HAS($order) ->
    [yes] Gebote mit { $value }: { LIST($now, item: "player-item") }, dann { LIST($order, item: "player-item", join: "comma") }.
   *[no] Gebote mit { $value }: { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } Lebensraumkarte
   *[other] { $count } Lebensraumkarten
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } Punkt ({ $tokens } als Marker)
   *[other] { habitat-cards }, { $points } Punkte ({ $tokens } als Marker)
}
screen-pile = Stapel: { habitat-cards }
screen-talisman = Talisman
screen-known = bekannte Handkarten:
screen-two-down = Gebot: zwei verdeckte Karten
screen-bid = Gebot: { $card }
screen-bid-with = Gebot: { $card } mit
screen-animals = Tiere:
screen-hand = deine Hand:
screen-down = hingelegt, verdeckt:
screen-none = nichts
screen-most = größte × 2
screen-next = zweite × 1
screen-leaders = Leittiere
screen-tokens = Marker
screen-total = gesamt
screen-all = Tiere
screen-rank = Platz

## Über viele Spiele gezählt

tally-first-bid = Das erste Gebot
tally-bids = Alle Gebote
tally-animals = Tiere in der Sammlung am Ende
tally-number-of-animals = Anzahl genommener Tiere
tally-leaders = Leittiere am Ende
