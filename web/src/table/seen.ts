// How far somebody has seen each table, on this device.
const PLACE = "roisoleil-seen";
const MOST = 200;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many choices were seen at a table; none where it was never opened here. */
export function seenAt(table: string): number | undefined {
  return read()[table];
}

export function keepSeen(table: string, choices: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others), [table, choices]].slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a browser that remembers nothing
  }
}
