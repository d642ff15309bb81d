puzzles = Puzzles
about = Positions from games of our bots in which one move is clearly best: checked by searches in many worlds. You see what your seat would see. Only your first answer counts.
of-the-day = Puzzle of the day: { $game }
daily-done = { $done ->
    [true] Solved. Look at it again
    [false] Missed. Look at it again
   *[other] Solve it
}
rating = Rating { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } of { $tried } solved
streak = In a row: { $streak }, at best { $longest }
in-a-row = { $streak } in a row
solve = Solve
looking = Looking for a puzzle …
ask = One move is clearly best: which? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = The puzzle of the day: one move is clearly best. Which? ({ WORD($grade, kind: "grade") }, { $rating })
yours = Your move: { $move }
leave = All puzzles
again = Look again
next = Next puzzle
