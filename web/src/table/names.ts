// Who sits where, by names that can be told apart.

/** The names by seat; of several that are alike all but the first get a number, as the server writes it. */
export function distinctNames(names: string[]): string[] {
  const told: string[] = [];
  for (const name of names) {
    let other = name;
    for (let number = 2; told.includes(other) || (other !== name && names.includes(other)); number++)
      other = `${name} (${number})`;
    told.push(other);
  }
  return told;
}

/**
 * By seat what a token has room for: the initial of a name, where several have the same one with the number of the
 * seat.
 */
export function initialsOf(names: string[]): string[] {
  const initials = names.map((name) => [...name][0]!.toLocaleUpperCase());
  return initials.map((initial, seat) => {
    const isShared = initials.some((other, place) => place !== seat && other === initial);
    return isShared ? `${initial}${seat + 1}` : initial;
  });
}

/** A name as it is written at a table: the number at its end stays on the line of what it counts. */
export function unbroken(name: string): string {
  return name.replace(/ (\d+|\(\d+\))$/, "\u00a0$1");
}
