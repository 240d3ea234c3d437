// How long something that happened is left to be seen before the next thing is shown, and before anybody is asked.
import type { Speed } from "../settings.svelte";

const PAUSES: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1900 };
/** Each further event of the same moment takes this part of the pause, */
const FURTHER = 0.25;
/** up to so many times the pause. */
const LONGEST = 2.5;
/** More news than these waiting: whoever comes late is not kept any longer. */
const MOST_WAITING = 25;
/** What others did is seen for this part of the pause before the question that follows from it. */
const BEFORE_A_QUESTION = 0.6;

/** Milliseconds that a board needs for all that has happened, and for that of it which nobody could know before. */
export type Needs = { all: number; news: number };

/** Milliseconds to pause after so many events; none where nobody looks, or where much is waiting. */
export function pauseAfter(events: number, speed: Speed, waiting: number, isHurried: boolean, needs = 0): number {
  if (events === 0 || isHurried || waiting > MOST_WAITING) return 0;
  const pause = Math.max(PAUSES[speed] * (1 + FURTHER * (events - 1)), needs);
  return Math.min(pause, PAUSES[speed] * LONGEST);
}

/** Of such a pause, milliseconds until somebody may be asked: whoever has chosen knows what was chosen. */
export function questionAfter(pause: number, speed: Speed, needs: Needs, isOwn: boolean): number {
  const wanted = isOwn ? needs.news : Math.max(needs.all, needs.news, PAUSES[speed] * BEFORE_A_QUESTION);
  return Math.min(pause, wanted);
}
