// Who sits somewhere, in words.
import type { Sitting } from "../api/types";
import { say } from "../settings.svelte";

export function nameOf({ kind, name, level }: Sitting): string {
  if (kind === "bot") return say(`level-${level}`);
  return kind === "free" ? say("seat-free") : name;
}
