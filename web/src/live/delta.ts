// Changes of a view, as docs/protocol.md describes them.
type Json = unknown;
type Parts = Record<string, Json>;

/** The view after a change; the view given stays as it is. */
export function changed<T>(view: T, change: Record<string, Json> | undefined): T {
  if (!change || Object.keys(change).length === 0) return view;
  return applied(view, change) as T;
}

function applied(value: Json, change: Json): Json {
  if (Array.isArray(change)) {
    const [first, removed, ...items] = change as [number, number, ...Json[]];
    return (value as Json[]).toSpliced(first, removed, ...items);
  }
  const parts = (Array.isArray(value) ? [...value] : { ...(value as Parts) }) as Parts;
  for (const [name, part] of Object.entries(change as Parts)) {
    if (name.startsWith("~")) parts[name.slice(1)] = applied(parts[name.slice(1)], part);
    else parts[name] = part;
  }
  return parts;
}
