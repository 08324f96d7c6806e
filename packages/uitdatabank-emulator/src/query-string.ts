/**
 * The parameters of a query string by name: a text, or for names with brackets a map from the key in brackets to a
 * text.
 */
export type QueryParameters = ReadonlyMap<string, string | ReadonlyMap<string, string>>;

/**
 * Parses a query string as PHP does: `a=1&a=2` keeps the last value, `a[]=1&a[]=2` keeps both, `a[b]=1` has a key, and
 * dots and spaces in a name become underscores.
 */
export function parseQueryString(text: string): QueryParameters {
  const parameters = new Map<string, string | Map<string, string>>();
  for (const [given, value] of new URLSearchParams(text)) {
    const { name, key } = partsOf(given);
    if (name === '') continue;
    if (key === undefined) {
      parameters.set(name, value);
      continue;
    }
    const before = parameters.get(name);
    const entries = before instanceof Map ? before : new Map<string, string>();
    entries.set(key === '' ? freeIndex(entries) : key, value);
    parameters.set(name, entries);
  }
  return parameters;
}

function partsOf(given: string): { name: string; key: string | undefined } {
  const [, base, key] = /^([^[]+)\[([^\]]*)\]/.exec(given) ?? [];
  const name = (base ?? given).trimStart().replaceAll(/[ .[]/g, '_');
  return { name, key };
}

function freeIndex(entries: ReadonlyMap<string, string>): string {
  let index = entries.size;
  while (entries.has(String(index))) index += 1;
  return String(index);
}
