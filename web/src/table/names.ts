// Who sits where, by names that can be told apart.
import type { Sitting } from "../api/types";

/** The names by seat; of several that are alike each gets a number. */
export function distinctNames(seats: Sitting[], nameOf: (sitting: Sitting) => string): string[] {
  const names = seats.map(nameOf);
  return names.map((name, place) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, place + 1).filter((other) => other === name).length}`;
  });
}
