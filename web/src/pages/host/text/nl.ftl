title = Deze server beheren
done = { $act ->
    [answer] De melding is beantwoord.
    [rename] De naam is veranderd.
    [ban] Deze persoon is overal uitgelogd en kan niet inloggen.
    [close] De tafel is gesloten.
   *[announce] Iedereen krijgt het te zien, een uur lang.
}
now = Mensen hier: { $people }; tafels open of bezig: { $tables }.
reports = Meldingen
no-reports = Er is niets gemeld.
people = Mensen
announce = Omroepen
announced = Nu te zien: { $text }
announce-words = Woorden die iedereen ziet
close = Tafel sluiten
close-table = Het adres van de tafel
deeds = Wat er is gedaan
no-deeds = Nog niets.
rename-to = Een andere naam voor { $name }
rename = Hernoemen
ban = { $name } weren
ban-sure = Ja, { $name } weren
table = de tafel
chat = Wat er is gezegd
answered = Antwoord: { $words }
answer-to = Antwoord aan { $name }
answer = Antwoorden
find-word = Deel van een naam of login
find = Zoeken
guest = gast
here = hier
found-nobody = Niemand.
