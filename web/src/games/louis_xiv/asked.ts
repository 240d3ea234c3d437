// Questions that name what they are about: the person, the price, the purse, the reward, the mission.
import type { LouisXivView } from "../../api/types";
import type { Ask } from "../../table/asking";
import { bonusName, properName } from "./names";

/** The words for it, or none where those of the terminal say enough. */
export const ask: Ask = (words, given, question) => {
  const view = given as LouisXivView;
  const key = `louis_xiv-ask-${question}`;
  if (!words.has(key)) return "";
  const board = view.board === null ? undefined : view.boards[view.board - 1];
  return words.say(key, {
    board: board ? properName(words, board.number) : "", // in full: players may be called Anne or Philippe
    reward: board ? words.say(`reward-${board.reward}`) : "",
    mission: view.mission ? bonusName(words, view.mission) : "",
    louis: view.price ?? 0,
    money: view.players[view.to_act[0] ?? 0]?.money ?? 0,
  });
};
