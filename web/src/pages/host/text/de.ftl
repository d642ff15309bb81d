title = Diesen Server betreuen
done = { $act ->
    [answer] Die Meldung ist beantwortet.
    [rename] Der Name ist geändert.
    [ban] Die Person ist überall abgemeldet und kann sich nicht anmelden.
    [close] Der Tisch ist geschlossen.
   *[announce] Alle sehen es, eine Stunde lang.
}
now = Personen hier: { $people }; Tische offen oder im Spiel: { $tables }.
reports = Meldungen
no-reports = Es wurde nichts gemeldet.
people = Personen
announce = Ansagen
announced = Zu sehen ist gerade: { $text }
announce-words = Worte, die alle sehen
close = Tisch schließen
close-table = Die Adresse des Tisches
deeds = Was getan wurde
no-deeds = Noch nichts.
rename-to = Ein anderer Name für { $name }
rename = Umbenennen
ban = { $name } aussperren
ban-sure = Ja, { $name } aussperren
table = der Tisch
chat = Was gesagt wurde
answered = Antwort: { $words }
answer-to = Antwort an { $name }
answer = Antworten
find-word = Teil eines Namens oder Logins
find = Suchen
guest = Gast
here = da
found-nobody = Niemand.
