// What the page itself knows of the games: their order, pictures and length. Everything else is the server's to tell.
import { GAMES } from "../games/registry";
import habemus from "../art/habemus.svg";
import louisXiv from "../art/louis_xiv.svg";
import ombre from "../art/ombre.svg";

export type Face = {
  picture: string;
  /** That a game takes with people, as the rulebook says; only that of Habemus Papam does. */
  minutes: [number, number];
};

export const FACES: Record<string, Face> = {
  habemus: { picture: habemus, minutes: [30, 45] },
  ombre: { picture: ombre, minutes: [45, 60] },
  louis_xiv: { picture: louisXiv, minutes: [75, 100] },
};

/** Whether it can be played in the browser by now. */
export function hasBoard(game: string): boolean {
  return game in GAMES;
}
