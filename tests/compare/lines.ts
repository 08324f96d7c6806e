/** A line of a response, the unit of comparison. */
export type Line = {
  text: string;
  /** The ancestors of the line, outermost first. */
  place: string;
  /** The attributes of a start tag. */
  attributes?: ReadonlyMap<string, string>;
};

export const line = (text: string, place = ''): Line => ({ text, place });

/** Converts a parsed JSON value to lines that do not depend on the order of its keys. */
export function jsonLines(value: unknown, place = ''): Line[] {
  return JSON.stringify(sorted(value), null, 1)
    .split('\n')
    .map((text) => line(text.replace(/,$/, ''), place));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
