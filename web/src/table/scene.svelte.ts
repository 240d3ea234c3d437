// A table from one seat: the view, what is asked there, and all that can be done. The parts of the table grammar and
// the boards of the games are given a scene and nothing else.
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
import { type Ask, questionOf } from "./asking";
import { Chooser, type Option } from "./chooser.svelte";
import type { Compose, Composition } from "./composing";
import { Counting } from "./counting.svelte";
import { Laying } from "./laying.svelte";
import { distinctNames, unbroken } from "./names";
import { type IsForeseen, Sparing } from "./sparing.svelte";

/** A refusal in words, and where the rules say so: the title of the section, and where our own rules tell it. */
export type WhyNot = { reason: string; section: string; chapter?: string };

const MOST_POSITIONS = 400;
/** The kernel's reason where the decision is about something else. */
const NOT_ASKED = "not-asked";

export class Scene {
  readonly chooser = new Chooser();
  /** What is composed of several choices, where the game asks for that. */
  composition = $state.raw<Composition | null>(null);
  readonly laying = new Laying();
  readonly counting: Counting;
  /** The viewpoint shown: one of our seats, any seat in a replay, or -1 for a watcher. */
  seat = $state(WATCHER);
  /** Of several seats here the one whose own things are shown: whoever sits there has said that nobody else looks. */
  opened = $state(WATCHER);
  /** The seat to come back to from a replay: ours, or the one of several of ours that has the device. */
  home = $state(WATCHER);
  words = $state.raw<GameWords>()!;
  /** Whether an answer of the server is awaited. */
  isBusy = $state(false);
  /** The last refusal, until the next press. */
  whyNotShown = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** The position after which there is something to tell to whoever has just come, until it was read. */
  since = $state<number | null>(null);
  /** The position of a replay; none while the present is shown. */
  past = $state.raw<Position | null>(null);
  /**
   * What the keys 1 to 9 do: a board may set it to its targets, in the order in which they are seen. While it is empty
   * they pick from the list of choices.
   */
  keys = $state.raw<(() => void)[]>([]);

  /** The view of the seat shown, without what only that seat may see. */
  private readonly coveredView = $derived.by(() => {
    const view = this.table.views[this.seat];
    return view && ({ ...view, own: null } as View);
  });
  private readonly positions = new Map<string, Position>();
  private wanted = "";
  /** How often somebody has asked why not, or left it. */
  private asking = 0;
  /** The language and the names that the words are for. */
  private spoken = "";
  private readonly sparing: Sparing;
  /** The moment that is composed for. */
  private composedAt = "";

  constructor(
    readonly table: LiveTable,
    readonly detail: GameDetail,
    private readonly term: Term,
    private readonly counted: readonly string[] = [],
    isForeseen: IsForeseen = () => false,
    private readonly compose: Compose = () => null,
    readonly ask: Ask = () => "",
  ) {
    this.counting = new Counting(table.state === "over");
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
    const names = distinctNames(this.seats.map(({ name }) => name || settings.messages.say("somebody")));
    const wanted = [settings.language, ...names].join();
    if (wanted === this.spoken) return; // other words of the same kind would draw the whole board again
    this.spoken = wanted;
    const words = await loadGameWords(settings.language, this.detail, names.map(unbroken), this.term);
    if (wanted === this.spoken) this.words = words;
  }

  get seats(): Sitting[] {
    return this.table.info?.seats ?? [];
  }

  /** What is seen: of the present, or of the position of a replay. */
  get view(): View | undefined {
    if (this.past) return this.past.view as View;
    return this.isCovered ? this.coveredView : this.table.views[this.seat];
  }

  /** Whether several people of this device play, who hide things from each other. */
  get isShared(): boolean {
    return this.mine.length > 1 && this.table.state === "playing";
  }

  /** Whether a seat holds what the others do not see. */
  hasOwn(seat: number): boolean {
    const view = this.table.views[seat];
    return view !== undefined && "own" in view && view.own !== null;
  }

  /** Whether the own things of the seat shown are covered: others look on. */
  get isCovered(): boolean {
    return this.isShared && this.opened !== this.seat && this.hasOwn(this.seat);
  }

  /** Whether the seat shown is asked what cannot be asked while others look on. */
  get isVeiled(): boolean {
    return this.isCovered && !this.isSpared && this.isDue(this.seat) && !this.prompt?.is_open;
  }

  /** From where the story is told. */
  get viewpoint(): number {
    return this.isCovered && !this.past ? WATCHER : this.seat;
  }

  get prompt(): Prompt | undefined {
    return this.table.prompts[this.seat] ?? this.table.prompts[this.table.viewpoints[0] ?? WATCHER];
  }

  get story(): Chapter[] {
    const story = this.table.story[this.viewpoint] ?? this.table.story[this.table.viewpoints[0] ?? WATCHER] ?? [];
    if (this.counting.isTold) return story;
    return story.map((chapter) => ({
      ...chapter,
      events: (chapter.events as Struct[]).filter((event) => !this.isKept(event)),
    }));
  }

  /** Whether an event tells the result of a count that is still going on. */
  isKept(event: Struct): boolean {
    return !this.counting.isTold && this.counted.includes(event.type);
  }

  /** What has just happened, as the viewpoint was told; in a replay, what led to its position. */
  get latest(): Struct[] {
    if (this.past) return this.past.events as Struct[];
    return this.table.latestOf(this.viewpoint);
  }

  /** The seat whose choice brought an event about; -1 for the opening. */
  chooserOf(event: Struct): number {
    return this.table.chooserOf(event);
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
    return this.isTurn && !this.isVeiled;
  }

  /** Whether the seat shown has something to decide now. */
  get isTurn(): boolean {
    return (
      !this.past && !this.table.isBehind && !this.isSpared && this.mine.includes(this.seat) && this.isDue(this.seat)
    );
  }

  isDue(seat: number): boolean {
    return this.prompt?.due.includes(seat) ?? false;
  }

  /** What the seat shown has sealed, as a struct. */
  get sealedAnswer(): Struct | null {
    const answer = this.past || this.isCovered ? "" : (this.prompt?.answer ?? "");
    return answer ? (this.detail.choices[answer] as Struct) : null;
  }

  /** Whether advice may be asked for: alone with bots, or after the end. */
  get canHint(): boolean {
    if (this.isOver) return this.past !== null && this.past.seat >= 0;
    return this.isAsked && this.isAlone;
  }

  /** Whether nobody but bots sits here with us. */
  get isAlone(): boolean {
    return this.mine.length === 1 && this.seats.filter((sitting) => sitting.kind === "person").length === 1;
  }

  /** Whether a press takes a choice of ours back. */
  get canGoBack(): boolean {
    if (this.past || this.table.state !== "playing" || this.mine.length === 0) return false;
    return this.isAlone ? this.sealedAnswer !== null || this.hasChosen : (this.prompt?.can_undo ?? false);
  }

  /** Whether the seat shown has made a choice that the others may let it take back. */
  get hasChosen(): boolean {
    return this.prompt?.can_take_back ?? true; // left out where it is so
  }

  /**
   * Seats in the order in which they are shown: our own first, the others as they sit; where several look on, always
   * the same.
   */
  get order(): number[] {
    const count = this.seats.length;
    const isSeenByAll = this.isShared && (this.isCovered || !this.hasOwn(this.seat));
    const first = Math.max(isSeenByAll ? this.mine[0]! : this.seat, 0);
    return Array.from({ length: count }, (_, place) => (first + place) % count);
  }

  /** Offer what the prompt allows; called whenever the prompt changes. */
  offer(): void {
    this.sparing.tryNow();
    const isOpen = (this.isAsked || this.sealedAnswer !== null) && !this.isSpared;
    this.chooser.offer(isOpen ? (this.prompt?.options ?? []) : [], this.detail.choices, this.moment);
    this.beginComposing(isOpen ? this.moment : "");
  }

  private beginComposing(moment: string): void {
    if (moment === this.composedAt) return;
    this.composedAt = moment;
    this.composition = moment ? this.compose(this) : null;
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

  /** Make a choice, and others at once that belong to it. */
  async choose(notation: string, then: string[] = []): Promise<boolean> {
    const wanted = {
      seat: this.seat,
      position: this.table.position,
      choice: notation,
      ...(then.length > 0 && { then }),
    };
    const isMade = await this.try(() => this.wish("choices", wanted));
    if (isMade) this.chooser.clear();
    return isMade;
  }

  async confirm(): Promise<void> {
    if (this.isBusy) return;
    if (this.canConfirm) {
      const [first, ...then] = this.picked.map(({ notation }) => notation);
      if (first) await this.choose(first, then);
    } else if (this.composition) this.whyNotShown = { reason: this.composition.line, section: "" };
  }

  /** Whether something is picked that was not confirmed yet. */
  get isPicking(): boolean {
    return this.chooser.hasBegun || (this.composition !== null && !this.composition.isEmpty);
  }

  /** Whether what is picked can be confirmed as it is. */
  get canConfirm(): boolean {
    return this.composition ? this.composition.isWhole : this.chooser.ready !== null;
  }

  /** The choices that would be made, as far as they are picked. */
  get picked(): Option[] {
    const { ready } = this.chooser;
    return this.composition?.options ?? (ready ? [ready] : []);
  }

  /** Pick what makes a choice. */
  pick(notation: string): void {
    if (this.composition) this.composition.pick(this.detail.choices[notation] as Struct);
    else this.chooser.select(notation);
  }

  clear(): void {
    this.composition?.clear();
    this.chooser.clear();
  }

  unseal = (): Promise<boolean> => this.wishFor("unseal");
  undo = (): Promise<boolean> => this.wishFor("undo", { whole_turn: false });
  restartTurn = (): Promise<boolean> => this.wishFor("undo", { whole_turn: true });
  /**
   * Take the last choice back, first one that waits for the others; where bots have chosen since, with what they chose.
   */
  goBack = (): Promise<boolean> => {
    if (this.sealedAnswer) return this.unseal();
    return this.prompt?.can_undo ? this.undo() : this.takeback();
  };
  takeback = (): Promise<boolean> => this.wishFor("takeback");
  proposeEnd = (): Promise<boolean> => this.wishFor("end");
  answer = (accepts: boolean, seat = this.seat): Promise<boolean> => this.wishFor("answer", { accepts, seat });
  start = (): Promise<boolean> => this.wishFor("start");
  leave = (): Promise<boolean> => this.wishFor("leave");

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
    const asking = ++this.asking;
    const told = await this.judged(notation);
    // Whoever has pressed elsewhere meanwhile does not want to know any more.
    if (told && asking === this.asking) this.whyNotShown = known ? { ...told, reason: known } : told;
  }

  private async judged(notation: string): Promise<WhyNot | null> {
    const asked = `seat=${this.seat}&choice=${encodeURIComponent(notation)}`;
    try {
      const verdict = await get<Verdict>(`/api/tables/${this.table.id}/why?${asked}`);
      if (verdict.is_allowed) return this.notNow();
      return verdict.reason === NOT_ASKED ? this.notYet(notation) : this.because(verdict.reason, verdict.section_id);
    } catch {
      return null; // looking needs no server
    }
  }

  /** Something else is asked: say when this is, or else what is. */
  private notYet(notation: string): WhyNot {
    const key = `${this.detail.game}-not-yet-${this.detail.choices[notation]?.type}`;
    if (this.words.has(key)) return { reason: this.words.say(key), section: "" };
    return { reason: settings.messages.say("table-not-asked", { asked: questionOf(this) }), section: "" };
  }

  /** The last refusal in one line; empty where there is none. */
  get refusal(): string {
    const shown = this.whyNotShown;
    return shown ? shown.reason + (shown.section ? ` (${shown.section})` : "") : "";
  }

  dismissRefusal(): void {
    this.asking++;
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
    this.table.noteChoosers(position.events as Struct[], position.by);
    return position;
  }

  private wishFor(what: string, more: object = {}): Promise<boolean> {
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
    this.whyNotShown = this.because(refusal.problem.error, refusal.problem.section_id ?? "");
    if (refusal.status === 409) await this.table.load();
  }

  /** By itself it could be chosen, yet it was not: whoever pushes it is owed an answer. */
  private notNow(): WhyNot {
    return { reason: settings.messages.say("table-not-with-picked"), section: "" };
  }

  private because(reason: string, section: string): WhyNot {
    for (const key of [`why-${reason}`, `problem-${reason}`]) {
      if (this.words.has(key)) return { reason: this.words.say(key), ...this.place(section) };
    }
    return { reason: settings.messages.say("problem-refused"), section: "" };
  }

  /** A section by its id, which begins with the anchor of its chapter. */
  private place(section: string): Omit<WhyNot, "reason"> {
    const key = `section-${section}`;
    if (!this.words.has(key)) return { section: "" };
    return { section: this.words.say(key), chapter: `/rules/${this.detail.game}#${section.split("-")[0]}` };
  }

  /** A choice in words. */
  tell(struct: Struct): string {
    return this.words.choice(struct);
  }
}
