// The twelve at court as busts: each with its own hair, dress and attributes, drawn from a few shapes.
export type Part = { shape: string; fill: string; line?: string };
export type Bust = { ground: string; figure: string; parts: Part[] };

type Look = {
  skin: string;
  hair: string;
  /** Lighter locks within the hair. */
  locks?: string;
  style: "wig" | "ringlets" | "veil" | "plain" | "none";
  coat: string;
  trim: string;
  dress: "gown" | "high" | "cravat" | "collar" | "armour" | "cape";
  extras?: Part[];
  group: keyof typeof GROUNDS;
};

/** Family, ladies, ministers and generals have a ground of their own. */
const GROUNDS = {
  family: { ground: "#2b4479", figure: "#3d5a96" },
  ladies: { ground: "#7c3f52", figure: "#93556a" },
  ministers: { ground: "#3d5a49", figure: "#50705d" },
  generals: { ground: "#54504a", figure: "#6b665e" },
};
const LINEN = "#f8f2e6";
const FOLD = "#d8ccb6";
const GOLD = "#e3bb55";
const STEEL = "#9aa4ad";
const DARK = "#2a1d18";
const LIPS = "#b0564f";
const PEARL = "#fdf8ee";

const HAIR = {
  wig: "M50 17C27 15 21 36 23 52C16 60 17 72 21 80C16 90 20 102 28 106C36 108 40 98 38 88L62 88C60 98 64 108 72 106C80 102 84 90 79 80C83 72 84 60 77 52C79 36 73 15 50 17Z",
  ringlets:
    "M50 21C34 18 26 30 28 43C21 47 21 58 25 63C21 70 24 80 30 81C37 80 39 72 37 64L36 46H64L63 64C61 72 63 80 70 81C76 80 79 70 75 63C79 58 79 47 72 43C74 30 66 18 50 21Z",
  veil: "M50 18C28 16 22 42 22 64C20 88 16 106 10 124H90C84 106 80 88 78 64C78 42 72 16 50 18Z",
  plain:
    "M50 19C32 17 27 35 28 52C25 66 27 80 33 86C38 86 40 80 40 74V46H60V74C60 80 62 86 67 86C73 80 75 66 72 52C73 35 68 17 50 19Z",
};
const LOCKS = {
  wig: "M29 50q-6 8 1 15q-7 8 0 16q-5 9 3 17q2-8-1-15q5-8-1-16q6-9 1-15ZM71 50q6 8-1 15q7 8 0 16q5 9-3 17q-2-8 1-15q-5-8 1-16q-6-9-1-15ZM40 22q-9 4-10 18q6-11 13-15ZM60 22q9 4 10 18q-6-11-13-15Z",
  ringlets:
    "M30 48q-5 5 0 11q-4 7 2 13q2-7 0-12q4-6 0-11ZM70 48q5 5 0 11q4 7-2 13q-2-7 0-12q-4-6 0-11ZM42 24q-8 3-9 13q6-8 12-10ZM58 24q8 3 9 13q-6-8-12-10Z",
  veil: "",
  plain: "M34 50q-4 14 0 27q2-13 1-26ZM66 50q4 14 0 27q-2-13-1-26Z",
};
const PARTING = "M50 30C42 27 37 33 34.5 47C31 35 37 22 50 23C63 22 69 35 65.5 47C63 33 58 27 50 30Z";
const SHOULDERS = "M10 124C11 101 25 93 42 87H58C75 93 89 101 90 124Z";

function dressOf({ dress, coat, trim, skin }: Look): Part[] {
  const shoulders = { shape: SHOULDERS, fill: coat };
  const neck = { shape: "M43 66H57V86C57 92 43 92 43 86Z", fill: skin };
  switch (dress) {
    case "gown":
      return [
        shoulders,
        neck,
        { shape: "M29 95C38 85 62 85 71 95C66 109 34 109 29 95Z", fill: skin },
        { shape: "M27 95C33 113 67 113 73 95L77 97C70 119 30 119 23 97Z", fill: trim },
        { shape: "M50 110l4 6l-4 8l-4-8Z", fill: GOLD },
        {
          shape:
            "M38 84a2 2 0 1 0 .1 0M42.5 87a2 2 0 1 0 .1 0M47.5 88.5a2 2 0 1 0 .1 0M52.5 88.5a2 2 0 1 0 .1 0M57.5 87a2 2 0 1 0 .1 0M62 84a2 2 0 1 0 .1 0Z",
          fill: PEARL,
        },
      ];
    case "high":
      return [
        shoulders,
        neck,
        { shape: "M35 88Q50 100 65 88L72 93Q50 116 28 93Z", fill: trim },
        { shape: "M50 99l3 5l-3 7l-3-7Z", fill: GOLD },
      ];
    case "collar":
      return [
        shoulders,
        neck,
        { shape: "M35 84Q50 93 65 84L74 103H53L50 95L47 103H26Z", fill: LINEN, line: FOLD },
        { shape: "M50 108a1.6 1.6 0 1 0 .1 0M50 116a1.6 1.6 0 1 0 .1 0Z", fill: trim },
      ];
    case "armour":
      return [
        { shape: SHOULDERS, fill: STEEL },
        {
          shape: "M10 124C11 101 25 93 36 89Q28 106 28 124ZM90 124C89 101 75 93 64 89Q72 106 72 124Z",
          fill: "#7c868f",
        },
        neck,
        { shape: "M36 84Q50 96 64 84L67 91Q50 105 33 91Z", fill: "#c3cbd1", line: "#6b747c" },
        { shape: "M44 82H56L60 103Q50 108 40 103Z", fill: LINEN, line: FOLD },
        { shape: "M20 102L30 96L82 124H66Z", fill: trim },
      ];
    case "cape":
      return [
        shoulders,
        neck,
        { shape: "M34 86Q50 95 66 86L69 93Q50 104 31 93Z", fill: LINEN, line: FOLD },
        { shape: "M50 98V124", fill: "none", line: trim },
        { shape: "M50 102a1.5 1.5 0 1 0 .1 0M50 110a1.5 1.5 0 1 0 .1 0M50 118a1.5 1.5 0 1 0 .1 0Z", fill: trim },
      ];
    default:
      return [
        shoulders,
        { shape: "M50 88L38 124H62Z", fill: trim },
        neck,
        { shape: "M42 80Q50 86 58 80L63 106Q56 111 50 106Q44 111 37 106Z", fill: LINEN, line: FOLD },
        { shape: "M45 86L43 104M55 86L57 104", fill: "none", line: FOLD },
      ];
  }
}

function faceOf(skin: string): Part[] {
  return [
    { shape: "M50 27C60 27 66 35 66 46C66 60 58 71 50 71C42 71 34 60 34 46C34 35 40 27 50 27Z", fill: skin },
    { shape: "M38.5 57a4 2.6 0 1 0 .1 0M61.5 57a4 2.6 0 1 0 .1 0Z", fill: "#d98f78" },
    { shape: "M39.5 48Q43 45.5 47 48Q43 50.5 39.5 48ZM53 48Q57 45.5 60.5 48Q57 50.5 53 48Z", fill: LINEN },
    { shape: "M43.3 46.5a1.6 1.6 0 1 0 .1 0M56.7 46.5a1.6 1.6 0 1 0 .1 0Z", fill: DARK },
    { shape: "M50.5 48Q47.5 55 48 57.5Q50 59 52.5 57.5", fill: "none", line: "#a87958" },
    { shape: "M45.5 63Q48 61.8 50 62.6Q52 61.8 54.5 63Q50 66.2 45.5 63Z", fill: LIPS },
  ];
}

function browsOf(hair: string): Part {
  return {
    shape:
      "M38.5 44Q42.5 41 47 43.3L46.7 44.5Q42.5 42.8 38.8 45.2ZM61.5 44Q57.5 41 53 43.3L53.3 44.5Q57.5 42.8 61.2 45.2Z",
    fill: hair,
  };
}

function drawn(look: Look): Bust {
  const { style, hair, locks, skin, group, extras = [] } = look;
  const back = style === "none" ? [] : [{ shape: HAIR[style], fill: hair }];
  const light = style === "none" || !locks ? [] : [{ shape: LOCKS[style], fill: locks }];
  const front = style === "none" || style === "veil" ? [] : [{ shape: PARTING, fill: hair }];
  const isLong = style === "wig";
  const hairs = [...back, ...light];
  const body = dressOf(look);
  const layers = isLong ? [...body, ...hairs] : [...hairs, ...body];
  const brows = style === "veil" ? "#6b5138" : hair;
  const cravat = isLong && look.dress === "cravat" ? body.slice(-2) : [];
  return { ...GROUNDS[group], parts: [...layers, ...faceOf(skin), browsOf(brows), ...front, ...cravat, ...extras] };
}

const MOUSTACHE = "M50 60.5Q45 58.8 41 62.5Q46 63.2 50 61.8Q54 63.2 59 62.5Q55 58.8 50 60.5Z";
const DIADEM: Part[] = [
  { shape: "M36 27L34 14L42 20L50 10L58 20L66 14L64 27Q50 21 36 27Z", fill: GOLD, line: "#8a6415" },
  { shape: "M50 18a2.2 2.2 0 1 0 .1 0Z", fill: "#a3202e" },
];
const CORDON: Part = { shape: "M66 88L76 94L40 124H26Z", fill: "#5c93d6" };

const LOOKS: Record<number, Look> = {
  1: {
    group: "family",
    skin: "#edcdb0",
    hair: "#26222c",
    style: "veil",
    dress: "high",
    coat: "#1c1a21",
    trim: LINEN,
    extras: [
      { shape: "M33 48C33 28 41 24 50 33C59 24 67 28 67 48C70 26 62 18 50 19C38 18 30 26 33 48Z", fill: "#15131a" },
      { shape: "M34 50C34 34 42 28 50 35C58 28 66 34 66 50", fill: "none", line: "#8d8479" },
    ],
  },
  2: {
    group: "family",
    skin: "#f0d2b6",
    hair: "#2d1d14",
    locks: "#54382a",
    style: "wig",
    dress: "cravat",
    coat: "#a2343f",
    trim: "#d9a14d",
    extras: [CORDON],
  },
  3: {
    group: "family",
    skin: "#f4dcc4",
    hair: "#c99b54",
    locks: "#e3bf7d",
    style: "ringlets",
    dress: "gown",
    coat: "#e9e0d2",
    trim: "#b5453f",
    extras: DIADEM,
  },
  4: {
    group: "family",
    skin: "#f3d3b5",
    hair: "#b98a4c",
    locks: "#d9b272",
    style: "wig",
    dress: "cravat",
    coat: "#2f5aa0",
    trim: "#d9b85f",
    extras: [CORDON],
  },
  5: {
    group: "ladies",
    skin: "#f5dcc6",
    hair: "#a86a3a",
    locks: "#cb9256",
    style: "ringlets",
    dress: "gown",
    coat: "#c08a2e",
    trim: "#f1e2c0",
    extras: [{ shape: "M64 26q10-12 4-20q12 6 4 22Z", fill: "#f8f2e6", line: FOLD }],
  },
  6: {
    group: "generals",
    skin: "#d9ad86",
    hair: "#33241a",
    locks: "#5b4331",
    style: "wig",
    dress: "armour",
    coat: STEEL,
    trim: "#f2ead9",
    extras: [{ shape: "M50.5 46Q45.5 56 47 60Q50 62 53.5 60", fill: "none", line: "#8f6343" }],
  },
  7: {
    group: "ministers",
    skin: "#dfb48d",
    hair: "#1d1613",
    locks: "#3a2d26",
    style: "plain",
    dress: "collar",
    coat: "#18171c",
    trim: "#c9c1b0",
    extras: [{ shape: MOUSTACHE, fill: "#1d1613" }],
  },
  8: {
    group: "ladies",
    skin: "#eccbad",
    hair: "#3b2b22",
    style: "veil",
    dress: "high",
    coat: "#3a2a4c",
    trim: "#d9c9b0",
    extras: [
      { shape: "M34 46C36 30 42 26 50 29C58 26 64 30 66 46C68 28 60 22 50 23C40 22 32 28 34 46Z", fill: "#5a4030" },
      { shape: "M34 46C30 30 36 20 50 20C64 20 70 30 66 46C74 28 66 14 50 14C34 14 26 28 34 46Z", fill: "#1d1720" },
    ],
  },
  9: {
    group: "ladies",
    skin: "#f8e2d0",
    hair: "#dcbc78",
    locks: "#f0dba4",
    style: "ringlets",
    dress: "gown",
    coat: "#7fa3cc",
    trim: "#f5f1e6",
  },
  10: {
    group: "generals",
    skin: "#d3a480",
    hair: "#6f675e",
    locks: "#968d81",
    style: "plain",
    dress: "armour",
    coat: STEEL,
    trim: "#4a77b8",
    extras: [{ shape: MOUSTACHE, fill: "#6f675e" }],
  },
  11: {
    group: "ministers",
    skin: "#e6bd97",
    hair: "#4a3222",
    style: "plain",
    dress: "cape",
    coat: "#a3202e",
    trim: "#6f1220",
    extras: [
      { shape: MOUSTACHE, fill: "#4a3222" },
      { shape: "M47.5 65.5Q50 67 52.5 65.5L51.5 76Q50 78 48.5 76Z", fill: "#4a3222" },
      { shape: "M32 34Q34 14 50 15Q66 14 68 34Q50 24 32 34Z", fill: "#a3202e" },
      { shape: "M50 15L43 27Q37 28 32 34Q34 14 50 15Z", fill: "#7b1422" },
    ],
  },
  12: {
    group: "ministers",
    skin: "#e2b08c",
    hair: "#5b3d26",
    locks: "#7d5a3c",
    style: "wig",
    dress: "cravat",
    coat: "#4d3a63",
    trim: "#c9a14d",
    extras: [{ shape: "M42 69Q50 75 58 69Q56 76 50 76Q44 76 42 69Z", fill: "#d29c78" }],
  },
};

const BUSTS = new Map(Object.entries(LOOKS).map(([number, look]) => [Number(number), drawn(look)]));

/** The bust of a character, by the number of the board. */
export function bustOf(number: number): Bust {
  return BUSTS.get(number) ?? BUSTS.get(1)!;
}
