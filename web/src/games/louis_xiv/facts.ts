// Boards, cards, missions and places in words, as they explain themselves; as the tellers of src/roisoleil say them.
import type { LouisXivView } from "../../api/types";
import { capital, type Explained, MARK } from "../../table/explained";
import type { GameWords } from "../../words/words.svelte";
import { isReconstructed, missionsOf, sideOf } from "./missions";
import { boardName, bonusName, cardName, JOKER, needsInWords, numberOf } from "./names";
import { type Character, Tally } from "./tally";

const OPTIONS: Record<string, string> = { supply: "redraw", influence: "jump", scoring: "intrigue", missions: "keep" };
export const SPACES = Object.keys(OPTIONS);

export function seatNames(words: GameWords, seats: number[]): string {
  return seats.map((seat) => words.seat(seat)).join(", ");
}

function conditionInWords(words: GameWords, kind: string, amount: number, isOurs: boolean): string {
  return words.say(`condition-${kind}`, { louis: amount, markers: amount, mark: isOurs ? MARK : "" });
}

export function isConditionOurs(words: GameWords, board: Character): boolean {
  return sideOf(words.detail, board.number, board.is_flipped ? "back" : "front").isReconstructed;
}

/** What the markers on a board would bring; whoever has been served there can bribe no more. */
export function outcomeInWords(
  words: GameWords,
  board: Character,
  tieWinner: number | null = null,
  served: number[] = [],
): string {
  const tally = new Tally(board, tieWinner);
  if (tally.isEmpty) return words.say("board-empty");
  return outcomesOf(words, tally, served).reduce((first, second) => words.say("outcomes", { first, second }));
}

/** Who stands on a board with how many markers, and what that would bring. */
export function tallyInWords(
  words: GameWords,
  board: Character,
  tieWinner: number | null = null,
  served: number[] = [],
): string {
  const tally = new Tally(board, tieWinner);
  if (tally.isEmpty) return words.say("board-empty");
  const present = [...tally.seats].sort((one, other) => board.markers[other]! - board.markers[one]!);
  const parts = present.map((seat) => words.say("tally-part", { name: words.seat(seat), count: board.markers[seat]! }));
  if (board.neutral) parts.push(words.say("tally-neutral", { count: board.neutral }));
  return words.say("tally", { markers: parts.join(", "), outcome: outcomeInWords(words, board, tieWinner, served) });
}

function outcomesOf(words: GameWords, tally: Tally, served: number[]): string[] {
  if (tally.board.condition === "markers") {
    const seats = seatNames(words, tally.reaching);
    return [seats ? words.say("outcome-paid", { seats }) : words.say("outcome-too-few")];
  }
  const parts = [leaderInWords(words, tally)];
  if (tally.second !== null) parts.push(words.say("outcome-second", { seat: words.seat(tally.second) }));
  const bribing = tally.bribing.filter((seat) => !served.includes(seat));
  if (bribing.length > 0) parts.push(words.say("outcome-bribes", { seats: seatNames(words, bribing) }));
  else if (tally.bribing.length === 0 && tally.seats.length > 0 && tally.paid.length === 0)
    parts.push(words.say("outcome-nobody"));
  return parts;
}

function leaderInWords(words: GameWords, tally: Tally): string {
  if (tally.leader === null) {
    const seats = seatNames(words, tally.paid);
    return seats ? words.say("outcome-tied", { seats }) : words.say("outcome-tie");
  }
  if (tally.leader === tally.neutral) return words.say("outcome-neutral");
  const plain = tally.board.condition === "money" ? "outcome-free" : "outcome-first";
  return words.say(tally.board.has_king ? "outcome-crowned" : plain, { seat: words.seat(tally.leader) });
}

/** A board that explains itself: with the ghosts of a placement, as it would be then. */
export function explainBoard(
  words: GameWords,
  board: Character,
  tieWinner: number | null = null,
  served: number[] = [],
): Explained {
  const { detail } = words;
  const side = board.is_flipped ? "back" : "front";
  const other = sideOf(detail, board.number, board.is_flipped ? "front" : "back");
  const isOurs = isConditionOurs(words, board);
  const lines = [
    `${capital(conditionInWords(words, board.condition, board.amount, isOurs))} → ${words.say(`reward-${board.reward}`)}`,
    words.say(`louis_xiv-condition-${board.condition}`, { amount: board.amount }),
    capital(tallyInWords(words, board, tieWinner, served)),
  ];
  if (board.has_king) lines.push(words.say("louis_xiv-king-note"));
  if (board.has_favourite) lines.push(words.say("louis_xiv-favourite-note"));
  lines.push(
    words.say(`louis_xiv-other-${side}`, {
      condition: conditionInWords(words, other.kind, other.amount, other.isReconstructed),
    }),
  );
  const note = isOurs || other.isReconstructed ? words.say("table-mark", { mark: MARK }) : undefined;
  return { title: boardName(words, board.number), lines, note };
}

export function explainCard(words: GameWords, card: string): Explained {
  const effect = words.say(card === JOKER ? "card-joker-effect" : "character-effect");
  return { title: cardName(words, card), lines: [words.say("louis_xiv-influence-card"), capital(effect)] };
}

export function explainIntrigue(words: GameWords, board: number): Explained {
  return {
    title: boardName(words, board),
    lines: [words.say("louis_xiv-intrigue-card"), words.say("louis_xiv-intrigue-note")],
  };
}

export function explainMission(words: GameWords, key: string, isUsed = false): Explained {
  const mission = missionsOf(words.detail).get(key);
  if (!mission) return { title: key, lines: [] };
  const mark = mission.isReconstructed ? MARK : "";
  const stack = words.say(`louis_xiv-mission-${mission.stack}`);
  const lines = [stack, words.say("louis_xiv-needs", { tiles: needsInWords(words, mission.tiles) + mark })];
  lines.push(capital(words.say(`bonus-${mission.bonus}-effect`)));
  if (isUsed) lines.push(words.say("louis_xiv-used"));
  const note = mark ? words.say("table-mark", { mark }) : undefined;
  return { title: bonusName(words, key), lines, note };
}

export function isSpaceOurs(words: GameWords, space: string): boolean {
  return isReconstructed(words.detail, "favori", OPTIONS[space] ?? "");
}

export function explainSpace(words: GameWords, space: string, hasMarker: boolean): Explained {
  const mark = isSpaceOurs(words, space) ? MARK : "";
  return {
    title: words.say(`space-${space}`),
    lines: [
      capital(words.say(`space-${space}-effect`)) + mark,
      words.say(hasMarker ? "louis_xiv-space-taken" : "louis_xiv-space-free"),
    ],
    note: mark ? words.say("table-favori-mark", { mark }) : undefined,
  };
}

/** The card, board or mission that the present decision is about. */
export function questionLines(words: GameWords, view: LouisXivView): string[] {
  const lines: string[] = [];
  if (view.card !== null) {
    const effect = words.say(view.card === JOKER ? "card-joker-effect" : "character-effect");
    lines.push(words.say("table-card", { card: cardName(words, view.card), effect }));
  }
  if (view.price !== null) {
    lines.push(words.say("table-price", { seat: words.seat(view.to_act[0] ?? 0), louis: view.price }));
  }
  if (view.mission !== null) {
    const bonus = missionsOf(words.detail).get(view.mission)?.bonus ?? "";
    const effect = words.say(`bonus-${bonus}-effect`);
    lines.push(words.say("table-mission", { mission: bonusName(words, view.mission), effect }));
  }
  if (view.own && view.own.returned.length > 0) {
    const cards = view.own.returned.map((card) => words.say(card === JOKER ? "card-joker" : `short-${numberOf(card)}`));
    lines.push(words.say("louis_xiv-returned", { cards: cards.join(", ") }));
  }
  return lines;
}
