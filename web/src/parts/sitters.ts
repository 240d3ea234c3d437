// Who sits somewhere, in words.
import type { Sitting } from "../api/types";
import { say, settings } from "../settings.svelte";
import { unbroken } from "../table/names";

/** A bot's level; one that this page has no word for is called as the server calls it. */
export function levelOf(level: string): string {
  const key = `level-${level}`;
  return settings.messages.has(key) ? say(key) : level;
}

/** A name, of bots with their level. */
export function nameOf({ kind, name, level }: Sitting): string {
  if (kind === "bot") return say("bot-with-level", { name, level: levelOf(level) });
  return kind === "free" ? say("seat-free") : unbroken(name);
}
