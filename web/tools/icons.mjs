// Writes src/art/icons.ts: the few pictures that we use of game-icons.net (CC BY 3.0), one export each, so that only what
// is shown travels. Run: node tools/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const WANTED = [
  "bee", "card-exchange", "castle", "coins-pile", "eagle-emblem", "feathered-wing", "fleur-de-lys", "gothic-cross",
  "heraldic-sun", "horse-head", "hourglass", "ionic-column", "open-book", "peace-dove",
  "pope-crown", "queen-crown", "scroll-unfurled", "shaking-hands", "skull-crossed-bones", "swap-bag",
  "vote", "wax-seal",
];

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
const lines = WANTED.map((name) => {
  const path = /d="([^"]+)"/.exec(icons[name].body)[1];
  return `export const ${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())} =\n  "${path}";`;
});
writeFileSync(
  "src/art/icons.ts",
  `// Written by tools/icons.mjs. Pictures from game-icons.net, CC BY 3.0, each a path in a box of 512.\n${lines.join("\n")}\n`,
);
