// The mission cards as they are printed, read from the parts of the game.
import type { GameDetail } from "../../api/types";

export type Stack = "light" | "medium" | "dark";
export type Mission = {
  key: string;
  tiles: readonly [string, string];
  bonus: string;
  stack: Stack;
  /** Which of several that are alike. */
  copy: number;
  isReconstructed: boolean;
};

export const STACKS: Stack[] = ["light", "medium", "dark"];
export const TILES = ["sceptre", "letter", "ring", "helmet", "crown"] as const;
export const ANY_TILE = "any";
const RECONSTRUCTED = "reconstructed";
const LAY = "lay ";

const known = new WeakMap<GameDetail, Map<string, Mission>>();

/** All missions by their word, such as "sceptre-any-plus-1-marker". */
export function missionsOf(detail: GameDetail): Map<string, Mission> {
  const found = known.get(detail) ?? read(detail);
  known.set(detail, found);
  return found;
}

function read(detail: GameDetail): Map<string, Mission> {
  const rows = detail.components.flatMap(({ item, field, value, certainty }) => {
    const bonus = /^mission \d+ \((.+)\)$/.exec(item)?.[1];
    return bonus && field === "tiles" ? [{ bonus, tiles: value, certainty }] : [];
  });
  const bonuses = new Set(rows.map((row) => row.bonus));
  const missions = new Map<string, Mission>();
  for (const notation of Object.keys(detail.choices).filter((each) => each.startsWith(LAY))) {
    const key = notation.slice(LAY.length);
    const [first = "", second = "", ...rest] = key.split("-");
    const name = rest.join("-");
    const bonus = bonuses.has(name) ? name : name.replace(/-\d+$/, "");
    const alike = [...missions.values()].filter(
      (each) => each.bonus === bonus && each.tiles.join() === `${first},${second}`,
    );
    const row = rows.find((each) => each.bonus === bonus && each.tiles === `${first} ${second}`);
    const stack = second === ANY_TILE ? "light" : second === first ? "dark" : "medium";
    const isReconstructed = row?.certainty === RECONSTRUCTED;
    missions.set(key, { key, tiles: [first, second], bonus, stack, copy: alike.length + 1, isReconstructed });
  }
  return missions;
}

/** Whether a printed value is ours. */
export function isReconstructed(detail: GameDetail, item: string, ...fields: string[]): boolean {
  return detail.components.some(
    (part) =>
      part.item === item && part.certainty === RECONSTRUCTED && (fields.length === 0 || fields.includes(part.field)),
  );
}

/** What the other side of a board asks for, as far as it is printed. */
export function sideOf(
  detail: GameDetail,
  board: number,
  side: "front" | "back",
): { kind: string; amount: number; isReconstructed: boolean } {
  const item = `board ${board}`;
  const value = (field: string): string =>
    detail.components.find((part) => part.item === item && part.field === `${side}.${field}`)?.value ?? "";
  const isOurs = isReconstructed(detail, item, `${side}.kind`, `${side}.number`);
  return { kind: value("kind"), amount: Number(value("number")), isReconstructed: isOurs };
}
