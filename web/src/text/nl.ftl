# Wat de pagina rond de spellen zegt. docs/translating.md legt het uit.

## Overal

loading = Een ogenblik…
try-again = Probeer opnieuw
reconnecting = Verbinding verbroken. Opnieuw verbinden…
server-silent = De server antwoordt niet. Draait hij wel?
server-answered = De server antwoordde { $status }.
close = Sluiten
save = Bewaar
back = Terug
forward = Vooruit
copy = Kopieer
copied = Gekopieerd
remove = Verwijder
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
# Naast de klok, waar weinig plaats is.
days-left = { $count } d
hours-left = { $count } u
# Waar lange woorden op een smalle kaart mogen worden afgebroken.
word-breaks = vaardig-heid, aanpas-sing, voedsel-bron, hongers-nood, aanvul-kaart, jacht-luipaard, drink-plaats, Geluks-amulet, gras-land, Waak-zaam, Sluip-route, Schuil-plaats, Plotse-linge, duister-nis, Overstro-ming, Opge-schrikt, Nacht-merries, Genees-krachtige, Aardver-schuiving, stok-staartje, rots-gebied

## De lobby

claim = Bordspellen over wilde dieren. Bots van elk niveau, geen account, niets te installeren.
play-now = Speel nu
learn = Leer het
with-friends = Met vrienden
on-one-screen = Op één scherm
play-person = Speel tegen iemand
seek-pace = Tempo
seek-live = Meteen: 3 minuten per zet
seek-slow = Over dagen: 3 dagen per zet
seek-begin = Zoek iemand
seek-waiting = { $others ->
    [0] We zoeken iemand van jouw sterkte. Er wacht nog niemand anders; wie komt, wordt als eerste gevraagd.
    [one] Er wacht nog iemand; we kijken of jullie bij elkaar passen.
   *[other] Er wachten nog { $others } anderen; we kijken wie bij je past.
}
seek-offer = Nog niemand? Bots kunnen de lege plaatsen innemen.
seek-fill = Begin met bots
seek-stop = Stop met zoeken
called = Je tafel is begonnen.
go-there = Ga erheen
tournaments = Toernooien
study = Analyse
to-tournament = Naar het toernooi
players = { $fewest }–{ $most } spelers
you-are = Jij bent
your-page = Jouw pagina
change-name = Verander je naam
your-name = Je naam
running = Jouw tafels
continue = Verder spelen
friends-here = Vrienden die er zijn
day-title = Deal van de dag
day-how = Dezelfde kaarten en dezelfde bots voor iedereen, één poging. Wie klaar is, ziet wat alle anderen deden.
puzzles = Puzzels
explorer = Wat wint?
puzzle-of-day = Puzzel van de dag
day-play = Spelen
day-table = De stand van de dag
day-company = { $bots ->
    [0] alleen
    [one] met één bot
   *[other] met { $bots } bots
}
day-played = { $players ->
    [one] één speler tot nu toe
   *[other] { $players } spelers tot nu toe
}
day-rank = { $rank }e van { $players }
day-result = { $rank }e van { $players }, { $score } punten
public-tables = Openbare tafels
no-tables = Er is geen openbare tafel. Open er een met vrienden.
status-open = open
status-running = bezig
status-finished = afgelopen
status-closed = gesloten
# Een naam voor wie er nog geen heeft gegeven.
guest = { WORD($manner, kind: "manner") } { WORD($animal, kind: "animal") }
manner-0 = Stille
manner-1 = Snelle
manner-2 = Slaperige
manner-3 = Slimme
manner-4 = Dappere
manner-5 = Rustige
manner-6 = Kalme
manner-7 = Vrolijke
manner-8 = Zachte
manner-9 = Moedige
manner-10 = Blije
manner-11 = Lenige
manner-12 = Trotse
manner-13 = Zonnige
manner-14 = Wijze
manner-15 = Wilde
animal-0 = Otter
animal-1 = Reiger
animal-2 = Das
animal-3 = Haas
animal-4 = Lynx
animal-5 = Schildpad
animal-6 = IJsvogel
animal-7 = Egel
animal-8 = Vos
animal-9 = Bever
animal-10 = Valk
animal-11 = Ooievaar
animal-12 = Eekhoorn
animal-13 = Marmot
animal-14 = Zwaan
animal-15 = Wolf

## Instellingen

settings = Instellingen
language = Taal
theme = Licht of donker
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
motion = Beweging
pace-calm = Rustig
pace-quick = Vlot
pace-off = Geen
sound = Geluiden
explain = Leg uit wat er gevraagd wordt
own-bots = Je eigen bots
own-bots-what = Programma’s van jou die hier spelen; nodig ze uit waar het niveau van de bots gekozen wordt.
bot-account-name = Naam van de bot
add-bot = Voeg een bot toe
bot-token = Het geheim ervan, alleen nu te zien

## Een nieuwe tafel

level-title = Bots spelen als
level-suggested = wat je uitslagen aanraden
temper-title = Temperament
temper-none = geen: spelen wat het beste is
temper-mixed = voor elk een ander
suggested = { $why ->
    [first] Je hebt dit nog niet tegen bots gespeeld: begin met { level }.
    [same] Zoals in je laatste spel.
   *[other] { $wins ->
        [0] Je hebt je laatste { $games } spellen tegen { WORD($against, kind: "level") } verloren: probeer { level }.
       *[other] Je hebt { $wins } van je laatste { $games } spellen tegen { WORD($against, kind: "level") } gewonnen: probeer { level }.
    }
}
people = Mensen aan dit scherm
name-of = Naam van speler { $number }
their-names = Hun namen
seats = Plaatsen
public-table = Toon de tafel in de lobby
clock = Tijd per zet
allow-hints = Tips mogen; iedereen ziet het
allow-undo = Zetten mogen terug zolang er niets nieuws te zien is
no-limit = geen grens
start = Begin
start-table = Open de tafel
option = { WORD($option, kind: "option") }
option-extra-birds = Extra vogels voor Robinbird (alleen)
option-grade = Moeilijkheid (alleen)
option-leo = Leo doet mee
option-removal = Dieren uit het spel (tafel van drie)
option-talisman = De talisman helpt
option-organisms = Organismen
option-abilities = Vaardigheden
option-buyer-expands = Een koper mag uitbreiden
option-start = Een ronde begint bij
option-rounds = Ronden (0: geen grens)
option-length = Lengte
option-first = Eerste speler
value = { WORD($value, kind: "value") }
value-easy = makkelijk
value-normal = normaal
value-difficult = moeilijk
value-even = van elke soort evenveel
value-random = willekeurig
value-after-holder = wie na de houder komt
value-holder-first = de houder
value-lot = door loting
value-choose = naar keuze
value-auction = per veiling
value-limited = hoogstens twee van een soort
value-unlimited = geen grens
value-oldest = de oudste
value-last = de laatste
value-short = kort
value-long = lang
value-fixed = blijft dezelfde
value-rotating = schuift elke dag door

## Voor het spel

host-starts = { $open ->
    [0] Iedereen is er: begin wanneer je wilt.
    [one] Eén plaats is vrij: stuur de link, of zet er een bot neer.
   *[other] { $open } plaatsen zijn vrij: stuur de link, of zet er bots neer.
}
wait-for-host = Je hebt een plaats. Het begint zodra de gastheer start.
invited-here = Je bent uitgenodigd voor een potje { $title }. Ga zitten om mee te spelen.
table-full = Alle plaatsen zijn bezet. Zodra het begint kun je toekijken.
placed = Deze tafel gaat verder vanuit een stelling: wie haar opende kent misschien alle kaarten. Die telt niet mee voor ratings of statistieken.
invite-link = Uitnodiging (link)
show-code = Toon de code voor een camera
share-text = Kom aan mijn tafel!
share = Delen
invite = Uitnodigen of delen
sit-down = Ga zitten
get-up = Sta op
seat-bot = Zet er een bot neer
invited = uitgenodigd
for-open-seats = Voor de vrije plaatsen
fill-with-bots = Vul de vrije plaatsen met bots
invite-person = Uitnodigen
decline = Nee, bedankt
invitations = Uitnodigingen
status-invited = Je bent uitgenodigd

## De tafel

table = Tafel
board = Bord
your-hand = Je hand
seat = Plaats { $letter }
you = jij
bot = bot
open = vrij
stand-in = een bot valt in
your-turn = Jouw beurt
is-playing = { $name } speelt…
hurried = De server heeft het druk: bots denken korter dan anders.
thinking = Denkt na…
kept = Grote momenten
see-again = Nog eens zien
nothing-yet = Nog geen zetten.
rated = Telt mee, tot een tip of terugnemen.
no-longer-rated = Na een tip of een teruggenomen zet telt dit spel niet meer mee voor de ratings.
moves-since = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
while-you-waited = Terwijl je wachtte
skip = Overslaan
why-ask = Waarom?
answers = Antwoorden
about-it = Wat het doet
how-many = Hoeveel
one-less = Eén minder
one-more = Eén meer
come-back = Speel zelf verder
go-back = Terug
scores = Stand
hand-over = Geef het scherm aan { $name }
hand-over-ready = Ik ben { $name }: toon mijn kaarten
open-hands = Alle handen
empty-hand = geen kaarten
menu = Menu
lobby = Lobby
hint = Tip
hint-title = Wat een sterke bot zou doen
chance-to-win = winstkans { $percent }%
undo = Terug
moves = Alle zetten
move-filter = Typ een zet
no-moves = Er valt voor jou nu niets te beslissen.
try-move = Probeer ‘{ $move }’
rules = Regels
search-rules = Zoek in de regels
no-rule = Niets gevonden.
log = Verloop
chat = Gesprek
unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-say = Zeg iets
send = Verstuur
no-words = Er is nog niets gezegd.
no-table = Die tafel bestaat niet, of is niet voor jou.
back-to-lobby = Terug naar de lobby

## Na het spel

over = Het spel is afgelopen
won = Gewonnen door { LIST($names) }
you-won = Je hebt gewonnen!
rating-gain = rating { $rating }, { $gain }
rating-forming = eerste rating, ongeveer { $rating }
player-title = Speler
rank = Plaats
points-title = Punten
# Who wins of those with as many points, by game.
tie-wild-cards = Evenveel punten: wie meer dieren heeft, wint.
shared-win = Evenveel punten: de overwinning wordt gedeeld.
rematch = Nog een keer
stronger-bots = Sterker: { level }
weaker-bots = Zwakker: { level }
replay = Terugkijken
end-replay = Stop met terugkijken
study-from-here = Analyseer vanaf hier
at-move = Zet { $number } van { $all }
opening = Voor de eerste zet
eyes-of = Door de ogen van
spectator = een toeschouwer
all-open = alles open
review = Nabespreking
nothing-missed = Geen beslissing van jou was duidelijk slechter dan een andere.
your-decisions = Jouw duurste beslissingen
their-decisions = De duurste beslissingen
none-missed = Geen beslissing was duidelijk slechter dan een andere.
share-review = Kopieer een link naar deze nabespreking
share-review-what = Wie de link heeft, kan de nabespreking lezen en de partij terugkijken, zonder account.
accuracy = Nauwkeurigheid
skill = Kunde
luck = Geluk
skill-and-luck = Kunde en geluk zijn winst op 100 partijen: wat deze spelers met andere kaarten waard zijn, en wat er nog bij kwam (± { $doubt }).
reviewing = De partij wordt doorgelicht…
more-ways = Meer
was-better = ‘{ $move }’ was beter ({ $percent }%)
check-shuffle = Controleer het schudden
shuffle-record = Gebroken: het verslag past niet in elkaar.
shuffle-settled = Gebroken: regels, opties of plaatsen zijn niet die van toen je getal verteld werd.
shuffle-promises = Gebroken: het getal van een speler is veranderd nadat het jouwe verteld was.
shuffle-own-nonce = Het getal van je browser ontbreekt in de kaarten, of kwam te laat. Was je verbinding traag?
shuffle-secret = Gebroken: het onthulde geheim is niet het beloofde.
shuffle-unshared = Klopt: de kaarten lagen vast voordat de eerste gedeeld werd. Geen speler voegde een eigen getal toe.
shuffle-kept = Klopt: de kaarten komen uit het beloofde geheim en uit getallen van spelers. Niemand koos ze.
save-record = Bewaar de partij
picture = Bewaar als plaatje
picture-png = Bewaar als PNG
picture-svg = Bewaar als SVG
picture-failed = Je browser kon de PNG niet maken. De SVG is hetzelfde plaatje.
clip = Een clip van deze beurt
clip-save = Bewaar de clip
clip-what = Een clip is een SVG die beweegt: elke browser speelt hem af.

## Lessen

lesson-of = Leer { $title }
lesson-step = { $number } van { $all }
lesson-elsewhere = Nu vanuit een andere stelling:
lesson-next = Verder
lesson-leave = Stop met de les
lesson-again = Nog eens
lesson-done = Dat was de les.
whole-game = En nu een heel spel
no-lesson = Voor dit spel is er geen les.

## Toetsen

keys = Toetsen
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = kies de kaart of het antwoord met dat nummer
key-arrows = Pijlen
    .does = ga van plek naar plek
key-enter = Enter
    .does = doe het
key-m = M
    .does = alle zetten; typ om te zoeken
key-h = H
    .does = tip
key-u = U
    .does = zet terugnemen
key-r = R
    .does = regels
key-l = L
    .does = verloop en gesprek
key-p = P
    .does = een plaatje van de tafel bewaren
key-s = S
    .does = instellingen
key-space = Spatie
    .does = sla over wat beweegt
key-esc = Esc
    .does = sluit, of neem een keuze terug
key-does = { WORD($key, kind: "key", form: "does") }

## Langzame partijen

next-table = Volgende tafel ({ $count })
note = Notitie voor jezelf
note-what = Alleen jij ziet dit.
note-keep = Bewaren
