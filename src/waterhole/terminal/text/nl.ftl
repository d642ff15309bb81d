# Wat de terminal zegt. docs/translating.md legt het uit.

terminal-begins = De schudbeurt ligt vast als { $commitment }…; 'help' zegt wat je kunt typen.
terminal-placed = Het spel gaat verder vanuit een stelling; 'help' zegt wat je kunt typen.
terminal-help =
    {"  "}een getal     de zet met dat nummer
    {"  "}een zet       hetzelfde in woorden, bijvoorbeeld '{ $example }'
    {"  "}hint          de drie beste zetten, hun kans om te winnen, en waarom
    {"  "}undo          terug naar je laatste beslissing
    {"  "}table, moves  de tafel, of je zetten, nog eens
    {"  "}rules [wat]   een regel ('rules { $ruling }'), regels die over iets gaan, of allemaal
    {"  "}save BESTAND  bewaar het spel; 'waterhole play --resume BESTAND' speelt het verder
    {"  "}quit          ga van tafel
terminal-chance = { $chance } % kans om te winnen (± { $doubt })
terminal-analysed = { $game }, plaats { $seat }, na { $tries } pogingen:
refused-seconds = --seconds is meer dan 0, niet { $seconds }.
terminal-nothing-to-undo = Je hebt nog niets beslist dat je kunt terugnemen.
terminal-undone = Teruggenomen.
terminal-save-where = Zeg waarheen: save BESTAND
terminal-saved = Bewaard in { $file }. Later verder met: waterhole play --resume { $file }
terminal-not-saved = { $file } kan niet worden geschreven: { $problem }.
terminal-ends = 'save BESTAND' bewaart het spel; met Enter ga je weg.
refused-move-number = { $most ->
    [one] Er is geen zet { $number }; je enige zet is 1.
   *[other] Er is geen zet { $number }; je zetten zijn 1 tot en met { $most }.
}

## Opdrachten

terminal-game = { $title }, { $fewest }–{ $most } spelers. { $summary }
terminal-no-ruling = Geen regel van { $game } gaat over ‘{ $what }’. De regels zijn { LIST($rulings, join: "comma") }.
terminal-playing = er wordt gespeeld
verify-record = { HAS($outcome) ->
    [yes] { $file }: { $game }, { $seats } plaatsen, { $moves } zetten; afgelopen: { WORD($outcome, kind: "outcome") }.
   *[no] { $file }: { $game }, { $seats } plaatsen, { $moves } zetten; het spel is nog niet afgelopen.
}
verify-legal = Elke zet mag, en het einde is zoals opgeschreven.
verify-commitment = De belofte is { $commitment }: vergelijk die met wat je zag toen de tafel openging.
# Wat een verslag van de kaarten bewijst: uit een seed, of uit een geheim en wat spelers toevoegden.
proof-placed = Het begon met een opgezette stelling: van de kaarten was niets beloofd.
proof-seed = De kaarten komen uit de beloofde seed, waar geen speler iets aan toevoegde: wie hem beloofde, kan hem gekozen hebben.
proof-deal = De deal van de dag { $deal }: de kaarten komen alleen uit het geheim van de server, voor iedereen die hem speelde dezelfde. Het is het geheim waarop hij zich had vastgelegd; vergelijk de vastlegging met die van vóór die dag.
proof-secret = { HAS($added) ->
    [yes] De kaarten komen uit het beloofde geheim en uit getallen die { LIST($added) } daarna toevoegden.
   *[no] De kaarten komen uit het beloofde geheim, waar geen speler iets aan toevoegde: wie het beloofde, kan het gekozen hebben.
}
proof-missing = Van { LIST($gone) } kwam geen getal.
simulated-games = { $games } spellen { $game } met { $players } spelers in { $seconds } s: { $pace } spellen/s, { $moves } zetten/s.
simulated-length = Een spel duurde { $shortest } tot { $longest } zetten, gemiddeld { $mean }.
simulated-seat = Plaats { $seat } ({ $level }): won { $share } %, gemiddeld { $score } punten.
simulated-ending = Einde: { WORD($outcome, kind: "outcome") } ({ $share } %).

## Een terugblik

paper-game = { $game }, { $moves } zetten.
paper-players = Spelers
paper-turned = Keerpunten
paper-better = Betere zetten
paper-moves = Zetten
paper-move = Zet
paper-player = Speler
paper-chance = kans om te winnen (%)
paper-curves = hoe de kansen liepen
paper-ended = { HAS($outcome) ->
    [yes] Het spel eindigde: { WORD($outcome, kind: "outcome") }. Punten: { $scores }.
   *[no] Het spel is nog niet afgelopen. Punten: { $scores }.
}
paper-judged = De lijnen tonen ieders kans om te winnen zoals een toeschouwer die zag; zetten worden beoordeeld naar wat hun speler kon weten.
paper-steady = Geen: de kansen veranderden nooit veel in één keer.
paper-exact = Geen waar het zoeken zeker van is.
paper-rather = { $name }: { $best } ({ $best_chance }) in plaats van { $move } ({ $chance })
paper-written = Geschreven: { $page } en { $plot }
refused-review-folder = In { $folder } kan niet geschreven worden: { $problem }.
refused-review-plot = De grafiek heeft matplotlib nodig: pip install 'waterhole[review]'.

## Wat niet kan

refused-bots = --bots noemt minstens een van: { LIST($levels, join: "comma") }.
refused-which-game = Zeg welk spel: { LIST($games, join: "comma") } (of --resume BESTAND).
refused-resume-over = Dat spel is afgelopen; ‘waterhole replay { $file }’ laat het zien.
refused-bots-seats = --bots noemt { $bots } bots voor { $seats } plaatsen: geef er een, of een voor elke plaats.
refused-view-seat = --seat is 1 tot en met { $seats }, niet { $seat }.
refused-own-seat = --seat is 1 tot en met { $seats } aan deze tafel, of 0 om toe te kijken, niet { $seat }.
refused-pair = --option is NAAM=WAARDE, niet ‘{ $pair }’.
refused-few-games = --games is minstens 1, niet { $games }.

## Puzzles

terminal-puzzle = { $game }, puzzel { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). Eén zet is duidelijk de beste: welke? ‘hint’ noemt het thema, ‘quit’ stopt.
terminal-puzzle-again = Enter voor nog een puzzel, quit om te stoppen.
terminal-puzzles-done = Opgelost: { $solved } van { $tried }.
