// How long something that happened is left to be seen before the next thing is shown.
import type { Speed } from "../settings.svelte";

const PAUSES: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1900 };
/** Each further event of the same moment takes this part of the pause, */
const FURTHER = 0.25;
/** up to so many times the pause. */
const LONGEST = 2.5;
/** More news than these waiting: whoever comes late is not kept any longer. */
const MOST_WAITING = 25;

/** Milliseconds to pause after so many events; none where nobody looks, or where much is waiting. */
export function pauseAfter(events: number, speed: Speed, waiting: number, isHurried: boolean): number {
  if (events === 0 || isHurried || waiting > MOST_WAITING) return 0;
  return PAUSES[speed] * Math.min(1 + FURTHER * (events - 1), LONGEST);
}
