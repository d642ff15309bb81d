puzzles = Problemas
about = Posiciones de partidas de nuestros bots en las que una jugada es claramente la mejor: comprobadas en muchos mundos. Ves lo que vería tu asiento. Solo cuenta la primera respuesta.
of-the-day = Problema del día: { $game }
daily-done = { $done ->
    [true] Resuelto. Volver a verlo
    [false] Fallado. Volver a verlo
   *[other] Resolverlo
}
rating = Puntuación { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } resueltos de { $tried }
streak = Seguidos: { $streak }, como máximo { $longest }
in-a-row = { $streak } seguidos
solve = Resolver
looking = Buscando un problema …
ask = Una jugada es claramente la mejor: ¿cuál? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = El problema del día: una jugada es claramente la mejor. ¿Cuál? ({ WORD($grade, kind: "grade") }, { $rating })
yours = Tu jugada: { $move }
leave = Todos los problemas
again = Volver a mirar
next = Siguiente problema
