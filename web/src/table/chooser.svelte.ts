// Choosing by pointing: the options of a seat are narrowed by what was picked, until one is left to be confirmed.
//
// An option is a struct such as {type: "swap", first: "retz", second: "chigi"}. A picture on the board stands for a
// value of a field; it is lit while some option that is still possible has that value. Nothing here knows any rule.
import type { Struct } from "../api/types";

export type Option = { notation: string; struct: Struct };
/** A value of a field; where it leaves several ones open, `fits` tells which. */
export type Pick = { field: string; value: unknown; fits?: (value: unknown) => boolean };

/** Milliseconds within which pointing again at what was just picked means: yes, that one. */
const TWICE = 450;

export class Chooser {
  /** What may be chosen: notation and struct. */
  options = $state.raw<Option[]>([]);
  type = $state<string>("");
  picked = $state.raw<Pick[]>([]);
  /** Called when somebody points twice at the same thing and nothing else is left to be picked. */
  onTwice: () => void = () => {};

  private offered = "";
  private pickedAt = 0;

  /** Begin anew with other options; the same ones again leave what was picked. */
  offer(notations: string[], structs: Record<string, Record<string, unknown>>, moment = ""): void {
    const offered = JSON.stringify([moment, notations]);
    if (offered === this.offered) return;
    this.offered = offered;
    this.options = notations.map((notation) => ({ notation, struct: structs[notation] as Struct }));
    this.clear();
  }

  clear(): void {
    this.type = this.onlyType;
    this.picked = [];
  }

  /** The kind of all options, if they are of one. */
  private get onlyType(): string {
    const types = new Set(this.options.map((option) => option.struct.type));
    return types.size === 1 ? [...types][0]! : "";
  }

  /** Whether something was picked, if only the kind of choice. */
  get hasBegun(): boolean {
    return this.picked.length > 0 || this.type !== this.onlyType;
  }

  /** The options that agree with what was picked. */
  get possible(): Option[] {
    return this.options.filter(({ struct }) => this.isOfType(struct, this.type) && this.agrees(struct));
  }

  /** The one option left, if something was picked, or it is the only one there ever was. */
  get ready(): Option | null {
    const possible = this.possible;
    const hasPicked = this.picked.length > 0 || this.options.length === 1;
    return possible.length === 1 && (hasPicked || this.isBare(possible[0]!.struct)) ? possible[0]! : null;
  }

  private isBare(struct: Struct): boolean {
    return this.type !== "" && Object.keys(struct).length === 1;
  }

  private isOfType(struct: Struct, type: string): boolean {
    return !type || struct.type === type;
  }

  private agrees(struct: Struct, except: string[] = []): boolean {
    return this.picked.every(({ field, value, fits }) => {
      return except.includes(field) || (fits ? fits(struct[field]) : struct[field] === value);
    });
  }

  /** Whether a field has been decided. */
  has(field: string): boolean {
    return this.picked.some((pick) => pick.field === field);
  }

  /**
   * Whether a value of a field can be picked now. A field that was picked has no other lit values, until the choice is
   * complete: then one may still change one's mind.
   */
  isLit(field: string, value: unknown, type = this.type): boolean {
    return this.areLit({ [field]: value }, type);
  }

  /** Whether values of several fields, which one picture stands for, can be picked now. */
  areLit(values: Record<string, unknown>, type = this.type): boolean {
    const fields = Object.keys(values);
    const isIn = (struct: Struct): boolean =>
      this.isOfType(struct, type) && fields.every((field) => struct[field] === values[field]);
    if (type !== this.type) return this.options.some(({ struct }) => isIn(struct));
    if (fields.some((field) => this.has(field)) && !this.ready) return false;
    return this.options.some(({ struct }) => isIn(struct) && this.agrees(struct, fields));
  }

  isPicked(field: string, value: unknown): boolean {
    return this.picked.some((pick) => pick.field === field && pick.value === value);
  }

  /** Pick a value, or put it back. A pick of another kind of choice begins anew. */
  pick(field: string, value: unknown, type = this.type): void {
    this.pickAll({ [field]: value }, type);
  }

  /** Pick values of several fields at once, or put them back. */
  pickAll(values: Record<string, unknown>, type = this.type): void {
    const wanted = Object.entries(values).map(([field, value]) => ({ field, value }));
    const others = this.picked.filter((pick) => !(pick.field in values));
    const isPicked = wanted.every(({ field, value }) => this.isPicked(field, value)) && (!type || type === this.type);
    if (isPicked) {
      if (this.isTwice) this.onTwice();
      else this.picked = others;
      return;
    }
    this.picked = [...(type === this.type ? others : []), ...wanted];
    this.type = type;
    this.pickedAt = Date.now();
    if (this.possible.length === 0) this.picked = wanted;
  }

  /** Whether a push now, at what was just picked, means: yes, that one. */
  get isTwice(): boolean {
    return this.ready !== null && Date.now() - this.pickedAt < TWICE;
  }

  /** Decide for a kind of choice, and for some of its values; the rest is to be picked. */
  begin(type: string, values: Record<string, unknown> = {}): void {
    this.type = type;
    this.picked = Object.entries(values).map(([field, value]) => ({ field, value }));
    this.pickedAt = Date.now();
  }

  /** Pick all that makes an option. */
  select(notation: string): void {
    const option = this.options.find((each) => each.notation === notation);
    if (!option) return;
    this.type = option.struct.type;
    this.picked = Object.entries(option.struct)
      .filter(([field]) => field !== "type")
      .map(([field, value]) => ({ field, value }));
  }
}
