// Choosing by pointing: the options of a seat are narrowed by what was picked, until one is left to be confirmed.
//
// An option is a struct such as {type: "swap", first: "retz", second: "chigi"}. A picture on the board stands for a value
// of a field; it is lit while some option that is still possible has that value. Nothing here knows any rule.
import type { Struct } from "../api/types";

export type Pick = { field: string; value: unknown };

export class Chooser {
  /** What may be chosen: notation and struct. */
  options = $state.raw<{ notation: string; struct: Struct }[]>([]);
  type = $state<string>("");
  picked = $state.raw<Pick[]>([]);

  /** Begin anew with other options. */
  offer(notations: string[], structs: Record<string, Record<string, unknown>>): void {
    this.options = notations.map((notation) => ({ notation, struct: structs[notation] as Struct }));
    this.clear();
  }

  clear(): void {
    const types = new Set(this.options.map((option) => option.struct.type));
    this.type = types.size === 1 ? [...types][0]! : "";
    this.picked = [];
  }

  /** The options that agree with what was picked. */
  get possible(): { notation: string; struct: Struct }[] {
    return this.options.filter(
      ({ struct }) =>
        (!this.type || struct.type === this.type) && this.picked.every(({ field, value }) => struct[field] === value),
    );
  }

  /** The one option left, if all its fields are picked, or it is the only one there ever was. */
  get ready(): { notation: string; struct: Struct } | null {
    const possible = this.possible;
    if (possible.length !== 1 || (this.picked.length === 0 && this.options.length > 1 && !this.isBare(possible[0]!.struct)))
      return null;
    return possible[0]!;
  }

  private isBare(struct: Struct): boolean {
    return this.type !== "" && Object.keys(struct).length === 1;
  }

  /** Whether a value of a field can be picked now. */
  isLit(field: string, value: unknown, type = this.type): boolean {
    if (this.picked.some((pick) => pick.field === field)) return false;
    return this.options.some(
      ({ struct }) =>
        (!type || struct.type === type) &&
        struct[field] === value &&
        this.picked.every((pick) => struct[pick.field] === pick.value),
    );
  }

  isPicked(field: string, value: unknown): boolean {
    return this.picked.some((pick) => pick.field === field && pick.value === value);
  }

  /** Pick a value, or put it back. A pick of another kind of choice begins anew. */
  pick(field: string, value: unknown, type = this.type): void {
    if (this.isPicked(field, value) && (!type || type === this.type)) {
      this.picked = this.picked.filter((pick) => pick.field !== field);
      return;
    }
    if (type !== this.type) {
      this.type = type;
      this.picked = [];
    }
    this.picked = [...this.picked.filter((pick) => pick.field !== field), { field, value }];
    if (this.possible.length === 0) this.picked = [{ field, value }];
  }
}
