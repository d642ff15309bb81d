# Wildlife. docs/translating.md spiega come funziona.

summary = Diffonditi sull’isola, adattati e attacca; a ogni turno una carta va messa all’asta.
goal = Vince chi ha più punti, con 11 aree piene o tessere finite.

## Parole

organism-man = uomo
    .the = l’uomo
organism-mammoth = mammut
    .the = il mammut
organism-bear = orso
    .the = l’orso
organism-eagle = aquila
    .the = l’aquila
organism-snake = serpente
    .the = il serpente
organism-crocodile = coccodrillo
    .the = il coccodrillo

# .in: dove si trova qualcosa.
terrain-forest = foresta
    .in = nella foresta
terrain-desert = deserto
    .in = nel deserto
terrain-savanna = savana
    .in = nella savana
terrain-steppe = pianura
    .in = nella pianura
terrain-mountains = montagna
    .in = in montagna
terrain-water = acqua
    .in = nell’acqua

# .the: con l'articolo; .in: dove si trova qualcosa.
area-large-forest = foresta grande
    .the = la foresta grande
    .in = nella foresta grande
area-small-forest = foresta piccola
    .the = la foresta piccola
    .in = nella foresta piccola
area-large-desert = deserto grande
    .the = il deserto grande
    .in = nel deserto grande
area-small-desert = deserto piccolo
    .the = il deserto piccolo
    .in = nel deserto piccolo
area-large-savanna = savana grande
    .the = la savana grande
    .in = nella savana grande
area-small-savanna = savana piccola
    .the = la savana piccola
    .in = nella savana piccola
area-large-steppe = pianura grande
    .the = la pianura grande
    .in = nella pianura grande
area-small-steppe = pianura piccola
    .the = la pianura piccola
    .in = nella pianura piccola
area-large-mountains = montagna grande
    .the = la montagna grande
    .in = nella montagna grande
area-small-mountains = montagna piccola
    .the = la montagna piccola
    .in = nella montagna piccola
area-large-water = acqua grande
    .the = l’acqua grande
    .in = nell’acqua grande
area-small-water = acqua piccola
    .the = l’acqua piccola
    .in = nell’acqua piccola

card-forest = foresta
card-desert = deserto
card-savanna = savana
card-steppe = pianura
card-mountains = montagna
card-water = acqua
card-ability = abilità
card-adaptation = adattamento
card-joker = jolly
card-food-source = eccedenza di cibo
card-epidemic = epidemia
card-famine = carestia

# .the: con l'articolo.
ability-food = cibo
    .the = il cibo
    .does = 2 punti ogni turno
ability-intelligence = intelligenza
    .the = l’intelligenza
    .does = 1 carta in più ogni turno
ability-mobility = mobilità
    .the = la mobilità
    .does = una tessera va ovunque
ability-defense = difesa
    .the = la difesa
    .does = blocca attacchi e scambi
ability-aggression = aggressione
    .the = l’aggressione
    .does = una tessera dove attacchi

# .do: il verbo; .only: solo questo, in quel posto.
level-no-action = nessuna azione
    .do = fare nulla
    .only = lì non può ancora fare nulla
    .short = –
    .letter = -
level-migrate = migrazione
    .do = migrare
    .only = lì può solo migrare
    .short = migra
    .letter = M
level-expand = espansione
    .do = espandersi
    .only = lì può solo espandersi
    .short = espande
    .letter = E
level-attack = attacco
    .do = attaccare
    .only = lì può attaccare
    .short = attacca
    .letter = A

deed-attack = l’attacco
deed-aggression = l’aggressione
deed-swap = lo scambio

ranked-adaptations = adattamenti
ranked-abilities = abilità
ranked-food = cibo

monopoly-big = monopolio grande
monopoly-small = monopolio piccolo

organism-item = { WORD($item, kind: "organism") }
terrain-item = { WORD($item, kind: "terrain") }
area-item = { WORD($item, kind: "area") }
card-item = { WORD($item, kind: "card") }
ability-item = { WORD($item, kind: "ability") }
# In a few words, on the button that takes it.
ability-does = { WORD($ability, kind: "ability", form: "does") }
level-item = { WORD($item, kind: "level") }
ranked-item = { WORD($item, kind: "ranked") }
held-card = { WORD($card, kind: "card") }

some-cards = { $count } { WORD($item, kind: "card") }
some-abilities = { $count } { WORD($item, kind: "ability") }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Che cosa è successo

event-organism = { $price ->
    [0] { has-done } ottenuto { WORD($organism, kind: "organism", form: "the") }.
   *[other] { has-done } ottenuto { WORD($organism, kind: "organism", form: "the") } per { $price } di cibo.
}
event-turn = { YOU($seat) ->
    [yes] Giro { $round }: tocca a te.
   *[no] Giro { $round }: tocca a { NAME($seat) }.
}
event-fed = { $tiles ->
    [one] { has-done } guadagnato { points } con una tessera cibo.
   *[other] { has-done } guadagnato { points } con { $tiles } tessere cibo.
}
event-tile = { $how ->
    [seeded] { has-done } messo una tessera in { $space }.
    [removed] { has-done } perso la tessera in { $space } per l’epidemia.
   *[expanded] { has-done } fatto un’espansione in { $space }.
}
event-moved = { $how ->
    [swapped] { has-done } scambiato la tessera in { $origin } con { victims-tile } in { $space }.
    [moved] { has-done } spostato una tessera da { $origin } a { $space } con la mobilità.
   *[migrated] { has-done } fatto migrare una tessera da { $origin } a { $space }.
}
event-struck = { $deed ->
    [aggression] { has-done } usato l’aggressione contro { victims-tile } in { $space }.
    [swap] { has-done } tentato lo scambio con { victims-tile } in { $space }.
   *[attack] { has-done } attaccato { victims-tile } in { $space }.
}
victims-tile = { YOU($victim) ->
    [yes] la tua tessera
   *[no] la tessera di { NAME($victim) }
}
event-defended = { has-done } bloccato { WORD($deed, kind: "deed") } in { $space } con la difesa.
event-beat = { has-done } battuto { victims-tile } in { $space }: è fuori dal gioco.
event-card = { $how ->
    [played] { has-done } giocato la carta { WORD($card, kind: "card") }.
    [auctioned] { has-done } messo all’asta la carta { WORD($card, kind: "card") }.
    [unsold] { YOU($seat) ->
        [yes] Nessuno ha comprato la tua carta { WORD($card, kind: "card") }.
       *[no] Nessuno ha comprato la carta { WORD($card, kind: "card") } di { NAME($seat) }.
    }
    [happened] { $card ->
        [epidemic] { has-done } portato un’epidemia tra gli altri.
        [famine] { has-done } portato una carestia tra gli altri.
       *[other] { has-done } trovato un’eccedenza di cibo.
    }
    [named] { has-done } usato il jolly come carta { WORD($card, kind: "card") }.
   *[nothing] { has-done } lasciato inutilizzata la carta { WORD($card, kind: "card") }.
}
event-bid = { HAS($food) ->
    [yes] { has-done } offerto { $food } di cibo.
   *[no] { has-done } passato.
}
event-bought = { $fallen ->
    [0] { has-done } comprato la carta { WORD($card, kind: "card") } da { seller } per { $price } di cibo.
    [one] { has-done } comprato la carta { WORD($card, kind: "card") } da { seller } per { $price } di cibo, cedendo { $fallen } punto.
   *[other] { has-done } comprato la carta { WORD($card, kind: "card") } da { seller } per { $price } di cibo, cedendo { $fallen } punti.
}
seller = { YOU($auctioneer) ->
    [yes] te
   *[no] { NAME($auctioneer) }
}
event-improved = { YOU($seat) ->
    [yes] Ti adatti meglio: ora { WORD($terrain, kind: "terrain", form: "in") } puoi { WORD($level, kind: "level", form: "do") }.
   *[no] { NAME($seat) } si adatta meglio: ora { WORD($terrain, kind: "terrain", form: "in") } può { WORD($level, kind: "level", form: "do") }.
}
event-took = { $holder ->
    [-1] { has-done } preso l’abilità { WORD($ability, kind: "ability") } dalla riserva.
   *[other] { YOU($holder) ->
        [yes] { NAME($seat) } ti ha preso l’abilità { WORD($ability, kind: "ability") }.
       *[no] { has-done } preso l’abilità { WORD($ability, kind: "ability") } a { NAME($holder) }.
    }
}
event-food = { $how ->
    [converted] { has-done } convertito { $food } di cibo in { points }.
    [found] { has-done } trovato { $food } di cibo.
   *[starved] { $food ->
        [0] { has-done } perso { points } per la carestia.
       *[other] { $points ->
            [0] { has-done } perso { $food } di cibo per la carestia.
           *[other] { has-done } perso { $food } di cibo e { points } per la carestia.
        }
    }
}
event-filled = { has-done } riempito { WORD($area, kind: "area", form: "the") } (segnalino { $pawn }) per { points }.
event-scored = Punteggio maggiore: { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] tu { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { has-done } pescato { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pescato { cards }.
}

outcome-eleventh-pawn = undici aree sono state riempite
outcome-empty-supply = una riserva di tessere è finita
outcome-agreed-rounds = i giri stabiliti sono finiti

## Che cosa viene chiesto

prompt-choose-organism = Scegli la tua specie.
prompt-bid-for-organism = { $bidder ->
    [-1] Apri tu l’asta per { WORD($organism, kind: "organism", form: "the") }: quanto cibo offri? Ne hai { $food }.
   *[other] { NAME($bidder) } offre { $bid } di cibo per { WORD($organism, kind: "organism", form: "the") }. Offri di più o passa; ne hai { $food }.
}
prompt-seed = { $left ->
    [one] Metti l’ultima tessera su una casella libera dove la tua specie può vivere.
   *[other] Metti una tessera su una casella libera dove la tua specie può vivere: ancora { $left }.
}
prompt-turn = { $free ->
    [yes] Il tuo turno: { plays-left }; una tessera può migrare gratis.
   *[no] Il tuo turno: { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] metti all’asta una carta della mano
       *[other] ancora { $left } carte da giocare, di cui una all’asta
    }
   *[no] { $left ->
        [0] nessuna carta da giocare
        [one] ancora { $left } carta da giocare, se vuoi
       *[other] ancora { $left } carte da giocare, se vuoi
    }
}
prompt-migration = Quale delle tue tessere migra?
prompt-destination = Dove va la tessera di { $origin }?
prompt-mobility = Quale delle tue tessere si sposta con la mobilità?
prompt-mobility-space = Dove va la tessera di { $origin }, o con chi si scambia?
prompt-aggression = Aggressione: metti una tessera o battine una, ovunque tu possa attaccare.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Usa la carta { WORD($card, kind: "card") }: scegli una delle tue tessere da far migrare, o lasciala.
   *[no] Usa la carta { WORD($card, kind: "card") }: scegli una casella, o lasciala.
}
prompt-adaptation = In quale terreno ti adatti meglio?
prompt-ability = Quale abilità prendi?
prompt-holder = A chi prendi l’abilità { WORD($ability, kind: "ability") }?
prompt-joker = Come che cosa giochi il jolly?
prompt-bid = { $bidder ->
    [-1] Nessuno ha ancora offerto per la carta { WORD($card, kind: "card") }. Offri o passa; hai { $food } di cibo, e ogni punto ne paga altri 3.
   *[other] { NAME($bidder) } offre { $bid } di cibo per la carta { WORD($card, kind: "card") }. Offri di più o passa; ne hai { $food }, e ogni punto ne paga altri 3.
}
prompt-payment = { HAS($enough) ->
    [yes] Paghi { $bid } di cibo e ne hai { $food }: basta. Vuoi tenere il cibo e cedere punti al suo posto, 1 ogni 3?
   *[no] Paghi { $bid } di cibo e ne hai { $food }. Quanti punti cedi, per 3 di cibo ciascuno?
}
prompt-bought-event = Usi la carta comprata ({ WORD($card, kind: "card") }) o la lasci?
prompt-defense = Usi la difesa contro { WORD($deed, kind: "deed") } in { $space }?
prompt-epidemic = Epidemia: quale delle tue tessere lascia l’isola?

why-organism = Ogni specie è di casa in un terreno diverso: lì può attaccare.
why-place = Le tessere contano in un punteggio maggiore: per area, e come branchi di tessere unite. Riempire un’area vale subito.
why-attack = La tessera battuta è fuori dal gioco e la tua sta al suo posto.
why-from = Una tessera cammina sulle tue fino a una casella libera accanto.
why-to = Riempire l’ultima casella di un’area vale subito.
why-swap = Le due tessere si scambiano di posto.
why-remove = È fuori dal gioco.
why-play = Le carte terreno mettono tessere sull’isola, le altre ti rafforzano. Una carta a turno va messa all’asta.
why-auction = Chi offre di più usa subito la carta e paga te.
why-name = Un jolly vale come la carta che nomini.
why-improve = Da nessuna azione a migrazione, espansione, attacco. Chi ha più adattamenti riceve anche punti.
why-take = Ogni abilità si usa una volta in ogni tuo turno. Chi ha più abilità riceve anche punti.
why-rob = Nella riserva non ce n’è più, quindi si prende a chi è più avanti.
why-bid-for-organism = Chi offre di più comincia con questa specie e con altrettanto cibo in meno.
why-bid = Chi offre di più paga il venditore e usa subito la carta. Il cibo che resta può diventare punti.
why-fall = Ogni punto ceduto paga 3 di cibo. Chi ha abbastanza cibo non deve cedere punti: così si risparmia solo cibo.
why-convert = 3 di cibo fanno un punto. In un punteggio maggiore anche avere più cibo porta punti.
why-end = La tua mano si completa per il turno seguente.
why-defense = La tua difesa lo blocca, una volta in ogni turno di un altro.
why-use = L’hai comprata: colpisce i tuoi avversari.

-act = Agisci { $where } secondo ciò che la tua specie sa fare lì: migrare, espandersi o attaccare.
about-forest = { -act(where: "nelle foreste") }
about-desert = { -act(where: "nei deserti") }
about-savanna = { -act(where: "nelle savane") }
about-steppe = { -act(where: "nelle pianure") }
about-mountains = { -act(where: "nelle montagne") }
about-water = { -act(where: "nelle acque") }
about-ability = Prendi un’abilità: cibo, intelligenza, mobilità, difesa o aggressione.
about-adaptation = Migliora di un livello in un terreno.
about-joker = Vale come una carta terreno, adattamento o abilità a scelta.
about-food-source = 7 di cibo a te, 3 a chi è ultimo.
about-epidemic = Ogni avversario toglie una tessera dall’isola.
about-famine = Ogni avversario paga 5 di cibo, o punti dove il cibo manca.
about-food = 2 punti all’inizio di ogni tuo turno.
about-intelligence = Una carta in più da giocare ogni turno.
about-mobility = Una volta a turno: una tua tessera su una casella libera, o scambiata con un avversario.
about-defense = Una volta in ogni turno avversario: blocca un attacco, un’aggressione o uno scambio.
about-aggression = Una volta a turno: una tessera su una casella di un’area dove puoi attaccare.
about-man = Attacco: savana. Espansione: pianura. Migrazione: foresta e montagna.
about-mammoth = Attacco: pianura. Espansione: savana. Migrazione: foresta e montagna.
about-bear = Attacco: foresta. Espansione: montagna. Migrazione: savana e acqua.
about-eagle = Attacco: montagna. Espansione: deserto. Migrazione: savana e pianura.
about-snake = Attacco: deserto. Espansione: acqua. Migrazione: foresta e pianura.
about-crocodile = Attacco: acqua. Espansione: foresta. Migrazione: deserto e savana.
about-migrate = Una tua tessera cammina fino a una casella libera.
about-expand = Una nuova tessera su una casella libera.
about-attack = In un’area piena: una nuova tessera al posto di una avversaria.
about-no-action = Qui non si può ancora fare nulla.

## Mosse, senza maiuscola

move-place = metti in { $space }
move-attack = attacca { $space }
move-from = parti da { $space }
move-to = vai in { $space }
move-swap = scambia con { $space }
move-remove = togli { $space }
move-play = gioca la carta { WORD($card, kind: "card") }
move-auction = metti all’asta la carta { WORD($card, kind: "card") }
move-migrate = fai migrare gratis una tessera
move-mobility = usa la mobilità
move-aggression = usa l’aggressione
move-end = finisci il turno
move-pass = passa
move-nothing = lascia la carta inutilizzata
move-use = usa la carta
move-defend = usa la difesa
move-no-defense = non difenderti
move-name = come carta { WORD($card, kind: "card") }
move-improve = adattati meglio { WORD($terrain, kind: "terrain", form: "in") }
move-take = { HAS($holder) ->
    [yes] prendi { WORD($ability, kind: "ability", form: "the") } a { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] prendi l’abilità { WORD($ability, kind: "ability") } a un altro giocatore
       *[no] prendi { WORD($ability, kind: "ability", form: "the") }
    }
}
move-rob = a { NAME($seat) }
move-organism = scegli { WORD($organism, kind: "organism", form: "the") }
move-convert = converti cibo in { points }
move-fall = { $spaces ->
    [0] paga solo in cibo
    [one] cedi { $spaces } punto
   *[other] cedi { $spaces } punti
}
move-bid = offri { $food } di cibo

note-food = { $food } di cibo
note-price = { $food ->
    [0] costa { points }, restano { $left }
   *[other] costa { $food } di cibo e { points }, restano { $left }
}
note-better = da { WORD($level, kind: "level") } a { WORD($better, kind: "level") }

## Perché una mossa non è permessa, e che cosa fare

refused-first-organism = Prima scegli la tua specie, per esempio { MOVE($example) }.
refused-first-bid-for-organism = Una specie è all’asta. Fai un’offerta, o passa se qualcuno ha già offerto, per esempio { MOVE($example) }.
refused-first-seed = Prima del primo turno tutti mettono tessere sull’isola. Scegli una casella per la tua, per esempio { MOVE($example) }.
refused-first-tile = Prima scegli la tessera che si sposta, per esempio { MOVE($example) }.
refused-first-destination = Prima scegli dove va la tessera, per esempio { MOVE($example) }.
refused-first-aggression = Prima scegli una casella per la tua aggressione, per esempio { MOVE($example) }.
refused-first-card = Prima usa la carta o lasciala, per esempio { MOVE($example) }.
refused-first-holder = Prima scegli a chi prendi l’abilità, per esempio { MOVE($example) }.
refused-first-bid = Una carta è all’asta. Fai un’offerta o passa, per esempio { MOVE($example) }.
refused-first-payment = Prima di’ quanti punti cedi per pagare, per esempio { MOVE($example) }.
refused-first-defense = Qualcuno ha preso di mira una tua tessera. Prima di’ se la difendi, per esempio { MOVE($example) }.
refused-first-epidemic = Prima scegli la tessera che l’epidemia porta via, per esempio { MOVE($example) }.

refused-card-before-space = Prima gioca una carta terreno, poi scegli una casella per una tessera.
refused-way-before-space = Prima di’ come si sposta una tessera: falla migrare gratis, gioca una carta terreno o usa la mobilità.
refused-play-before = Per questo gioca prima una carta { WORD($card, kind: "card") }.
refused-no-card-in-use = Non stai usando nessuna carta. Giocane una, o mettine una all’asta.
refused-no-auction = Ora non c’è nulla all’asta. Gioca una carta o mettine una all’asta; se hai finito, chiudi il turno.
refused-no-attacker = Ora nessuno minaccia le tue tessere. Continua il tuo turno.
refused-no-epidemic = Solo un’epidemia toglie tessere dall’isola. Continua il tuo turno.
refused-has-organism = Hai già la tua specie. Continua il tuo turno.

refused-organism-gone = Qualcuno ha già scelto { WORD($organism, kind: "organism", form: "the") }. Scegli un’altra specie.
refused-must-open = Apri tu l’asta e devi offrire: bastano 0 di cibo.
refused-only-food = Qui conta solo il cibo, e ne hai { $food }. Non offrire di più.
refused-organism-bid-low = Sono già stati offerti { $bid } di cibo. Offri di più, o passa.
refused-occupied = In { $space } c’è già una tessera. Scegli una casella vuota.
refused-not-yours = In { $space } non c’è una tua tessera. Prima scegline una tua.
refused-no-opponent = In { $space } non c’è una tessera avversaria. Scegli una casella dove ce n’è una.
refused-other-terrain = La carta vale { WORD($terrain, kind: "terrain", form: "in") }, e { $space } è { WORD($area, kind: "area", form: "in") }. Scegli una casella { WORD($terrain, kind: "terrain", form: "in") }.
refused-cannot-live = Per ora { WORD($organism, kind: "organism", form: "the") } non può fare nulla { WORD($terrain, kind: "terrain", form: "in") }. Scegli una casella dove può almeno migrare.
refused-seeds-full = Ci sono già { $tiles } tessere { WORD($area, kind: "area", form: "in") }, e all’inizio non ce ne vanno di più. Scegli un’altra area.
refused-no-card = Non hai la carta { WORD($card, kind: "card") }. Scegline una che hai in mano.
refused-no-play-left = { $plays ->
    [one] In questo turno hai giocato una carta e non puoi giocarne altre. Migra, usa un’abilità o finisci il turno.
   *[other] In questo turno hai giocato { $plays } carte e non puoi giocarne altre. Migra, usa un’abilità o finisci il turno.
}
refused-last-for-auction = L’ultima carta di questo turno è per un’asta. Mettine una all’asta.
refused-migrated = La migrazione gratuita di questo turno è già fatta. Per un’altra tessera gioca una carta terreno o usa la mobilità.
refused-no-migration = Nessuna tua tessera può migrare: accanto non c’è una casella vuota dove possa andare. Scegli un’altra azione.
refused-no-ability = Non hai { WORD($ability, kind: "ability", form: "the") }. Una carta abilità può dartela.
refused-ability-used = In questo turno hai già usato { WORD($ability, kind: "ability", form: "the") }. Nel prossimo potrai di nuovo.
refused-mobility-nowhere = Nessuna tua tessera ha una casella dove andare. Scegli un’altra azione.
refused-aggression-no-tile = L’aggressione mette una tessera della tua riserva, che è finita. Scegli un’altra azione.
refused-aggression-nowhere = Dove puoi attaccare, tutte le caselle sono già tue. Scegli un’altra azione.
refused-too-little-food = { $points ->
    [one] Un punto costa { $price } di cibo, e ne hai { $food }. Vendi una carta per averne di più.
   *[other] Per { $points } punti servono { $price } di cibo, e ne hai { $food }. Converti meno cibo.
}
refused-auction-owed = Il turno finisce solo dopo un’asta. Metti all’asta una delle tue carte.
refused-no-supply = Nella tua riserva non ci sono più tessere. Fanne migrare una, o lascia la carta.
refused-cannot-expand = Per ora { WORD($organism, kind: "organism", form: "the") } non può espandersi { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Prima scegli la tua tessera che vi migra, o lascia la carta.
refused-cannot-attack = Per ora { WORD($organism, kind: "organism", form: "the") } non può attaccare { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Usa la carta per altro, o lasciala.
refused-area-not-full = { $free ->
    [one] Un attacco richiede un’area piena, e { WORD($area, kind: "area", form: "in") } c’è ancora una casella libera. Metti lì una tessera.
   *[other] Un attacco richiede un’area piena, e { WORD($area, kind: "area", form: "in") } ci sono ancora { $free } caselle libere. Metti lì una tessera.
}
refused-own-tile = La tessera in { $space } è tua. Attaccane una avversaria.
refused-cannot-leave = Per ora { WORD($organism, kind: "organism", form: "the") } non può fare nulla { WORD($terrain, kind: "terrain", form: "in") }, quindi la tessera in { $space } resta lì. Scegli un’altra tessera.
refused-no-way = Da { $space } la tessera non raggiunge nessuna casella vuota. Scegli un’altra tessera.
refused-no-way-to-terrain = Da { $space } la tessera non raggiunge nessuna casella vuota { WORD($terrain, kind: "terrain", form: "in") }. Scegli un’altra tessera, o lascia la carta.
refused-wrong-end = Con questa carta la migrazione finisce { WORD($wanted, kind: "terrain", form: "in") }. Scegli lì una casella vuota.
refused-not-beside = La tessera di { $origin } non arriva in { $space }: cammina sulle tue tessere fino a una casella vuota accanto. Scegli una casella così.
refused-swap-instead = In { $space } c’è già una tessera. Scegli una casella vuota, o scambia con un avversario.
refused-aggression-level = L’aggressione vale solo dove puoi attaccare. Per ora { WORD($organism, kind: "organism", form: "the") } non può farlo { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Scegli un’altra casella.
refused-no-better-level = Già ora { WORD($organism, kind: "organism", form: "the") } può attaccare { WORD($terrain, kind: "terrain", form: "in") }, e meglio non si può. Scegli un altro terreno.
refused-no-level-tile = Non restano segnalini ‘{ WORD($level, kind: "level") }’ per questo terreno ({ WORD($terrain, kind: "terrain") }). Scegli un altro terreno.
refused-two-of-a-kind = Nessuno può avere più di due abilità uguali, e tu hai già { $held } × { WORD($ability, kind: "ability") }. Scegline un’altra.
refused-none-to-take = Nessun altro ha { WORD($ability, kind: "ability", form: "the") }, e nella riserva non ce n’è. Scegli un’altra abilità.
refused-not-furthest = Tra chi ha { WORD($ability, kind: "ability", form: "the") }, può perderla solo chi è più avanti. Scegli per esempio { MOVE($example) }.
refused-joker-useless = Come carta { WORD($card, kind: "card") } il jolly non potrebbe fare nulla per te. Scegli un’altra carta.
refused-fixed-price = In due una carta costa esattamente { $price } di cibo. Pagali, o passa.
refused-bid-too-high = Puoi pagare al massimo { $most } di cibo, anche cedendo tutti i punti fino a −10. Offri di meno, o passa.
refused-bid-too-low = Offri almeno { $bid } di cibo, o passa.
refused-pay-more = { $few ->
    [one] Paghi { $bid } di cibo e ne hai { $food }: cedi almeno { $few } punto.
   *[other] Paghi { $bid } di cibo e ne hai { $food }: cedi almeno { $few } punti.
}
refused-pay-less = { $most ->
    [one] Con { $most } punto l’intera offerta è pagata. Non cederne di più.
   *[other] Con { $most } punti l’intera offerta è pagata. Non cederne di più.
}
refused-pay-floor = { $most ->
    [one] Nessuno scende sotto −10 per pagare. Cedi al massimo { $most } punto.
   *[other] Nessuno scende sotto −10 per pagare. Cedi al massimo { $most } punti.
}

## Che cosa fa una mossa, come motivo per farla

fact-fills = riempi { WORD($area, kind: "area", form: "the") }
fact-improves = ora { WORD($terrain, kind: "terrain", form: "in") } puoi { WORD($level, kind: "level", form: "do") }
fact-ability = { $holder ->
    [-1] prendi l’abilità { WORD($ability, kind: "ability") }
   *[other] prendi l’abilità { WORD($ability, kind: "ability") } a { NAME($holder) }
}
fact-beats = batti { victims-tile } in { $space }
fact-keeps = salvi la tua tessera in { $space }
fact-food = { SIGNED($food) } di cibo
fact-leads = { $before ->
    [-1] hai più tessere di tutti: { WORD($area, kind: "area") }
   *[other] hai più tessere di tutti, al posto di { NAME($before) }: { WORD($area, kind: "area") }
}
fact-tiles = { $count ->
    [one] la tua prima tessera { WORD($area, kind: "area", form: "in") }
   *[other] la tua tessera numero { $count } { WORD($area, kind: "area", form: "in") }
}
fact-can = { WORD($terrain, kind: "terrain", form: "in") } puoi { WORD($level, kind: "level", form: "do") }
fact-cannot = { WORD($terrain, kind: "terrain", form: "in") } non puoi ancora fare nulla
fact-leaves = { $count ->
    [0] non ti restano carte in mano
    [one] ti resta una carta in mano
   *[other] ti restano { $count } carte in mano
}
fact-from = { $count ->
    [one] sposti la tua unica tessera { WORD($area, kind: "area", form: "in") }
   *[other] sposti una delle tue { $count } tessere { WORD($area, kind: "area", form: "in") }
}
fact-free = non costa carte
fact-sells = chi offre di più paga te
fact-bid = cibo che ti resta se nessuno offre di più: { $food }
fact-saves = tieni il tuo cibo: { $food }
fact-draws = { $count ->
    [one] peschi una carta
   *[other] peschi { $count } carte
}
fact-island = ti restano { $count } tessere sull’isola

## Di che cosa parla un consiglio

part-points = i tuoi punti
part-food = il tuo cibo
part-majorities = le tue maggioranze
part-herds = i tuoi branchi
part-adaptations = i tuoi adattamenti
part-abilities = le tue abilità
part-tiles = le tue tessere sull’isola e in riserva
part-filling = le aree che puoi riempire
part-safety = la sicurezza dagli attacchi
part-hand = le carte in mano
part-rivals = il tuo vantaggio sugli altri

## Sul tavolo

point-place = metti
point-attack = attacca
point-from = da qui
point-to = qui
point-swap = scambia
point-remove = togli
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = per te: { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") }: { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = branchi
board-closer = Guarda da vicino
board-show-herds = Branchi
board-scoring-now = Punteggio ora
board-pile = Mazzo
board-auction = Asta: { WORD($card, kind: "card") }
board-organism-auction = Asta: { WORD($organism, kind: "organism") }
board-bid = { $name } offre { $food } di cibo
board-bid-over = { $name } offre { $food } di cibo, cedendo { points }
board-no-bid = ancora nessuna offerta
board-passed = passano: { LIST($names, join: "comma") }
board-organism = La tua specie
board-tile-of = tessera di { $name }
board-was-filled = { WORD($area, kind: "area") }: area riempita
board-standing = { points }; un punteggio maggiore ora ne darebbe altri { $more }
board-if-scored = Se ora ci fosse un punteggio maggiore
board-legend = In grande: punti. In piccolo: quanti contano. Chi è solo in un’area ne riceve 4 (monopolio piccolo), o 5 se è piena (monopolio grande).
board-total = Totale
board-food = Cibo
board-cards = Carte
board-card-word = { $count ->
    [one] carta
   *[other] carte
}
board-tiles-left = Tessere in riserva: { $left }. Una riserva vuota chiude la partita.
board-left = in riserva
board-chart = Cartellina della specie
board-points = Punti: { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } aree piene su { $all }
   *[other] { $filled } aree piene su { $all }, la prossima vale { $next }
}
board-track = Chi riempie per primo un’area prende il prossimo segnalino e riceve il numero sotto. Uno spazio marcato porta un punteggio maggiore dopo il turno; l’ultimo chiude la partita.
board-big-scoring = Punteggio maggiore dopo questo turno
board-last-turn = ultimo turno

## Nel terminale

screen-seeding = Prime tessere; tocca a: { NAME($seat) }.
screen-organisms = Le specie trovano i loro giocatori.
screen-round = Giro { $round }, tocca a: { NAME($seat) }.
screen-last-turn = Questo è l’ultimo turno: { WORD($outcome, kind: "outcome") }.
screen-scoring-due = Segue un punteggio maggiore.
screen-piles = { $next ->
    [0] Mazzo { $pile }, scarti { $discard }; aree riempite: { $filled }, nessun segnalino rimasto.
   *[other] Mazzo { $pile }, scarti { $discard }; aree riempite: { $filled }, la prossima vale { $next }.
}
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Riempite: { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Abilità nella riserva: { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Abilità nella riserva: nessuna.
}
screen-lot = Specie disponibili: { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] All’asta: { WORD($card, kind: "card") }; ancora nessuna offerta.
   *[other] All’asta: { WORD($card, kind: "card") }; offerta: { $bid } ({ NAME($bidder) }).
}
screen-in-use = In uso: { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] La tua mano: { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] La tua mano è vuota.
}
screen-end = Fine: { WORD($outcome, kind: "outcome") }.
screen-scoring = Un punteggio maggiore ora darebbe:
screen-head-player = Giocatore
screen-head-organism = specie
screen-head-points = punti
screen-head-food = cibo
screen-head-tiles = tessere
screen-head-supply = riserva
screen-head-lost = perse
screen-head-hand = mano
screen-abilities = abilità: { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
   *[other] { some-abilities } ({ $turned ->
        [one] { $turned } usata
       *[other] { $turned } usate
    })
}
screen-known = ha di certo: { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = branchi, rango { $rank }
screen-total = totale

## Contato su molte partite

tally-organisms = Specie
tally-first-card = La prima carta giocata
tally-cards-bought = Carte comprate all’asta
tally-prices = Cibo pagato per una carta
tally-abilities = Abilità prese
tally-adaptations = Adattamenti ai terreni
tally-areas = Aree riempite
tally-beaten = Tessere altrui battute
