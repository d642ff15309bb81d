puzzles = Aufgaben
about = Stellungen aus Partien unserer Bots, in denen ein Zug klar der beste ist: nachgeprüft in vielen Welten. Du siehst, was dein Platz sähe. Nur die erste Antwort zählt.
of-the-day = Aufgabe des Tages: { $game }
daily-done = { $done ->
    [true] Gelöst. Noch einmal ansehen
    [false] Verfehlt. Noch einmal ansehen
   *[other] Lösen
}
rating = Wertung { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } von { $tried } gelöst
streak = In Folge: { $streak }, höchstens { $longest }
in-a-row = { $streak } in Folge
solve = Lösen
looking = Eine Aufgabe wird gesucht …
ask = Ein Zug ist klar der beste: welcher? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = Die Aufgabe des Tages: Ein Zug ist klar der beste. Welcher? ({ WORD($grade, kind: "grade") }, { $rating })
yours = Dein Zug: { $move }
leave = Alle Aufgaben
again = Noch einmal ansehen
next = Nächste Aufgabe
