// What is laid for a price: whether it suffices, and what of it is superfluous. As payment.py has it; the server
// decides.

export type Laid = {
  price: number;
  /** What has been paid before. */
  paid: number;
  /** The values of the cards laid. */
  values: number[];
  tokens: number;
};

export function sumOf({ paid, values, tokens }: Laid): number {
  return values.reduce((sum, value) => sum + value, paid + tokens);
}

/** What is laid beyond the price; less than nothing while something is missing. */
export function excessOf(laid: Laid): number {
  return sumOf(laid) - laid.price;
}

/** Whether tokens are laid beyond the price. */
export function areTokensSuperfluous(laid: Laid): boolean {
  return laid.tokens > 0 && excessOf(laid) > 0;
}

/** Whether a card of that value could be left out. */
export function isCardSuperfluous(laid: Laid, value: number): boolean {
  return excessOf(laid) >= value;
}

export function isRight(laid: Laid): boolean {
  return (
    excessOf(laid) >= 0 && !areTokensSuperfluous(laid) && !laid.values.some((value) => isCardSuperfluous(laid, value))
  );
}

export type Tokens = { power: number; gold: number };

/** All ways to lay so many tokens of those that there are, the most power first. */
export function mixesOf(rest: number, left: Tokens): Tokens[] {
  const least = Math.max(0, rest - left.gold);
  const most = Math.min(rest, left.power);
  if (rest <= 0 || least > most) return [];
  return Array.from({ length: most - least + 1 }, (_, less) => ({ power: most - less, gold: rest - most + less }));
}
