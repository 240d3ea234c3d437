// Writes src/art/icons.ts: the few pictures that we use of game-icons.net (CC BY 3.0), one export each, so that only what
// is shown travels. Run: node tools/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const WANTED = [
  "bee",
  "card-exchange",
  "carnival-mask",
  "castle",
  "cloak-dagger",
  "coins-pile",
  "conversation",
  "crossed-swords",
  "crown",
  "diamond-ring",
  "domino-mask",
  "doorway",
  "eagle-emblem",
  "feathered-wing",
  "fleur-de-lys",
  "gothic-cross",
  "handheld-fan",
  "heraldic-sun",
  "horse-head",
  "hourglass",
  "ionic-column",
  "jester-hat",
  "key",
  "laurels",
  "lion",
  "love-letter",
  "open-book",
  "peace-dove",
  "pope-crown",
  "queen-crown",
  "rolling-dices",
  "rose",
  "scroll-unfurled",
  "shaking-hands",
  "shiny-purse",
  "skull-crossed-bones",
  "star-medal",
  "stone-tower",
  "swap-bag",
  "throne-king",
  "visored-helm",
  "two-coins",
  "vote",
  "wax-seal",
  "winged-scepter",
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
