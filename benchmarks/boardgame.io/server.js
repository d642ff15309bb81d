const { Server, Origins } = require("boardgame.io/server");
const { CuBirds } = require("./game.js");

Server({ games: [CuBirds], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => {});
