title = Cura di questo server
done = { $act ->
    [answer] La segnalazione ha una risposta.
    [rename] Il nome è cambiato.
    [ban] La persona è uscita ovunque e non può più entrare.
    [close] Il tavolo è chiuso.
   *[announce] Lo vedono tutti, per un’ora.
}
now = Persone presenti: { $people }; tavoli aperti o in corso: { $tables }.
reports = Segnalazioni
no-reports = Nessuna segnalazione.
people = Persone
announce = Annuncia
announced = Ora si vede: { $text }
announce-words = Parole che tutti vedono
close = Chiudi un tavolo
close-table = L’indirizzo del tavolo
deeds = Che cosa è stato fatto
no-deeds = Ancora niente.
rename-to = Un altro nome per { $name }
rename = Rinomina
ban = Escludi { $name }
ban-sure = Sì, escludi { $name }
table = il tavolo
chat = Che cosa è stato detto
answered = Risposta: { $words }
answer-to = Risposta a { $name }
answer = Rispondi
find-word = Parte di un nome o di un accesso
find = Cerca
guest = ospite
here = presente
found-nobody = Nessuno.
