// What went wrong, as a key of the words and in words.
import { Refusal } from "../api/client";
import { say, settings } from "../settings.svelte";

export function reasonOf(failure: unknown): string {
  return failure instanceof Refusal ? failure.problem.error : "unreachable";
}

/** Why something did not happen, for people. */
export function explain(failure: unknown): string {
  return problemInWords(reasonOf(failure));
}

export function problemInWords(reason: string): string {
  const key = `problem-${reason}`;
  return say(settings.messages.has(key) ? key : "problem-refused");
}
