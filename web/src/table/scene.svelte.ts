// A table from one seat: the view, what is asked there, and all that can be done. The parts of the table grammar and the
// boards of the games are given a scene and nothing else.
import { get, newKey, post, Refusal, wish } from "../api/client";
import type {
  Chapter,
  Done,
  GameDetail,
  Hints,
  Opened,
  Position,
  Prompt,
  Proposal,
  Sitting,
  Struct,
  Verdict,
  View,
} from "../api/types";
import { LiveTable, WATCHER } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import { type GameWords, loadGameWords, type Term } from "../words/words.svelte";
import { Chooser } from "./chooser.svelte";
import { Laying } from "./laying.svelte";
import { distinctNames } from "./names";
import { type IsForeseen, Sparing } from "./sparing.svelte";

/** A refusal in words, and where the rulebook says so. */
export type WhyNot = { reason: string; section: string };

const MOST_POSITIONS = 400;

export class Scene {
  readonly chooser = new Chooser();
  readonly laying = new Laying();
  /** The viewpoint shown: one of our seats, any seat in a replay, or -1 for a watcher. */
  seat = $state(WATCHER);
  /** The seat to come back to from a replay: ours, or the one of several of ours that has the device. */
  home = $state(WATCHER);
  words = $state.raw<GameWords>()!;
  /** Whether an answer of the server is awaited. */
  isBusy = $state(false);
  /** The last refusal, until the next choice. */
  whyNotShown = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** The position of a replay; none while the present is shown. */
  past = $state.raw<Position | null>(null);
  /**
   * What the keys 1 to 9 do: a board may set it to its targets, in the order in which they are seen. While it is empty
   * they pick from the list of choices.
   */
  keys = $state.raw<(() => void)[]>([]);

  private readonly positions = new Map<string, Position>();
  private wanted = "";
  /** The language and the names that the words are for. */
  private spoken = "";
  private readonly sparing: Sparing;

  constructor(
    readonly table: LiveTable,
    readonly detail: GameDetail,
    private readonly term: Term,
    isForeseen: IsForeseen = () => false,
  ) {
    this.sparing = new Sparing(this, isForeseen);
    this.sitAt(table.viewpoints[0] ?? WATCHER);
    this.chooser.onTwice = () => void this.confirm();
  }

  /** Look from a seat of ours. */
  sitAt(seat: number): void {
    this.seat = seat;
    this.home = seat;
  }

  /** Load the words of the language chosen; called again when it changes, or who sits here. */
  async speak(): Promise<void> {
    const names = distinctNames(this.seats, (sitting) => this.nameOf(sitting));
    const wanted = [settings.language, ...names].join();
    if (wanted === this.spoken) return; // other words of the same kind would draw the whole board again
    this.spoken = wanted;
    const words = await loadGameWords(settings.language, this.detail, names, this.term);
    if (wanted === this.spoken) this.words = words;
  }

  private nameOf(sitting: Sitting): string {
    if (sitting.kind !== "bot") return sitting.name || settings.messages.say("somebody");
    const key = `level-${sitting.level}`;
    return settings.messages.has(key) ? settings.messages.say(key) : sitting.level;
  }

  get seats(): Sitting[] {
    return this.table.info?.seats ?? [];
  }

  /** What is seen: of the present, or of the position of a replay. */
  get view(): View | undefined {
    return (this.past?.view as View | undefined) ?? this.table.views[this.seat];
  }

  get prompt(): Prompt | undefined {
    return this.table.prompts[this.seat] ?? this.table.prompts[this.table.viewpoints[0] ?? WATCHER];
  }

  get story(): Chapter[] {
    return this.table.story[this.seat] ?? this.table.story[this.table.viewpoints[0] ?? WATCHER] ?? [];
  }

  /** What has just happened, as the viewpoint was told; in a replay, what led to its position. */
  get latest(): Struct[] {
    if (this.past) return this.past.events as Struct[];
    return this.table.latestOf(this.seat);
  }

  get proposal(): Proposal | null {
    return this.prompt?.proposal ?? null;
  }

  /** The seats played on this device. */
  get mine(): number[] {
    return this.table.viewpoints.filter((seat) => seat >= 0);
  }

  get isOver(): boolean {
    return this.table.state === "over" || this.table.state === "ended";
  }

  /** Whether the seat shown is asked for something now, and nothing stands in the way. */
  get isAsked(): boolean {
    return !this.past && !this.table.isBehind && !this.isSpared && this.mine.includes(this.seat) && this.isDue(this.seat);
  }

  isDue(seat: number): boolean {
    return this.prompt?.due.includes(seat) ?? false;
  }

  /** What the seat shown has sealed, as a struct. */
  get sealedAnswer(): Struct | null {
    const answer = this.past ? "" : (this.prompt?.answer ?? "");
    return answer ? (this.detail.choices[answer] as Struct) : null;
  }

  /** Whether advice may be asked for: alone with bots, or after the end. */
  get canHint(): boolean {
    if (this.isOver) return this.past !== null && this.past.seat >= 0;
    const people = this.seats.filter((sitting) => sitting.kind === "person");
    return this.isAsked && people.length === 1;
  }

  /** Seats in the order in which they are shown: our own first, the others as they sit. */
  get order(): number[] {
    const count = this.seats.length;
    const first = Math.max(this.seat, 0);
    return Array.from({ length: count }, (_, place) => (first + place) % count);
  }

  /** Offer what the prompt allows; called whenever the prompt changes. */
  offer(): void {
    this.sparing.tryNow();
    const isOpen = (this.isAsked || this.sealedAnswer !== null) && !this.isSpared;
    this.chooser.offer(isOpen ? (this.prompt?.options ?? []) : [], this.detail.choices, this.moment);
  }

  /** What is asked of whom, as a name of it. */
  get moment(): string {
    return `${this.seat} ${this.table.position} ${this.table.undone}`;
  }

  /** Whether the seat shown need not be asked: everybody knows the only choice that it has. */
  get isSpared(): boolean {
    return this.sparing.isOn;
  }

  // What a seat can do. Every wish is repeated by itself while the server is away.

  async choose(notation: string): Promise<boolean> {
    const wanted = { seat: this.seat, position: this.table.position, choice: notation };
    const isMade = await this.try(() => this.wish("choices", wanted));
    if (isMade) this.chooser.clear();
    return isMade;
  }

  async confirm(): Promise<void> {
    const ready = this.chooser.ready;
    if (ready && !this.isBusy) await this.choose(ready.notation);
  }

  unseal = (): Promise<boolean> => this.ask("unseal");
  undo = (): Promise<boolean> => this.ask("undo", { whole_turn: false });
  restartTurn = (): Promise<boolean> => this.ask("undo", { whole_turn: true });
  takeback = (): Promise<boolean> => this.ask("takeback");
  proposeEnd = (): Promise<boolean> => this.ask("end");
  answer = (accepts: boolean, seat = this.seat): Promise<boolean> => this.ask("answer", { accepts, seat });
  start = (): Promise<boolean> => this.ask("start");
  leave = (): Promise<boolean> => this.ask("leave");

  /** Open another table for the same people; its name, or nothing if that is refused. */
  async rematch(): Promise<Opened | null> {
    let opened: Opened | null = null;
    await this.try(async () => {
      const wanted = { seat: this.seat >= 0 ? this.seat : this.mine[0], salt: newKey() };
      opened = await post<Opened>(`/api/tables/${this.table.id}/rematch`, wanted);
    });
    return opened;
  }

  async say(text: string): Promise<void> {
    await post(`/api/tables/${this.table.id}/chat`, { text });
  }

  async hint(): Promise<void> {
    await this.try(async () => {
      const at = this.past ? `&choices=${this.past.choices}` : "";
      this.hints = await get<Hints>(`/api/tables/${this.table.id}/hint?seat=${this.seat}${at}`);
    });
  }

  /** Say why something cannot be chosen now; where the board knows it better, the server adds the section. */
  async whyNot(notation: string, known = ""): Promise<void> {
    if (this.past || !this.mine.includes(this.seat)) return;
    if (!(notation in this.detail.choices)) {
      this.whyNotShown = { reason: known || settings.messages.say("table-no-such-choice"), section: "" };
      return;
    }
    await this.try(async () => {
      const asked = `seat=${this.seat}&choice=${encodeURIComponent(notation)}`;
      const verdict = await get<Verdict>(`/api/tables/${this.table.id}/why?${asked}`);
      const told = verdict.is_allowed ? this.notNow() : this.because(verdict.reason, verdict.section);
      this.whyNotShown = known ? { ...told, reason: known } : told;
    });
  }

  /** The last refusal in one line; empty where there is none. */
  get refusal(): string {
    const shown = this.whyNotShown;
    return shown ? shown.reason + (shown.section ? ` (${shown.section})` : "") : "";
  }

  dismissRefusal(): void {
    this.whyNotShown = null;
  }

  /** Show a position from a viewpoint, or the present. Of several asked for in a hurry the last one counts. */
  async showPosition(choices: number | null, seat = this.seat): Promise<void> {
    this.hints = null;
    if (choices === null) {
      this.wanted = "";
      this.past = null;
      this.seat = this.home;
      return;
    }
    const wanted = (this.wanted = `${choices} ${seat}`);
    await this.try(async () => {
      const position = await this.position(choices, seat);
      if (wanted !== this.wanted) return;
      this.seat = seat;
      this.past = position;
    });
  }

  private async position(choices: number, seat: number): Promise<Position> {
    const place = `${choices} ${seat} ${this.table.undone}`;
    const known = this.positions.get(place);
    if (known) return known;
    const position = await get<Position>(`/api/tables/${this.table.id}/positions/${choices}?seat=${seat}`);
    if (this.positions.size > MOST_POSITIONS) this.positions.clear();
    this.positions.set(place, position);
    return position;
  }

  private ask(what: string, more: object = {}): Promise<boolean> {
    return this.try(() => this.wish(what, { seat: this.seat, ...more }));
  }

  /** Until the stream has told what a granted wish led to, nothing is asked: it would be answered twice. */
  private async wish(what: string, wanted: object): Promise<void> {
    const { number } = await wish<Done>(`/api/tables/${this.table.id}/${what}`, wanted);
    this.table.expect(number);
  }

  private async try(doing: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.whyNotShown = null;
    try {
      await doing();
      return true;
    } catch (failure) {
      if (failure instanceof Refusal) await this.refuse(failure);
      else this.whyNotShown = { reason: settings.messages.say("problem-unreachable"), section: "" };
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  private async refuse(refusal: Refusal): Promise<void> {
    this.whyNotShown = this.because(refusal.problem.error, refusal.problem.section ?? "");
    if (refusal.status === 409) await this.table.load();
  }

  /** By itself it could be chosen, yet it was not: whoever pushes it is owed an answer. */
  private notNow(): WhyNot {
    return { reason: settings.messages.say("table-not-with-picked"), section: "" };
  }

  private because(reason: string, section: string): WhyNot {
    for (const key of [`why-${reason}`, `problem-${reason}`]) {
      if (this.words.has(key)) return { reason: this.words.say(key), section };
    }
    return { reason: settings.messages.say("problem-refused"), section: "" };
  }

  /** A choice in words. */
  tell(struct: Struct): string {
    return this.words.choice(struct);
  }
}
