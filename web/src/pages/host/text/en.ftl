title = Looking after this server
done = { $act ->
    [answer] The report is answered.
    [rename] The name is changed.
    [ban] The person is logged out everywhere and cannot log in.
    [close] The table is closed.
   *[announce] Everybody is told, for an hour.
}
now = People here: { $people }; tables open or running: { $tables }.
reports = Reports
no-reports = Nothing was reported.
people = People
announce = Announce
announced = Now shown: { $text }
announce-words = Words that everybody sees
close = Close a table
close-table = The table’s address
deeds = What was done
no-deeds = Nothing yet.
rename-to = Another name for { $name }
rename = Rename
ban = Ban { $name }
ban-sure = Yes, ban { $name }
table = the table
chat = What was said
answered = Answered: { $words }
answer-to = Answer to { $name }
answer = Answer
find-word = Part of a name or login
find = Search
guest = guest
here = here
found-nobody = Nobody.
