puzzles = Problemi
about = Posizioni di partite dei nostri bot in cui una mossa è chiaramente la migliore: verificate in molti mondi. Vedi ciò che vedrebbe il tuo posto. Conta solo la prima risposta.
of-the-day = Problema del giorno: { $game }
daily-done = { $done ->
    [true] Risolto. Riguardalo
    [false] Mancato. Riguardalo
   *[other] Risolvilo
}
rating = Punteggio { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } risolti su { $tried }
streak = Di fila: { $streak }, al massimo { $longest }
in-a-row = { $streak } di fila
solve = Risolvi
looking = Cerco un problema …
ask = Una mossa è chiaramente la migliore: quale? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = Il problema del giorno: una mossa è chiaramente la migliore. Quale? ({ WORD($grade, kind: "grade") }, { $rating })
yours = La tua mossa: { $move }
leave = Tutti i problemi
again = Guarda ancora
next = Prossimo problema
