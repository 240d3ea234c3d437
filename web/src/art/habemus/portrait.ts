// Portraits for medallions: a profile drawn from a few features, which follow from who the person is. The same person
// always looks the same, also one of an owner's file.

export type Sitter = { key: string; age: number; kind: "cardinal" | "late" | "leader" | "king" };
export type Part = { shape: string; fill: string };
export type Portrait = { parts: Part[]; facesLeft: boolean };

const SKINS = ["#f0cfae", "#e6bd97", "#d9a97f", "#f3d8bd"];
const YOUNG_HAIR = ["#2e2018", "#4a3222", "#6b4426", "#8a5a2a"];
const GREY_HAIR = ["#8d8479", "#a69c8e", "#6f675e"];
const WHITE_HAIR = ["#d8d2c6", "#ece7dd", "#c4bdb0"];
const RED = "#a3202e";
const DEEP_RED = "#7b1422";
const LINEN = "#f7f1e4";
const SHADE = "#4a1019";
const GOLD = "#d9b04a";

/** Numbers from 0 to 1 that follow from a word. */
export function drawn(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 2 ** 32;
  };
}

export function portrait({ key, age, kind }: Sitter): Portrait {
  const next = drawn(`${key}/portrait`);
  const among = <T>(list: T[]): T => list[Math.floor(next() * list.length)]!;
  const skin = among(SKINS);
  const hair = among(age < 46 ? YOUNG_HAIR : age < 60 ? GREY_HAIR : WHITE_HAIR);
  const features = { nose: next() * 6 - 1, hook: next() * 4, brow: next() * 2.5, chin: next() * 5 - 2 };
  const hat = hatOf(kind, next());
  const beard = kind === "king" ? "goatee" : among(["none", "goatee", "goatee", "full", "moustache"]);
  const locks = kind === "king" ? "curls" : among(["short", "curls", "short"]);
  const [cape, fold] = kind === "king" ? ["#26222c", "#3a3342"] : [RED, DEEP_RED];
  const parts = [
    { shape: "M6 124C8 103 20 97 34 95L58 97C80 99 92 108 95 124Z", fill: cape! },
    { shape: "M58 97Q50 110 46 124L40 124Q44 108 34 95Z", fill: fold! },
    { shape: face(features), fill: skin },
    { shape: "M32 92Q46 103 59 94L62 100Q46 112 29 99Z", fill: LINEN },
    { shape: locks === "curls" ? CURLS : SHORT, fill: hair },
    { shape: "M48 56a4.4 6 0 1 0 .1 0Z", fill: skin },
    { shape: "M48.4 58.5a2 3.2 0 1 0 .1 0Z", fill: "#b98a64" },
    { shape: `M58.5 48.5Q62 46.6 65 48.4L64.6 49.8Q62 48.4 59 50Z`, fill: hair },
    { shape: "M60.6 52.2a1.5 1.5 0 1 0 .1 0Z", fill: "#33221a" },
    ...(age >= 60
      ? [
          {
            shape: "M54.5 58q2 1.2 4.6.6l.1.7q-3 .9-4.9-.4ZM57 64q2.4 2.4 2 5.6l-.8 0q.2-2.8-1.8-4.9Z",
            fill: "#b98a64",
          },
        ]
      : []),
    ...beardOf(beard, features.chin).map((shape) => ({ shape, fill: hair })),
    ...hat,
  ];
  return { parts, facesLeft: next() < 0.5 };
}

type Features = { nose: number; hook: number; brow: number; chin: number };

function face({ nose, hook, brow, chin }: Features): string {
  const tip = 72 + nose;
  return [
    `M46 22C57 21 62 28 62.5 36C63 41 ${65 + brow} 42 ${65 + brow} 45Q64 48 65 50`,
    `Q${68 + hook} 54 ${tip} 60Q${tip - 1} 63.5 67 63.5Q67 65 69 67Q70.5 69 67.5 70Q70 72 68 74Q66 76 ${67 + chin} 79`,
    `Q${70 + chin} 86 ${63 + chin} 88.5Q58 90.5 57 93L59 104L33 104L35 90C27 80 25 62 28 46C31 30 37 23 46 22Z`,
  ].join("");
}

const SHORT = "M29 44Q26 66 33 82Q41 82 43.5 70Q44 58 51 50L50 40Z";
const CURLS = "M28 42Q21 62 26 78Q21 88 28 96Q34 102 41 97Q46 90 43 82Q48 74 45 64Q46 54 52 48L50 38Z";

function beardOf(kind: string, chin: number): string[] {
  const moustache = `M66.5 64.5Q72 66.5 75 71Q69 70.5 62.5 68.5Z`;
  if (kind === "moustache") return [moustache];
  if (kind === "goatee")
    return [moustache, `M66 76Q${71 + chin} 80 ${69 + chin} 95Q${64 + chin} 96 61 88Q62 80 66 76Z`];
  if (kind === "full") return [`M67 66Q74 69 ${71 + chin} 84Q69 101 57 99Q44 93 45 72Q50 81 57 79Q61 74 62.5 69Z`];
  return [];
}

/** What is worn tells the kind of a person; cardinals differ among themselves. */
function hatOf(kind: Sitter["kind"], chance: number): Part[] {
  if (kind === "leader") return mitre();
  if (kind === "late") return galero();
  if (kind === "king") return crown();
  return chance < 0.25 ? zucchetto() : chance < 0.75 ? biretta() : hood();
}

function crown(): Part[] {
  return [
    { shape: "M27 40L22 12L34 22L40 6L48 19L58 6L60 21L72 13L63 36Q45 29 27 40Z", fill: GOLD },
    { shape: "M26.5 36Q45 25 63.5 31L63 36Q45 29 27 40Z", fill: RED },
  ];
}

function zucchetto(): Part[] {
  return [{ shape: "M28.5 44Q30 20 47 18.5Q61 19.5 62 35Q46 30 28.5 44Z", fill: RED }];
}

function biretta(): Part[] {
  return [
    { shape: "M27 42L32 13Q41 4 48 10Q58 3 68 13L62.5 36Q45 31 27 42Z", fill: RED },
    { shape: "M48 10L46.5 33.5Q37 35 27 42L32 13Q41 4 48 10Z", fill: DEEP_RED },
    { shape: "M48 4a3.2 3.2 0 1 0 .1 0Z", fill: SHADE },
  ];
}

function hood(): Part[] {
  return [
    { shape: "M24 60Q20 18 48 16Q62 17 63 36Q52 33 49 44Q46 60 40 84Q27 80 24 60Z", fill: RED },
    { shape: "M63 36Q52 33 49 44Q46 60 40 84L44 84Q50 62 52.5 47Q55 37 63 39Z", fill: LINEN },
  ];
}

function mitre(): Part[] {
  return [
    { shape: "M27 41Q25 16 46 -2Q66 12 63.5 36Q45 30 27 41Z", fill: LINEN },
    { shape: "M43 31.5L43 0.5L49 0.6L49 31.6Z", fill: GOLD },
    { shape: "M26.8 35Q45 25 64 30.5L63.5 36Q45 30 27 41Z", fill: GOLD },
    { shape: "M28 40L24 70L31 70L34 37Z", fill: LINEN },
  ];
}

function galero(): Part[] {
  return [
    { shape: "M30 34Q31 12 47 12Q62 13 63 31Z", fill: RED },
    { shape: "M10 42Q44 18 84 33Q86 37 80 38Q46 28 14 46Q9 46 10 42Z", fill: DEEP_RED },
    { shape: "M30 38Q32 60 44 78L42 79.5Q29 61 28 39Z", fill: SHADE },
    { shape: "M41 78h5l1.5 9h-7Z", fill: RED },
  ];
}
