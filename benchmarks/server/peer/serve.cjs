// boardgame.io with a game whose view has 6 kB: `node --expose-gc serve.cjs PORT whole|patches [FOLDER]`. Every client is
// sent the whole view, or patches of it; matches are kept in files where a folder is given, else in memory.
"use strict";
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const [port, sent, folder] = process.argv.slice(2);

const SPACES = 68; // With 83 bytes each, four hands and the frame of boardgame.io, an update has 6.3 kB.
const HAND = 8;
const KINDS = ["palace", "garden", "fountain", "stable"];

function setup({ ctx }) {
  const space = (place) => ({ place, kind: KINDS[place % 4], owner: null, markers: 0, cost: 1 + (place % 7), bonus: 2 });
  const hand = (seat) => Array.from({ length: HAND }, (_, card) => `influence-${seat}-${card}`);
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { gold: 100, points: 0, hand: hand(seat) };
  // By name and not in an array: its patches compare each item of an array with each other, in 70 ms for so many.
  const spaces = {};
  for (let place = 0; place < SPACES; place++) spaces[place] = space(place);
  return { spaces, players };
}

// Others' hands are hidden: only their size is told.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players))
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  return { ...G, players };
}

// What a choice does in a game of this size: a space, the own purse, points and a card in the hand change.
function claim({ G, playerID }, place) {
  const space = G.spaces[place];
  const player = G.players[playerID];
  space.owner = playerID;
  space.markers += 1;
  player.gold = 100 - space.cost;
  player.points += space.bonus;
  player.hand.push(player.hand.shift());
}

const game = {
  name: "salon",
  setup,
  playerView,
  moves: { claim: { move: claim, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  deltaState: sent === "patches",
};

const db = folder ? new FlatFile({ dir: folder }) : undefined;
process.on("SIGUSR2", () => global.gc()); // Before its memory is read, nothing is to be left that it no longer needs.
Server({ games: [game], db, origins: [Origins.LOCALHOST] }).run(Number(port));
