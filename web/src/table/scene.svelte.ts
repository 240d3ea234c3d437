// A table from one seat: the view, what is asked there, and all that can be done. The parts of the table grammar and the
// boards of the games are given a scene and nothing else.
import { get, post, Refusal, wish } from "../api/client";
import type { Chapter, GameDetail, Hints, Position, Prompt, Sitting, Struct, View } from "../api/types";
import { LiveTable, WATCHER } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import { type GameWords, loadGameWords, type Term } from "../words/words.svelte";
import { Chooser } from "./chooser.svelte";

type Verdict = { is_allowed: boolean; reason: string; section: string };

export class Scene {
  readonly chooser = new Chooser();
  /** The viewpoint shown: one of our seats, any seat in a replay, or -1 for a watcher. */
  seat = $state(WATCHER);
  words = $state.raw<GameWords>()!;
  /** Whether an answer of the server is awaited. */
  isBusy = $state(false);
  /** The last refusal, in words, until the next choice. */
  refusal = $state("");
  hints = $state.raw<Hints | null>(null);
  /** The position of a replay; none while the present is shown. */
  past = $state.raw<Position | null>(null);

  constructor(
    readonly table: LiveTable,
    readonly detail: GameDetail,
    private readonly term: Term,
  ) {
    this.seat = table.viewpoints[0] ?? WATCHER;
  }

  /** Load the words of the language chosen; called again when it changes. */
  async speak(): Promise<void> {
    const players = this.seats.map((sitting) => this.nameOf(sitting));
    this.words = await loadGameWords(settings.language, this.detail, players, this.term);
  }

  private nameOf(sitting: Sitting): string {
    if (sitting.kind !== "bot") return sitting.name || settings.messages.say("somebody");
    return settings.messages.say(`level-${sitting.level}`);
  }

  get seats(): Sitting[] {
    return this.table.info?.seats ?? [];
  }

  /** What is seen: of the present, or of the position of a replay. */
  get view(): View | undefined {
    return (this.past?.view as View | undefined) ?? this.table.views[this.seat];
  }

  get prompt(): Prompt | undefined {
    return this.table.prompts[this.seat];
  }

  get story(): Chapter[] {
    return this.table.story[this.seat] ?? [];
  }

  /** Whether the seat shown is asked for something now, and nothing stands in the way. */
  get isAsked(): boolean {
    return !this.past && !this.table.isBehind && this.seat >= 0 && (this.prompt?.due.includes(this.seat) ?? false);
  }

  /** Seats in the order in which they are shown: our own first, the others as they sit. */
  get order(): number[] {
    const count = this.seats.length;
    const first = Math.max(this.seat, 0);
    return Array.from({ length: count }, (_, place) => (first + place) % count);
  }

  /** Offer what the prompt allows; called whenever the prompt changes. */
  offer(): void {
    const prompt = this.prompt;
    const isOpen = this.seat >= 0 && (this.isAsked || (prompt?.answer ?? "") !== "");
    this.chooser.offer(isOpen ? (prompt?.options ?? []) : [], this.detail.choices);
    this.hints = null;
  }

  // What a seat can do. Every wish is repeated by itself while the server is away.

  async choose(notation: string): Promise<void> {
    await this.try(() =>
      wish(`/api/tables/${this.table.id}/choices`, { seat: this.seat, position: this.table.position, choice: notation }),
    );
  }

  async confirm(): Promise<void> {
    const ready = this.chooser.ready;
    if (ready) await this.choose(ready.notation);
  }

  unseal = (): Promise<void> => this.ask("unseal");
  undo = (): Promise<void> => this.ask("undo", { whole_turn: false });
  restartTurn = (): Promise<void> => this.ask("undo", { whole_turn: true });
  takeback = (): Promise<void> => this.ask("takeback");
  proposeEnd = (): Promise<void> => this.ask("end");
  answer = (accepts: boolean): Promise<void> => this.ask("answer", { accepts });
  start = (): Promise<void> => this.ask("start");
  leave = (): Promise<void> => this.ask("leave");

  async say(text: string): Promise<void> {
    await post(`/api/tables/${this.table.id}/chat`, { text });
  }

  async hint(): Promise<void> {
    await this.try(async () => {
      const at = this.past ? `&choices=${this.past.choices}` : "";
      this.hints = await get<Hints>(`/api/tables/${this.table.id}/hint?seat=${this.seat}${at}`);
    });
  }

  /** Say why something cannot be chosen now. */
  async whyNot(notation: string): Promise<void> {
    await this.try(async () => {
      const asked = `seat=${this.seat}&choice=${encodeURIComponent(notation)}`;
      const verdict = await get<Verdict>(`/api/tables/${this.table.id}/why?${asked}`);
      this.refusal = verdict.is_allowed ? "" : this.because(verdict.reason, verdict.section);
    });
  }

  /** Show a position, or the present. */
  async showPosition(choices: number | null, seat = this.seat): Promise<void> {
    if (choices === null || choices >= this.table.choices) {
      this.past = null;
      if (this.table.viewpoints.includes(seat)) this.seat = seat;
      if (choices === null || this.table.viewpoints.includes(seat)) return;
    }
    await this.try(async () => {
      this.past = await get<Position>(`/api/tables/${this.table.id}/positions/${choices}?seat=${seat}`);
      this.seat = seat;
    });
  }

  private ask(what: string, more: object = {}): Promise<void> {
    return this.try(() => wish(`/api/tables/${this.table.id}/${what}`, { seat: this.seat, ...more }));
  }

  private async try(doing: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.refusal = "";
    try {
      await doing();
    } catch (failure) {
      if (failure instanceof Refusal) await this.refuse(failure);
      else this.refusal = settings.messages.say("problem-unreachable");
    } finally {
      this.isBusy = false;
    }
  }

  private async refuse(refusal: Refusal): Promise<void> {
    this.refusal = this.because(refusal.problem.error, refusal.problem.section ?? "");
    if (refusal.status === 409) await this.table.load();
  }

  private because(reason: string, section: string): string {
    for (const key of [`why-${reason}`, `problem-${reason}`]) {
      if (this.words.has(key)) return this.words.say(key) + (section ? ` (${section})` : "");
    }
    return settings.messages.say("problem-refused");
  }

  /** A choice in words. */
  tell(struct: Struct): string {
    return this.words.choice(struct);
  }
}
