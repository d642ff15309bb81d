today = Heute
title = Blatt des Tages
promises = Was versprochen ist
promises-how = Zu jedem Blatt: der SHA-256 des heutigen Geheimnisses, dann der des morgigen. Die Aufzeichnung einer beendeten Partie nennt das Geheimnis: Wer seinen SHA-256 vorher notiert hat, kann prüfen, dass niemand die Karten vertauscht hat.
promise = { $game }, { $seats } Plätze
about = { $date }, { $bots ->
    [0] allein
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
player = Person
place = Am Tisch
points = Punkte
see = Partie ansehen
nobody = Noch niemand hat dieses Blatt zu Ende gespielt.
apex-plays = Apex spielt dieses Blatt noch; schau später wieder herein.
playing = { $count ->
    [one] Eine Person spielt noch.
   *[other] { $count } Personen spielen noch.
}
day-before = Der Tag davor
someone = jemand
