puzzles = Puzzels
about = Stellingen uit partijen van onze bots waarin één zet duidelijk de beste is: nagerekend in vele werelden. Je ziet wat je plaats zou zien. Alleen je eerste antwoord telt.
of-the-day = Puzzel van de dag: { $game }
daily-done = { $done ->
    [true] Opgelost. Nog eens bekijken
    [false] Gemist. Nog eens bekijken
   *[other] Oplossen
}
rating = Rating { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } van { $tried } opgelost
streak = Op rij: { $streak }, hoogstens { $longest }
in-a-row = { $streak } op rij
solve = Oplossen
looking = Een puzzel zoeken …
ask = Eén zet is duidelijk de beste: welke? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = De puzzel van de dag: één zet is duidelijk de beste. Welke? ({ WORD($grade, kind: "grade") }, { $rating })
yours = Jouw zet: { $move }
leave = Alle puzzels
again = Nog eens kijken
next = Volgende puzzel
