title = S’occuper de ce serveur
done = { $act ->
    [answer] Le signalement a sa réponse.
    [rename] Le nom est changé.
    [ban] Cette personne est déconnectée partout et ne peut plus se connecter.
    [close] La table est fermée.
   *[announce] Tout le monde le voit, pendant une heure.
}
now = Personnes présentes : { $people } ; tables ouvertes ou en cours : { $tables }.
reports = Signalements
no-reports = Rien n’a été signalé.
people = Personnes
announce = Annoncer
announced = Affiché en ce moment : { $text }
announce-words = Des mots que tous voient
close = Fermer une table
close-table = L’adresse de la table
deeds = Ce qui a été fait
no-deeds = Rien encore.
rename-to = Un autre nom pour { $name }
rename = Renommer
ban = Exclure { $name }
ban-sure = Oui, exclure { $name }
table = la table
chat = Ce qui a été dit
answered = Réponse : { $words }
answer-to = Réponse à { $name }
answer = Répondre
find-word = Une partie du nom ou de l’identifiant
find = Chercher
guest = visiteur
here = présent
found-nobody = Personne.
