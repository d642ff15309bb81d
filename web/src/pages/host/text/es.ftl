title = Cuidar de este servidor
done = { $act ->
    [answer] El aviso tiene respuesta.
    [rename] El nombre ha cambiado.
    [ban] La persona ha salido de todas partes y no puede entrar.
    [close] La mesa está cerrada.
   *[announce] Todos lo ven, durante una hora.
}
now = Personas presentes: { $people }; mesas abiertas o en juego: { $tables }.
reports = Avisos
no-reports = No hay avisos.
people = Personas
announce = Anunciar
announced = Ahora se ve: { $text }
announce-words = Palabras que todos ven
close = Cerrar una mesa
close-table = La dirección de la mesa
deeds = Lo que se ha hecho
no-deeds = Nada todavía.
rename-to = Otro nombre para { $name }
rename = Cambiar el nombre
ban = Expulsar a { $name }
ban-sure = Sí, expulsar a { $name }
table = la mesa
chat = Lo que se dijo
answered = Respuesta: { $words }
answer-to = Respuesta a { $name }
answer = Responder
find-word = Parte de un nombre o usuario
find = Buscar
guest = invitado
here = aquí
found-nobody = Nadie.
