// Looking back: which position the address names, and moving from one to the next.
import { WATCHER } from "../live/table.svelte";
import { router } from "../router.svelte";
import { settings, type Speed } from "../settings.svelte";
import type { Scene } from "./scene.svelte";

/** Milliseconds for which a position is shown while a replay plays. */
const PAUSES: Record<Speed, number> = { off: 900, fast: 600, normal: 1300, slow: 2400 };

export class Replay {
  isPlaying = $state(false);
  /** Whether the present follows when the last position has been shown. */
  private returns = false;

  constructor(private readonly scene: Scene) {}

  /** The position and the viewpoint in the address, as far as they may be seen; none while the present is shown. */
  get wanted(): { at: number; seat: number } | null {
    const [, , word, number] = router.parts;
    if (word !== "at" || !/^\d{1,6}$/.test(number ?? "")) return null;
    const given = Number(new URLSearchParams(router.query).get("seat") ?? NaN);
    const seat = this.viewpoints.includes(given) ? given : (this.viewpoints[0] ?? WATCHER);
    return { at: Math.min(Number(number), this.last), seat };
  }

  /**
   * Who may be looked from: while the game runs the seat shown, unless it is covered, and everybody's; then all of
   * them.
   */
  get viewpoints(): number[] {
    const { home, opened, isShared, seats, isOver } = this.scene;
    const own = isShared && opened !== home && this.scene.hasOwn(home) ? WATCHER : home;
    const others = isOver ? seats.map((sitting) => sitting.seat) : [];
    return [...new Set([own, ...others, WATCHER])];
  }

  get isOn(): boolean {
    return this.wanted !== null;
  }

  get last(): number {
    return this.scene.table.choices;
  }

  /** The address of a position. */
  address(at: number, seat = this.wanted?.seat ?? this.scene.viewpoint): string {
    return `/t/${this.scene.table.id}/at/${at}?seat=${seat}`;
  }

  go(at: number, seat?: number): void {
    const place = Math.max(0, Math.min(at, this.last));
    router.go(this.address(place, seat), this.isOn);
  }

  step(by: number): void {
    this.isPlaying = false;
    this.go((this.wanted?.at ?? this.last) + by);
  }

  leave(): void {
    this.isPlaying = false;
    this.returns = false;
    if (this.isOn) router.go(`/t/${this.scene.table.id}`, true);
  }

  play(from?: number, returns = false): void {
    this.returns = returns;
    const at = from ?? this.wanted?.at ?? 0;
    this.go(at >= this.last && from === undefined ? 0 : at);
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  /** The time for which the position shown stays, then on to the next; called when one is shown. */
  playOn(): (() => void) | undefined {
    if (!this.isPlaying || !this.scene.past) return undefined;
    const at = this.scene.past.choices;
    const timer = setTimeout(() => {
      if (at < this.last) this.go(at + 1);
      else if (this.returns) this.leave();
      else this.pause();
    }, PAUSES[settings.speed]);
    return () => clearTimeout(timer);
  }
}
