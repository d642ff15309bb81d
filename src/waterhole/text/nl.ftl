# Wat alle spellen delen. docs/translating.md legt het uit.

## Opsommingen

list-and = { $before } en { $last }
list-or = { $before } of { $last }
list-comma = { $before }, { $last }

## Spelers

# Aan het begin van een zin.
who = { YOU($seat) ->
    [yes] Je
   *[no] { NAME($seat) }
}
# Midden in een zin, in een rij spelers.
whom-item = { YOU($item) ->
    [yes] jou
   *[no] { NAME($item) }
}

## Elk spel

cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
event-reshuffled = { $count ->
    [one] De afgelegde kaart wordt de nieuwe trekstapel.
   *[other] De { $count } afgelegde kaarten worden tot een nieuwe trekstapel geschud.
}
event-ended = Het spel is afgelopen: { WORD($outcome, kind: "outcome") }. Gewonnen door { LIST($winners, item: "whom-item") }.
prompt-over = Het spel is afgelopen: { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] Wachten op { LIST($waiting, item: "whom-item") }.
   *[no] Misschien denkt er iemand na.
}

## Waarom een bot een zet zou doen

reason-only = het is de enige zet
reason-wins = wint meteen
reason-may-win = kan meteen winnen
reason-loses = verliest meteen
reason-may-lose = kan meteen verliezen
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] lijkt beter voor { LIST($better) }, slechter voor { LIST($worse) }
       *[no] lijkt beter voor { LIST($better) }
    }
   *[no] lijkt slechter voor { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } punt
   *[other] { SIGNED($points) } punten
}
reason-alike = scheelt weinig met de andere zetten

## Een partij nabesproken

review-exact-alone = { YOU($seat) ->
    [yes] Je koos met { $accuracy } van 100 voor nauwkeurigheid.
   *[no] { NAME($seat) } koos met { $accuracy } van 100 voor nauwkeurigheid.
}
review-exact-best = { YOU($seat) ->
    [yes] Je koos het nauwkeurigst van allen: { $accuracy } van 100.
   *[no] { NAME($seat) } koos het nauwkeurigst van allen: { $accuracy } van 100.
}
review-exact = { YOU($seat) ->
    [yes] Je koos met { $accuracy } van 100 voor nauwkeurigheid; { NAME($best) } had het meest, { $most }.
   *[no] { NAME($seat) } koos met { $accuracy } van 100 voor nauwkeurigheid; { YOU($best) ->
        [yes] jij had het meest
       *[no] { NAME($best) } had het meest
    }, { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Je kans veranderde nooit veel ineens.
   *[no] De kans van { NAME($seat) } veranderde nooit veel ineens.
}
review-turned = { YOU($seat) ->
    [yes] Het meest veranderde bij zet { $move }: je kans ging van { $before } naar { $after } op 100.
   *[no] Het meest veranderde bij zet { $move }: de kans van { NAME($seat) } ging van { $before } naar { $after } op 100.
}
review-luck = { review-wins }: { $how ->
    [kind] deze keer hielp het geluk
    [unkind] deze keer zat het geluk elders
   *[even] het geluk besliste deze partij niet alleen
}.
review-wins = { YOU($seat) ->
    [yes] Met andere kaarten zouden deze spelers jou { $wins } van 100 partijen zien winnen
   *[no] Met andere kaarten zouden deze spelers { NAME($seat) } { $wins } van 100 partijen zien winnen
}

## Punten, spelers en bots

points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
signed = { SIGNED($points) }
may-win-soon = Binnenkort kan winnen: { LIST($names) }.
last-round = Dit is de laatste ronde.
last-turns = Dit zijn de laatste beurten.
ends-soon = Het spel eindigt binnenkort.
# Een speler van wie de naam niet bekend is.
player = speler { $number }
yourself = Jij
level = { WORD($level, kind: "level") }
level-random = Toeval
    .manner = doet zomaar iets wat mag
level-greedy = Gulzigaard
    .manner = kijkt niet verder dan de eigen zet
level-cub = Welp
    .manner = een beginner: kent het spel, maakt fouten
level-forager = Verzamelaar
    .manner = degelijk: speelt volgens de vuistregels
level-mcts = MCTS
    .manner = denkt vooruit zonder het spel te kennen
level-hunter = Jager
    .manner = sterk: denkt even vooruit
level-apex = Toproofdier
    .manner = onverbiddelijk: denkt tot een seconde vooruit
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level }: { level-manner }
# De naam van een bot aan een tafel.
bot-name = { level } { $number }
temper-bold = gedurfd
    .manner = zet veel tegelijk in
    .name = Gedurfde
temper-careful = voorzichtig
    .manner = spaart en waagt weinig
    .name = Voorzichtige
temper-builder = bouwer
    .manner = bereidt voor en wacht op meer
    .name = Bouwende
temper-fighter = vechter
    .manner = valt aan waar het kan
    .name = Vechtende
temper-choice = { WORD($temper, kind: "temper") }: { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { WORD($temper, kind: "temper", form: "name") } { level } { $number }

## Naast het spel

event-undone = { YOU($seat) ->
    [yes] Je nam een zet terug.
   *[no] { NAME($seat) } nam een zet terug.
}
event-stood-in = Een bot ({ level }) speelt verder voor { YOU($seat) ->
    [yes] jou
   *[no] { NAME($seat) }
}.
event-came-back = { YOU($seat) ->
    [yes] Je bent terug.
   *[no] { NAME($seat) } is terug.
}

## Wat niet kan: zetten

refused-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $seats }.
refused-over = Het spel is afgelopen: { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] Er wordt nu niets van je gevraagd: wacht op { LIST($waiting, item: "whom-item") }.
   *[no] Er wordt nu niets van je gevraagd: misschien denken anderen na.
}
refused-no-move = Er is geen zet { $number }; de zetten zijn 0 tot en met { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] ‘{ $text }’ is geen zet van dit spel. Bedoel je { LIST($near, item: "near-move", join: "or") }?
   *[no] ‘{ $text }’ is geen zet van dit spel; een zet ziet eruit als { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = De tafel is intussen verder; kijk nog eens.
refused-away = Een bot speelt voor je; ga eerst weer zitten.
refused-not-asked = Er wordt nu niets van je gevraagd.
refused-undo-nothing = Er is geen zet om terug te nemen.
refused-undo-over = Het spel is afgelopen en de kaarten liggen open; er wordt niets meer teruggenomen.
refused-undo-yours = Je hebt nog niets beslist dat je kunt terugnemen.
refused-undo-moved = Een andere speler heeft al een zet gedaan; jouw zet blijft staan.
refused-undo-seen = Je zet bracht iets nieuws op tafel; hij blijft staan.

## Wat niet kan: plaatsen en tafels

refused-not-your-seat = Die plaats is niet van jou.
refused-seat-taken = Die plaats is bezet; kies een andere.
refused-seat-kept = Die plaats is voor iemand die is uitgenodigd; kies een andere.
refused-seated = Je zit al aan deze tafel.
refused-seat-in-use = Op een plaats die zou verdwijnen zit iemand, of is iemand uitgenodigd; maak die eerst vrij.
refused-seats-open = Op elke plaats hoort eerst een speler of een bot.
refused-no-such-seat = Die plaats is er niet; de plaatsen zijn 0 tot en met { $last }.
refused-clear-seat = Alleen wie de tafel geopend heeft, maakt de plaats van een ander vrij.
refused-not-away = Een bot kan pas voor iemand verder spelen na { $minutes } minuten zonder antwoord.
refused-host = Dat mag alleen wie de tafel geopend heeft.
refused-not-started = Het spel is nog niet begonnen.
refused-started = Het spel is al begonnen.
refused-closed = De tafel is gesloten.
refused-running = Het spel is nog bezig; de kaarten zijn nog geheim.
refused-not-over = Het spel is nog niet afgelopen.
refused-busy = Aan de tafel verandert te veel tegelijk; probeer het nog eens.
refused-no-table = Die tafel bestaat niet.
refused-invitation = Die tafel bestaat niet, of je hebt een uitnodiging nodig.
refused-start-open = Een tafel met vrije plaatsen kan nog niet beginnen; vul ze eerst.
refused-no-level = Er is hier geen bot ‘{ $level }’; de bots zijn: { LIST($levels, join: "comma") }.
refused-no-temperament = In { $game } is er geen temperament ‘{ $temper }’; er zijn: { LIST($tempers, join: "comma") }.
refused-no-account = Er is hier geen botaccount ‘{ $name }’.
refused-no-own-bot = Je hebt geen bot met die naam.
closed-rules = Deze tafel is geopend onder regels { $old } van { $game }; deze server speelt { $new }.

## Wat niet kan: namen en logins

refused-name-taken = Die naam is al in gebruik; kies een andere.
refused-many-bots = Je mag { $most } bots hebben; verwijder er eerst een.
refused-login-taken = Die login is al in gebruik; kies een andere.
refused-login-change = Geef het wachtwoord dat je nu hebt om het te veranderen.
refused-login = Login en wachtwoord passen niet bij elkaar.

## Wat niet kan: de server

refused-too-often = Dat was te vaak; wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
refused-nobody = Op dit adres is hier niemand; kijk in de lijst van spellen die jullie samen speelden.
refused-yourself = Dat ben jij; kies iemand anders.
refused-invite-bot = Een botaccount zet je neer als bot; kies hier een mens.
refused-invited-already = { $name } zit hier al of is al uitgenodigd; kies iemand anders.
refused-too-many-people = Je volgt, blokkeert en dempt al { $most } mensen; laat er eerst een paar los.
refused-not-welcome = Wie deze tafel opende, wil hier verder niemand; kies een andere tafel.
refused-seek-players = Dit spel speel je met { $fewest } tot { $most } spelers; kies een aantal daartussen.
refused-no-tournament = Dit toernooi bestaat niet; in de lijst staan de toernooien die er zijn.
refused-tournaments-many = Je hebt al { $most } toernooien aangekondigd die nog niet voorbij zijn; wacht tot er een eindigt of gelast er een af.
refused-entry-closed = Voor dit toernooi kan niemand zich meer inschrijven; kies een ander of kondig er een aan.
refused-entry-unwelcome = Wie dit toernooi aankondigde, wil je er niet bij hebben; kies een ander.
refused-entry-twice = Jij of een programma van jou doet al mee aan dit toernooi; er is één plaats per persoon.
refused-tournament-over = Dit toernooi is al voorbij; er is niets veranderd.
refused-tournament-time = Een toernooi begint nu of binnen { $days } dagen; kies een ander tijdstip.
refused-tournament-bots = Een toernooi zonder mensen heeft minstens twee bots nodig; voeg er een paar toe.
refused-organiser = Alleen wie een toernooi aankondigde, kan het afgelasten.
refused-deal-running = Anderen spelen nog met dezelfde kaarten; zodra de ronde voorbij is, is alles te zien.
refused-history = Deze persoon laat de gespeelde spellen aan niemand zien.
refused-no-deal = Deze deal bestaat niet; kijk in de lobby naar die van vandaag.
refused-deal-first = Speel deze deal eerst zelf: dan zie je wat iedereen ervan maakte.
refused-deal-undo = Een zet in de deal van de dag blijft staan.
refused-deal-help = In de deal van de dag is iedereen alleen: er is geen advies.
refused-deal-words = Niemand praat met wie de deal van de dag speelt; wacht tot dit spel voorbij is.
refused-not-host = Deze pagina bestaat niet.
refused-other-host = Deze persoon beheert de server ook: dat kan alleen met 'waterhole admin'.
refused-no-report = Deze melding is er niet; misschien is ze met een persoon verwijderd.
refused-storage = De database antwoordt niet; er is niets veranderd. Probeer het nog eens.
refused-internal = Op de server ging iets mis; er is niets veranderd.
refused-no-game = Er is geen spel ‘{ $name }’; de spellen zijn: { LIST($games, join: "comma") }.
refused-players = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
refused-options = { $game }: { $problem }. De opties zijn: { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] geen
}.
refused-option = { $game }: { TEXT($problem) }
refused-seed = Een seed is een getal van 0 tot en met { $most }, niet { $seed }.
refused-language = Het is geschreven in { LIST($languages, join: "comma") }, niet in ‘{ $language }’.
refused-step = De les van { $game } heeft stappen 0 tot en met { $last }, niet { $step }.
refused-step-move = Deze stap vraagt om een zet.
refused-step-no-move = Deze stap vraagt niet om een zet.

## Verslagen

record-unread = { $file } kan niet gelezen worden: { $problem }.
record-broken = { $file } is geen heel verslag van Waterhole: { $problem }.
record-format = { $file } heeft verslagvorm { $format }; deze versie leest { LIST($known) }.
record-parts = { $file } is geen heel verslag van Waterhole: vorm 1 heeft een seed en een salt, vorm 2 een ‘chance’, vorm 3 een stelling.
record-line = Zet { $number } (‘{ $line }’) begint niet met het nummer van een plaats en een spatie.
record-move = Zet { $number } (‘{ $line }’) mag daar niet. { TEXT($why) }
record-game = Het verslag is van ‘{ $name }’, en dat is geen van: { LIST($games, join: "comma") }.
record-rules = Dit spel is gespeeld onder regels { $old } van { $game }; hier gelden { $new }.
record-secret = Het geheim past niet bij de belofte: er is anders geschud dan beloofd.
record-seed = De seed ‘{ $seed }’ is geen getal.
record-commitment = Seed en salt passen niet bij de belofte: er is anders geschud dan beloofd.
record-end = Na de laatste zet is { WORD($field, kind: "field") } { $found }, maar het verslag zegt { $said }.
field-outcome = de uitslag
field-scores = de stand
field-ranks = de rangorde
field-fingerprint = de vingerafdruk
refused-study-file = Dat is geen partij en geen stelling van een van de spellen. Een stelling is JSON zoals docs/positions.md zegt; noem ook het spel.
refused-study-which = Stuur één ding: een stelling met de naam van haar spel, een bestand, een afgelopen tafel of een nieuw spel.
refused-study-move = De partij heeft zetten 1 tot { $most }; zet { $move } is er niet.
refused-no-study = Deze studie bestaat niet. Misschien is ze verwijderd: vraag het aan wie je de link gaf.
refused-many-studies = Je bewaart { $most } studies; verwijder er eerst een paar.
refused-study-lines = Variant { $number } kan niet bewaard worden: hij moet op het begin of een eerdere volgen, met een zet, en met zijn stelling waar één plaats kijkt.
refused-seat-not-asked = Van plaats { $seat } wordt in deze stelling niets gevraagd. Kies de plaats die aan zet is.
refused-position-over = In die stelling is het spel afgelopen; er valt niets te spelen.
refused-position-seats = De stelling is voor { $players } spelers, niet voor { $seats }.
refused-position-settings = Een tafel die verdergaat vanuit een stelling is voor wie je uitnodigt, en spelers en opties blijven zoals de stelling ze heeft. Laat deze instellingen weg.
refused-table-over = Deze stelling is het einde van een spel. Ga een zet terug en speel van daar verder.
record-placed = Een verslag dat met een stelling begon, kan geen tafel worden; ‘waterhole verify FILE’ controleert het.
record-long = Een verslag heeft hier hoogstens { $most } zetten.
record-unfinished = Het spel van dit verslag is niet afgelopen; speel het verder met ‘waterhole play --resume’.

## Wat niet kan: aan een tafel met anderen

event-hinted = { YOU($seat) ->
    [yes] Je vroeg om een tip.
   *[no] { NAME($seat) } vroeg om een tip.
}
refused-help = Aan deze tafel zijn er geen tips; wie de tafel opent, kan ze vooraf toestaan.
refused-undo-table = Aan deze tafel wordt geen zet teruggenomen; zo heeft wie haar opende het ingesteld.
refused-starting = Het spel begint net.
refused-chance = Alleen wie zelf aan de tafel zit, voegt iets toe aan het toeval.
refused-name-long = Een naam heeft hoogstens { $most } letters; voluit geschreven is deze langer.
refused-name-empty = Een naam heeft minstens één letter of cijfer.
refused-name-bot = ‘{ $name }’ lijkt op de naam van een bot hier, of op ‘jij’; kies een andere naam.
refused-name-near = ‘{ $name }’ zit met jou aan een tafel; kies een naam die er anders uitziet.
refused-name-here = ‘{ $name }’ zit hier al; neem eerst een naam die er anders uitziet.
refused-message-long = Een bericht heeft 1 tot { $most } letters.
refused-unseen = { $what ->
    [name] De naam bevat een teken dat je niet ziet ({ $letter }); laat het weg.
   *[message] Het bericht bevat een teken dat je niet ziet ({ $letter }); laat het weg.
}
refused-marks = { $what ->
    [name] De naam stapelt te veel tekens op een letter; laat er een paar weg.
   *[message] Het bericht stapelt te veel tekens op een letter; laat er een paar weg.
}
closed-played = Dit spel is gespeeld onder regels { $old } van { $game } en is met die van deze server, { $new }, niet te tonen; een server van die versie kan dat wel.
closed-unstarted = De tafel is gesloten: niemand begon het spel op tijd.
closed-deserted = De tafel is gesloten: er kwam lange tijd niemand.
closed-by-host = Wie deze server beheert, heeft de tafel gesloten.
closed-tournament = Het toernooi is afgelast, en daarmee ook deze tafel.
closed-because = De tafel is gesloten: { $words }

## Berichten aan wie er niet is

notice-turn = { $count ->
    [one] Je bent aan de beurt bij { $game }.
   *[other] Je bent aan { $count } tafels aan de beurt.
}
notice-deadline = { $game }: je hebt nog { $hours ->
    [one] een uur
   *[other] { $hours } uur
} voor je zet.
notice-round = { $name }: ronde { $count } begint.
notice-invitation = { $name } vraagt je aan een tafel { $game }.
notice-confirm = Wil je hier horen wanneer er bij Waterhole een tafel op je wacht? Volg dan deze link. Heb je er niet om gevraagd, doe dan niets: er komt verder niets.
notice-stop = Geen berichten meer naar dit adres:
refused-no-mail = Deze server verstuurt geen e-mail; kies deze browser of een webhook.
refused-mail-address = Dit is geen e-mailadres; schrijf het als naam@example.org.
refused-web-address = Berichten gaan alleen naar een https-adres dat iedereen kan bereiken; kijk of het volledig is.
refused-no-address = Deze link geldt niet meer; voeg het adres op je pagina opnieuw toe.
refused-holiday-dates = Vrije dagen beginnen vandaag of later, eindigen na hun begin en vallen binnen een jaar.
refused-holiday-twice = Op sommige van deze dagen ben je al weg; kies andere.
refused-holiday-long = Van { $most } vrije dagen per jaar heb je er nog { $days }; kies er minder.
refused-no-holiday = Deze dagen zijn voorbij of teruggenomen.

## Puzzles

puzzle-right = Goed! Dit wint { $best } % van de keren; de op één na beste zet { $next } %.
puzzle-wrong = Deze keer niet: jouw zet wint { $own } % van de keren, de beste { $best } %.
puzzle-best = De beste zet: { $move }
puzzle-levels = Zo vaak vinden onze bots hem: { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } %.
puzzle-theme = Thema: { WORD($theme, kind: "theme") }
grade-easy = makkelijk
grade-medium = gemiddeld
grade-hard = moeilijk
refused-no-puzzle = Er is geen puzzel ‘{ $puzzle }’. Vraag om een andere.
refused-no-puzzles = Er zijn geen puzzels van { $game }. Kies een van: { LIST($games, join: "comma") }.
theme-abilities = Vaardigheden
theme-attacking = Aanval
theme-bidding = Het juiste bod
theme-cards = De juiste kaart
theme-collecting = Verzamelen
theme-denying = Anderen voor zijn
theme-discarding = Wat weg mag
theme-enclosing = Insluiten
theme-exchange = Ruil
theme-family = Insluiten voor een familie
theme-filling = Een gebied vullen
theme-flipping = De leeuw draait om
theme-food = Honger
theme-giving = Wat je weggeeft
theme-habitat = Het eigen leefgebied
theme-healing = Genezen
theme-leader = Leider worden
theme-learning = Een terrein leren
theme-majority = De meerderheid in een gebied
theme-migrating = Trekken
theme-patience = Geduld
theme-paying = Waarmee je betaalt
theme-placing = De juiste plek
theme-resting = Wanneer te slapen
theme-selecting = Wat je houdt
theme-taking = Welk dier
theme-turn = Het meeste uit een beurt halen
theme-water = Water
theme-way = De juiste weg

## Geteld over veel spellen

tally-seat = Plaatsen
tally-length = Zetten in een spel
tally-lead = Punten voorsprong van de winnaar
tally-outcome = Hoe spellen eindigen
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = tot en met { $number }
number-from = { $number } of meer
