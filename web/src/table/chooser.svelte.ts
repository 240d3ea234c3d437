// Choosing by pointing: the options of a seat are narrowed by what was picked, until one is left to be confirmed.
//
// An option is a struct such as {type: "swap", first: "retz", second: "chigi"}. A picture on the board stands for a value
// of a field; it is lit while some option that is still possible has that value. Nothing here knows any rule.
import type { Struct } from "../api/types";

export type Option = { notation: string; struct: Struct };
export type Pick = { field: string; value: unknown };

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
    const types = new Set(this.options.map((option) => option.struct.type));
    this.type = types.size === 1 ? [...types][0]! : "";
    this.picked = [];
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

  private agrees(struct: Struct, except = ""): boolean {
    return this.picked.every(({ field, value }) => field === except || struct[field] === value);
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
    if (type !== this.type) {
      return this.options.some(({ struct }) => this.isOfType(struct, type) && struct[field] === value);
    }
    if (this.has(field) && !this.ready) return false;
    return this.options.some(
      ({ struct }) => this.isOfType(struct, type) && struct[field] === value && this.agrees(struct, field),
    );
  }

  isPicked(field: string, value: unknown): boolean {
    return this.picked.some((pick) => pick.field === field && pick.value === value);
  }

  /** Pick a value, or put it back. A pick of another kind of choice begins anew. */
  pick(field: string, value: unknown, type = this.type): void {
    if (this.isPicked(field, value) && (!type || type === this.type)) {
      if (this.ready && Date.now() - this.pickedAt < TWICE) this.onTwice();
      else this.picked = this.picked.filter((pick) => pick.field !== field);
      return;
    }
    if (type !== this.type) {
      this.type = type;
      this.picked = [];
    }
    this.pickedAt = Date.now();
    this.picked = [...this.picked.filter((pick) => pick.field !== field), { field, value }];
    if (this.possible.length === 0) this.picked = [{ field, value }];
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
