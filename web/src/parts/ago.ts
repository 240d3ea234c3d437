// How long ago, in the words of the language chosen. (The browser's own words for it take long to load on a phone.)
import { say } from "../settings.svelte";

const STEPS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ["", 1];
  return unit ? say(`ago-${unit}`, { count: Math.floor(seconds / length) }) : say("ago-now");
}
