// Whether the server has another page by now, and when this one gives way to it: at a moment when nobody loses
// anything.
//
// A page knows its build, and the stream tells with every connection which one is served. Servers may differ for a
// while, and something between us and them may keep an old page: so it is asked first what a reload would bring, and a
// build that this tab has had, or has asked for before, counts only when it has been told for long.
import { openWishes } from "../api/client";

/** Milliseconds since the last press or key after which a moment is quiet. */
const QUIET = 4000;
/** Milliseconds after which nobody is here any more whom it could interrupt. */
const IDLE = 5 * 60_000;
const LOOK = 1000;
/** Milliseconds after which it is told that there is a new page, if there was no such moment. */
const TELL = 15_000;
/** Milliseconds until it is asked again what a reload would bring, if that was the same page. */
const PAUSES = [30_000, 60_000, 120_000, 300_000, 600_000];
/** Milliseconds for which a build must be told that this tab has had before; twice as many each time. */
const SETTLED = 10 * 60_000;
const PLACE = "roisoleil-builds";
const TYPED = "textarea:not([data-kept]), input:not([type=checkbox], [type=radio], [data-kept])";
const OPENED = "dialog[open], details[open], :popover-open";
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel", "input"];

type Question = () => boolean;
type Builds = Record<string, number>;

/** The build that a page says it is; none where it was not built, or is no page of ours. */
export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
}

export class Upgrade {
  /** Whether a word about it is due: it waits for somebody who does not stop. */
  isTold = $state(false);

  /** The build that is served, as far as it is another one. */
  private served = "";
  private since = 0;
  /** When it may be asked what a reload would bring. */
  private askAt = 0;
  private asked = 0;
  private isAsking = false;
  private acted = Date.now();
  private alarm: ReturnType<typeof setInterval> | undefined;
  private readonly losses = new Set<Question>();
  private readonly interruptions = new Set<Question>();
  private readonly typed = new Set<HTMLInputElement>();

  constructor(
    private readonly own = buildOf(document),
    private readonly reload = (): void => location.reload(),
  ) {
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => (this.acted = Date.now()), { passive: true });
    addEventListener("input", ({ target }) => {
      if ((target as Element).matches?.(TYPED)) this.typed.add(target as HTMLInputElement);
    });
    document.addEventListener("visibilitychange", () => void this.look());
    addEventListener("vite:preloadError", () => void this.learn()); // a file of this page is gone
    if (own) note(own, 0);
  }

  /** Something that a reload would lose while it is so; returns how to say that it is over. */
  loses(question: Question): () => void {
    this.losses.add(question);
    return () => this.losses.delete(question);
  }

  /** Something that a reload would only interrupt. */
  interrupts(question: Question): () => void {
    this.interruptions.add(question);
    return () => this.interruptions.delete(question);
  }

  /** A server tells which build it serves. */
  hear(build: string): void {
    if (!build || !this.own || build === this.served) return;
    clearInterval(this.alarm);
    this.isTold = false;
    this.served = build === this.own ? "" : build;
    if (!this.served) return;
    const times = noted()?.[build];
    this.since = this.askAt = Date.now() + (times === undefined ? 0 : SETTLED * 2 ** times);
    this.asked = 0;
    this.alarm = setInterval(() => void this.look(), LOOK);
    void this.look();
  }

  private async learn(): Promise<void> {
    this.hear(await this.next());
  }

  /** Reload if there is something to come and nothing to lose. */
  private async look(): Promise<void> {
    const now = Date.now();
    if (!this.served || this.isAsking || now < this.askAt) return;
    const isLate = !this.isTold && now - this.since > TELL;
    if (!this.isQuiet && !isLate) return;
    this.isAsking = true;
    const next = await this.next();
    this.isAsking = false;
    if (!next || next === this.own) this.wait();
    else if (!this.isQuiet) this.isTold ||= isLate;
    else this.leave(next);
  }

  private wait(): void {
    this.askAt = Date.now() + PAUSES[Math.min(this.asked++, PAUSES.length - 1)]!;
  }

  /** Reload; where nothing can be remembered of it, somebody has to do that, lest it be done again and again. */
  private leave(next: string): void {
    if ([...new Set([this.served, next])].every((build) => note(build))) {
      clearInterval(this.alarm);
      this.reload();
    } else {
      this.isTold = true;
      this.wait();
    }
  }

  /** The build that a reload would bring; nothing if that cannot be told. */
  private async next(): Promise<string> {
    try {
      const answer = await fetch(location.pathname, { cache: "no-cache", credentials: "same-origin" });
      return answer.ok ? buildOf(new DOMParser().parseFromString(await answer.text(), "text/html")) : "";
    } catch {
      return "";
    }
  }

  /** Whether nobody would lose or miss anything now. */
  get isQuiet(): boolean {
    if (openWishes() > 0 || this.hasTyped || [...this.losses].some((isSo) => isSo())) return false;
    const pause = Date.now() - this.acted;
    if (document.hidden || pause > IDLE) return true;
    return pause > QUIET && !document.querySelector(OPENED) && ![...this.interruptions].some((isSo) => isSo());
  }

  private get hasTyped(): boolean {
    for (const field of this.typed) if (!field.isConnected || !field.value) this.typed.delete(field);
    return this.typed.size > 0;
  }
}

/** How often this tab was reloaded for each build; nothing where a browser remembers nothing. */
function noted(): Builds | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as Builds;
  } catch {
    return null;
  }
}

/** Remember one more time; whether that can be done. */
function note(build: string, times = 1): boolean {
  const builds = noted();
  if (!builds) return false;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ ...builds, [build]: (builds[build] ?? 0) + times }));
    return true;
  } catch {
    return false;
  }
}

export const upgrade = new Upgrade();
