# Was alle Spiele teilen. docs/translating.md erklärt das Format.

## Aufzählungen

list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-comma = { $before }, { $last }

## Spieler

# Am Anfang eines Satzes.
who = { YOU($seat) ->
    [yes] Du
   *[no] { NAME($seat) }
}
# Mitten im Satz, in einer Reihe von Spielern (Akkusativ).
whom-item = { YOU($item) ->
    [yes] dich
   *[no] { NAME($item) }
}
# Am Anfang eines Satzes in der Vergangenheit: 'Du hast gezogen', 'Ada hat gezogen'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}

## Jedes Spiel

cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-reshuffled = { $count ->
    [one] Die abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-ended = Das Spiel ist aus: { WORD($outcome, kind: "outcome") }. Gewonnen: { LIST($winners, item: "winner-item") }.
winner-item = { YOU($item) ->
    [yes] du
   *[no] { NAME($item) }
}
prompt-over = Das Spiel ist aus: { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] Warten auf { LIST($waiting, item: "whom-item") }.
   *[no] Vielleicht denkt jemand nach.
}

## Warum ein Bot einen Zug machen würde

reason-only = es ist der einzige Zug
reason-wins = gewinnt sofort
reason-may-win = gewinnt vielleicht sofort
reason-loses = verliert sofort
reason-may-lose = verliert vielleicht sofort
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] scheint besser für { LIST($better) }, schlechter für { LIST($worse) }
       *[no] scheint besser für { LIST($better) }
    }
   *[no] scheint schlechter für { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}
reason-alike = kaum anders als die übrigen Züge

## Ein Spiel im Rückblick

review-exact-alone = { YOU($seat) ->
    [yes] Deine Entscheidungen waren zu { $accuracy } von 100 genau.
   *[no] Die Entscheidungen von { NAME($seat) } waren zu { $accuracy } von 100 genau.
}
review-exact-best = { YOU($seat) ->
    [yes] Du hast am genauesten entschieden: { $accuracy } von 100.
   *[no] { NAME($seat) } hat am genauesten entschieden: { $accuracy } von 100.
}
review-exact = { YOU($seat) ->
    [yes] Deine Entscheidungen waren zu { $accuracy } von 100 genau; am genauesten war { NAME($best) } mit { $most }.
   *[no] Die Entscheidungen von { NAME($seat) } waren zu { $accuracy } von 100 genau; { YOU($best) ->
        [yes] am genauesten warst du
       *[no] am genauesten war { NAME($best) }
    } mit { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Deine Aussicht hat sich nie stark auf einmal geändert.
   *[no] Die Aussicht von { NAME($seat) } hat sich nie stark auf einmal geändert.
}
review-turned = { YOU($seat) ->
    [yes] Am meisten änderte Zug { $move }: Deine Aussicht ging von { $before } auf { $after } von 100.
   *[no] Am meisten änderte Zug { $move }: Die Aussicht von { NAME($seat) } ging von { $before } auf { $after } von 100.
}
review-luck = { review-wins }: { $how ->
    [kind] diesmal half das Glück
    [unkind] diesmal war das Glück anderswo
   *[even] das Glück allein hat nicht entschieden
}.
review-wins = { YOU($seat) ->
    [yes] Mit anderen Karten würdest du gegen dieselben Leute { $wins } von 100 Spielen gewinnen
   *[no] Mit anderen Karten würde { NAME($seat) } gegen dieselben Leute { $wins } von 100 Spielen gewinnen
}

## Punkte, Spieler und Bots

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
signed = { SIGNED($points) }
may-win-soon = Kann bald gewinnen: { LIST($names) }.
last-round = Das ist die letzte Runde.
last-turns = Das sind die letzten Züge.
ends-soon = Das Spiel endet bald.
# Ein Spieler, dessen Name nicht bekannt ist.
player = Spieler { $number }
yourself = Du
level = { WORD($level, kind: "level") }
level-random = Zufall
    .manner = tut irgendetwas, was erlaubt ist
level-greedy = Gierschlund
    .manner = sieht nicht weiter als bis zum eigenen Zug
level-cub = Welpe
    .manner = ein Anfänger: kennt das Spiel, macht Fehler
level-forager = Sammler
    .manner = solide: spielt nach Faustregeln
level-mcts = MCTS
    .manner = denkt voraus, ohne das Spiel zu kennen
level-hunter = Jäger
    .manner = stark: denkt einen Moment voraus
level-apex = Spitzenräuber
    .manner = unerbittlich: denkt bis zu einer Sekunde voraus
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level }: { level-manner }
# Der Name eines Bots an einem Tisch.
bot-name = { level } { $number }
temper-bold = kühn
    .manner = setzt viel auf einmal ein
    .name = Kühner
temper-careful = vorsichtig
    .manner = spart und wagt wenig
    .name = Vorsichtiger
temper-builder = Baumeister
    .manner = wartet auf mehr
    .name = Bauender
temper-fighter = Kämpfer
    .manner = greift gern an
    .name = Kämpferischer
temper-choice = { WORD($temper, kind: "temper") }: { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { WORD($temper, kind: "temper", form: "name") } { level } { $number }

## Neben dem Spiel

event-undone = { has-done } einen Zug zurückgenommen.
event-stood-in = Ein Bot ({ level }) spielt für { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
} weiter.
event-came-back = { YOU($seat) ->
    [yes] Du bist wieder da.
   *[no] { NAME($seat) } ist wieder da.
}
event-hinted = { has-done } um einen Tipp gebeten.

## Was nicht geht: Züge

refused-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $seats }.
refused-over = Das Spiel ist aus: { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] Du bist jetzt nicht gefragt: Warte auf { LIST($waiting, item: "whom-item") }.
   *[no] Du bist jetzt nicht gefragt: Vielleicht denken andere nach.
}
refused-no-move = Es gibt keinen Zug { $number }; die Züge sind 0 bis { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] „{ $text }“ ist kein Zug dieses Spiels. Meinst du { LIST($near, item: "near-move", join: "or") }?
   *[no] „{ $text }“ ist kein Zug dieses Spiels; ein Zug sieht aus wie { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
refused-away = Ein Bot spielt für dich; setz dich erst wieder hin.
refused-not-asked = Du bist jetzt nicht gefragt.
refused-undo-nothing = Es gibt keinen Zug zurückzunehmen.
refused-undo-over = Das Spiel ist aus und die Karten liegen offen; zurückgenommen wird nichts mehr.
refused-undo-yours = Du hast noch nichts entschieden, was sich zurücknehmen lässt.
refused-undo-moved = Jemand anders hat inzwischen gezogen; dein Zug bleibt.
refused-undo-seen = Dein Zug hat etwas Neues gezeigt; er bleibt.
refused-undo-table = An diesem Tisch wird kein Zug zurückgenommen; so hat es der Gastgeber eingestellt.
refused-help = An diesem Tisch gibt es keine Tipps; der Gastgeber kann sie vor dem Spiel erlauben.

## Was nicht geht: Plätze und Tische

refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dieser Platz ist besetzt; nimm einen anderen.
refused-seat-kept = Dieser Platz ist für jemanden frei gehalten, der eingeladen ist; nimm einen anderen.
refused-seated = Du sitzt schon an diesem Tisch.
refused-seat-in-use = Auf einem Platz, der wegfiele, sitzt jemand oder ist jemand eingeladen; mach ihn erst frei.
refused-seats-open = Auf jeden Platz gehört erst ein Spieler oder ein Bot.
refused-no-such-seat = Diesen Platz gibt es nicht; die Plätze sind 0 bis { $last }.
refused-clear-seat = Nur der Gastgeber macht den Platz eines anderen frei.
refused-not-away = Ein Bot kann für jemanden erst weiterspielen, wenn { $minutes } Minuten lang keine Antwort kam.
refused-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-starting = Das Spiel beginnt gerade.
refused-started = Das Spiel hat schon begonnen.
refused-closed = Der Tisch ist geschlossen.
refused-running = Das Spiel läuft noch; seine Karten sind noch geheim.
refused-not-over = Das Spiel ist noch nicht aus.
refused-busy = Am Tisch ändert sich zu viel auf einmal; versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-invitation = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung.
refused-start-open = Ein Tisch mit freien Plätzen kann noch nicht beginnen; besetze sie erst.
refused-no-level = Hier gibt es keinen Bot „{ $level }“; die Bots sind: { LIST($levels, join: "comma") }.
refused-no-temperament = In { $game } gibt es nicht „{ $temper }“, nur: { LIST($tempers, join: "comma") }.
refused-no-account = Hier gibt es kein Bot-Konto „{ $name }“.
refused-no-own-bot = Du hast keinen Bot mit diesem Namen.
refused-chance = Nur wer selbst am Tisch sitzt, trägt etwas zum Zufall bei.
closed-rules = Dieser Tisch wurde unter Regeln { $old } von { $game } eröffnet; dieser Server spielt { $new }.
closed-played = Dieses Spiel lief unter Regeln { $old } von { $game } und lässt sich mit denen dieses Servers, { $new }, nicht zeigen; ein Server jener Version kann es.
closed-unstarted = Der Tisch ist geschlossen: Niemand hat das Spiel rechtzeitig begonnen.
closed-deserted = Der Tisch ist geschlossen: Lange ist niemand gekommen.
closed-by-host = Wer diesen Server betreibt, hat den Tisch geschlossen.
closed-tournament = Das Turnier wurde abgesagt und mit ihm dieser Tisch.
closed-because = Der Tisch ist geschlossen: { $words }

## Was nicht geht: Namen, Nachrichten und Logins

refused-name-taken = Diesen Namen gibt es schon; nimm einen anderen.
refused-name-long = Ein Name hat höchstens { $most } Buchstaben; ausgeschrieben ist dieser länger.
refused-name-empty = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
refused-name-bot = „{ $name }“ sieht aus wie der Name eines Bots oder wie „Du“; nimm einen anderen.
refused-name-near = „{ $name }“ sitzt mit dir an einem Tisch; nimm einen Namen, der anders aussieht.
refused-name-here = „{ $name }“ sitzt schon hier; nimm erst einen Namen, der anders aussieht.
refused-message-long = Eine Nachricht hat 1 bis { $most } Buchstaben.
refused-unseen = { $what ->
    [name] Der Name enthält ein Zeichen, das man nicht sieht ({ $letter }); lass es weg.
   *[message] Die Nachricht enthält ein Zeichen, das man nicht sieht ({ $letter }); lass es weg.
}
refused-marks = { $what ->
    [name] Der Name türmt zu viele Zeichen auf einen Buchstaben; lass einige weg.
   *[message] Die Nachricht türmt zu viele Zeichen auf einen Buchstaben; lass einige weg.
}
refused-many-bots = Du darfst { $most } Bots haben; lösche erst einen.
refused-login-taken = Diesen Login gibt es schon; nimm einen anderen.
refused-login-change = Zum Ändern brauchst du dein jetziges Passwort.
refused-login = Login und Passwort passen nicht zusammen.

## Was nicht geht: der Server

refused-too-often = Das war zu oft; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-nobody = Unter dieser Adresse gibt es hier niemanden; sieh in der Liste eurer gemeinsamen Spiele nach.
refused-yourself = Das bist du selbst; wähle jemand anderen.
refused-invite-bot = Ein Bot-Konto setzt man als Bot an den Tisch; wähle hier einen Menschen.
refused-invited-already = { $name } sitzt schon hier oder ist schon eingeladen; wähle jemand anderen.
refused-too-many-people = Du folgst, sperrst und überhörst schon { $most } Leute; lass erst einige davon los.
refused-not-welcome = Wer diesen Tisch eröffnet hat, möchte hier sonst niemanden; wähle einen anderen Tisch.
refused-seek-players = Dieses Spiel spielt man zu { $fewest } bis { $most }; wähle eine Zahl dazwischen.
refused-no-tournament = Dieses Turnier gibt es nicht; in der Liste stehen die, die es gibt.
refused-tournaments-many = Du hast schon { $most } Turniere angekündigt, die noch nicht vorbei sind; warte, bis eines endet, oder sage eines ab.
refused-entry-closed = Zu diesem Turnier kann sich niemand mehr anmelden; wähle ein anderes oder kündige eines an.
refused-entry-unwelcome = Wer dieses Turnier angekündigt hat, möchte dich nicht dabeihaben; wähle ein anderes.
refused-entry-twice = Du oder eines deiner Programme ist schon in diesem Turnier; für jeden Menschen gibt es einen Platz.
refused-tournament-over = Dieses Turnier ist schon vorbei; es hat sich nichts geändert.
refused-tournament-time = Ein Turnier beginnt jetzt oder innerhalb von { $days } Tagen; wähle eine andere Zeit.
refused-tournament-bots = Ein Turnier ohne Menschen braucht mindestens zwei Bots; füge welche hinzu.
refused-organiser = Nur wer ein Turnier angekündigt hat, kann es absagen.
refused-deal-running = Andere spielen noch mit denselben Karten; sobald die Runde vorbei ist, ist alles zu sehen.
refused-history = Diese Person zeigt ihre Spiele niemandem.
refused-no-deal = Dieses Blatt gibt es nicht; sieh dir in der Lobby die von heute an.
refused-deal-first = Spiel dieses Blatt erst selbst: dann siehst du, was alle daraus gemacht haben.
refused-deal-undo = Beim Blatt des Tages gilt jeder Zug.
refused-deal-help = Beim Blatt des Tages ist jeder allein: Rat gibt es nicht.
refused-deal-words = Niemand spricht mit jemandem, der das Blatt des Tages spielt; warte, bis diese Partie zu Ende ist.
refused-not-host = Diese Seite gibt es nicht.
refused-other-host = Diese Person betreut den Server ebenfalls: das kann nur „waterhole admin“.
refused-no-report = Diese Meldung gibt es nicht; vielleicht wurde sie mit einer Person gelöscht.
refused-storage = Die Datenbank antwortet nicht; nichts hat sich geändert. Versuch es noch einmal.
refused-internal = Auf dem Server ging etwas schief; nichts hat sich geändert.
refused-no-game = Es gibt kein Spiel „{ $name }“; die Spiele sind: { LIST($games, join: "comma") }.
refused-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
refused-options = { $game }: { $problem }. Die Optionen sind: { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] keine
}.
refused-option = { $game }: { TEXT($problem) }
refused-seed = Ein Seed ist eine Zahl von 0 bis { $most }, nicht { $seed }.
refused-language = Es gibt den Text auf { LIST($languages, join: "comma") }, nicht auf „{ $language }“.
refused-step = Die Lektion zu { $game } hat Schritte 0 bis { $last }, nicht { $step }.
refused-step-move = In diesem Schritt ist ein Zug gefragt.
refused-step-no-move = In diesem Schritt ist kein Zug gefragt.

## Aufzeichnungen

record-unread = { $file } lässt sich nicht lesen: { $problem }.
record-broken = { $file } ist keine ganze Aufzeichnung von Waterhole: { $problem }.
record-format = { $file } hat das Format { $format }; diese Version liest { LIST($known) }.
record-parts = { $file } ist keine ganze Aufzeichnung von Waterhole: Format 1 hat einen Seed und ein Salz, Format 2 einen Zufall, Format 3 eine Stellung.
record-line = Zug { $number } („{ $line }“) beginnt nicht mit der Nummer eines Platzes und einem Leerzeichen.
record-move = Zug { $number } („{ $line }“) ist dort nicht erlaubt. { TEXT($why) }
record-game = Die Aufzeichnung ist von „{ $name }“, und das ist keines von: { LIST($games, join: "comma") }.
record-rules = Gespielt wurde unter Regeln { $old } von { $game }; hier gelten { $new }.
record-secret = Das Geheimnis passt nicht zum Versprechen: Es wurde anders gemischt als versprochen.
record-seed = Der Seed „{ $seed }“ ist keine Zahl.
record-commitment = Seed und Salz passen nicht zum Versprechen: Es wurde anders gemischt als versprochen.
record-end = Nach dem letzten Zug ist { WORD($field, kind: "field") } { $found }, aber die Aufzeichnung sagt { $said }.
field-outcome = das Ende
field-scores = der Punktestand
field-ranks = die Rangfolge
field-fingerprint = der Fingerabdruck
refused-study-file = Das ist weder ein Protokoll noch eine Stellung eines der Spiele. Eine Stellung ist JSON, wie docs/positions.md sagt; nenne auch das Spiel.
refused-study-which = Sende genau eines: eine Stellung mit dem Namen ihres Spiels, eine Datei, einen beendeten Tisch oder eine neue Partie.
refused-study-move = Das Protokoll hat die Züge 1 bis { $most }; einen Zug { $move } gibt es nicht.
refused-no-study = Diese Studie gibt es nicht. Vielleicht wurde sie gelöscht: Frag, wer dir den Link gegeben hat.
refused-many-studies = Du hast { $most } Studien aufgehoben; lösche zuerst einige.
refused-study-lines = Variante { $number } kann nicht aufgehoben werden: Sie muss auf den Anfang oder eine frühere folgen, mit einem Zug, und mit ihrer Stellung, wo ein Platz hinschaut.
refused-seat-not-asked = Platz { $seat } wird in dieser Stellung nichts gefragt. Wähle den Platz, der entscheiden muss.
refused-position-over = In dieser Stellung ist das Spiel aus; es gibt nichts zu spielen.
refused-position-seats = Die Stellung ist für { $players } Spieler, nicht für { $seats }.
refused-position-settings = Ein Tisch, der von einer Stellung aus weitergeht, ist für die, die du einlädst; Spieler und Optionen bleiben, wie die Stellung sie hat. Lass diese Einstellungen weg.
refused-table-over = Diese Stellung ist das Ende eines Spiels. Geh einen Zug zurück und spiel von dort weiter.
record-placed = Eine Aufzeichnung, die mit einer Stellung begann, kann kein Tisch werden; ‚waterhole verify FILE‘ prüft sie.
record-long = Eine Aufzeichnung hat hier höchstens { $most } Züge.
record-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende; spiel es weiter mit ‚waterhole play --resume‘.

## Nachrichten an Abwesende

notice-turn = { $count ->
    [one] Du bist am Zug bei { $game }.
   *[other] Du bist an { $count } Tischen am Zug.
}
notice-deadline = { $game }: Dir { $hours ->
    [one] bleibt eine Stunde
   *[other] bleiben { $hours } Stunden
} für deinen Zug.
notice-round = { $name }: Runde { $count } beginnt.
notice-invitation = { $name } lädt dich an einen Tisch { $game } ein.
notice-confirm = Willst du hier erfahren, wenn bei Waterhole ein Tisch auf dich wartet? Dann folge diesem Link. Hast du nicht darum gebeten, tu nichts: Es kommt nichts weiter.
notice-stop = Keine Nachrichten mehr an diese Adresse:
refused-no-mail = Dieser Server verschickt keine E-Mails; nimm diesen Browser oder einen Webhook.
refused-mail-address = Das ist keine E-Mail-Adresse; schreib sie wie name@example.org.
refused-web-address = Nachrichten gehen nur an eine https-Adresse, die alle erreichen können; sieh nach, ob sie vollständig ist.
refused-no-address = Dieser Link gilt nicht mehr; trag die Adresse auf deiner Seite neu ein.
refused-holiday-dates = Freie Tage beginnen heute oder später, enden nach ihrem Anfang und liegen im nächsten Jahr.
refused-holiday-twice = An einigen dieser Tage bist du schon weg; wähle andere.
refused-holiday-long = Von { $most } freien Tagen im Jahr hast du noch { $days }; wähle weniger.
refused-no-holiday = Diese Tage sind vorbei oder zurückgenommen.

## Puzzles

puzzle-right = Richtig! Damit gewinnt man in { $best } % der Fälle, mit dem zweitbesten Zug in { $next } %.
puzzle-wrong = Diesmal nicht: Mit deinem Zug gewinnt man in { $own } % der Fälle, mit dem besten in { $best } %.
puzzle-best = Der beste Zug: { $move }
puzzle-levels = So oft finden ihn unsere Bots: { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } %.
puzzle-theme = Thema: { WORD($theme, kind: "theme") }
grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
refused-no-puzzle = Es gibt keine Aufgabe „{ $puzzle }“. Frag nach einer anderen.
refused-no-puzzles = Zu { $game } gibt es keine Aufgaben. Wähle eines von: { LIST($games, join: "comma") }.
theme-abilities = Fähigkeiten
theme-attacking = Angriff
theme-bidding = Das richtige Gebot
theme-cards = Die richtige Karte
theme-collecting = Sammeln
theme-denying = Anderen etwas wegnehmen
theme-discarding = Was weg darf
theme-enclosing = Einschließen
theme-exchange = Tausch
theme-family = Einschließen für eine Familie
theme-filling = Ein Gebiet füllen
theme-flipping = Der Löwe dreht um
theme-food = Hunger
theme-giving = Was man weggibt
theme-habitat = Der eigene Lebensraum
theme-healing = Heilen
theme-leader = Anführer werden
theme-learning = Ein Gelände erlernen
theme-majority = Die Mehrheit in einem Gebiet
theme-migrating = Wandern
theme-patience = Geduld
theme-paying = Womit man zahlt
theme-placing = Der richtige Platz
theme-resting = Wann man schläft
theme-selecting = Was man behält
theme-taking = Welches Tier
theme-turn = Das Beste aus einem Zug machen
theme-water = Wasser
theme-way = Der richtige Weg

## Über viele Spiele gezählt

tally-seat = Plätze
tally-length = Züge in einem Spiel
tally-lead = Vorsprung des Siegers in Punkten
tally-outcome = Wie Spiele enden
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = bis { $number }
number-from = { $number } oder mehr
