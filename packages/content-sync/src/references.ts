/**
 * Replaces every uuid of `names` in content: in links, relations, link marks and blocks of rich text, and plugin data.
 * No schema is needed, because a uuid never occurs by accident.
 */
export function renamed(content: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof content === 'string') return names.get(content) ?? content;
  if (Array.isArray(content)) return content.map((item) => renamed(item, names));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, renamed(value, names)]));
}

/** Returns the inverse map, from the other ids back to the original ids. */
export const reversed = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].map(([one, other]) => [other, one]));
