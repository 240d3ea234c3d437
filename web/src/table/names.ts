// Who sits where, by names that can be told apart.

/** The names by seat; of several that are alike all but the first get a number, as the server writes it. */
export function distinctNames(names: string[]): string[] {
  const told: string[] = [];
  for (const name of names) {
    let other = name;
    for (let number = 2; told.includes(other) || (other !== name && names.includes(other)); number++) other = `${name} (${number})`;
    told.push(other);
  }
  return told;
}
