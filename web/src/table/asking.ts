// Who must do what, in one line.
import { settings } from "../settings.svelte";
import type { View } from "../api/types";
import type { GameWords } from "../words/words.svelte";
import type { Scene } from "./scene.svelte";

/** A question that names what it is about; empty where its general words are enough. */
export type Ask = (words: GameWords, view: View, question: string) => string;

/** Names as they are listed in the language chosen. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join(); // the browser's words for lists take long to load
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

export function namesOf(scene: Scene, seats: number[]): string {
  return listed(seats.map((seat) => scene.words.seat(seat)));
}

/** The prompt line. */
export function promptLine(scene: Scene): string {
  const { messages } = settings;
  if (scene.past) return messages.say("table-at", { at: scene.past.choices, last: scene.table.choices });
  if (scene.table.state === "over") return messages.say("table-is-over");
  if (scene.table.state === "ended") return messages.say("table-is-ended");
  if (scene.isAsked) return question(scene);
  const waiting = waitingLine(scene);
  const sealed = scene.sealedAnswer;
  return sealed ? `${messages.say("table-sealed-own", { choice: scene.tell(sealed) })} ${waiting}` : waiting;
}

/** What the seat shown is asked. */
export function questionOf(scene: Scene): string {
  const question = scene.prompt?.question ?? "";
  const named = scene.view ? scene.ask(scene.words, scene.view, question) : "";
  if (named) return named;
  const key = `prompt-${question}`;
  return scene.words.has(key) ? scene.words.say(key) : settings.messages.say("table-your-turn");
}

function question(scene: Scene): string {
  const asked = questionOf(scene);
  return scene.mine.length > 1
    ? settings.messages.say("table-to", { name: scene.words.seat(scene.seat), asked })
    : asked;
}

function waitingLine(scene: Scene): string {
  const due = (scene.prompt?.due ?? []).filter((seat) => seat !== scene.seat);
  if (due.length === 0) return settings.messages.say("table-waiting");
  const areBots = due.every((seat) => scene.seats[seat]?.kind === "bot");
  const names = namesOf(scene, due);
  return settings.messages.say(areBots ? "table-thinking" : "table-waiting-for", { names, count: due.length });
}
