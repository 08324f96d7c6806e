/**
 * Content with every uuid of `names` replaced by its other name, wherever it stands: in links, in fields that choose
 * stories (one or several), in link marks of rich text, in blocks inside it, and in the data of plugins. A uuid is
 * not written by accident, so that no schema has to say where to look.
 */
export function renamed(content: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof content === 'string') return names.get(content) ?? content;
  if (Array.isArray(content)) return content.map((item) => renamed(item, names));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, renamed(value, names)]));
}

/** The same names, read the other way. */
export const reversed = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].map(([one, other]) => [other, one]));
