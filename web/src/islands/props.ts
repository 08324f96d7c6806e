/**
 * Serializes the props of an island as JSON for a `<script>`. Dates, maps and search parameters become an object with
 * one property that starts with `$`; no prop may have such a name. Omits `undefined` properties. Throws on an invalid
 * date. Writes a repeated value again each time, which compresses better than references.
 */
export function serializeProps(props: object): string {
  return JSON.stringify(props, tagged).replaceAll('<', '\\u003c');
}

/** Parses the output of {@link serializeProps}. */
export function parseProps(text: string): object {
  return JSON.parse(text, untagged);
}

/** Serializes one property. Reads the value from its object, because `JSON.stringify` passes a date as a string. */
function tagged(this: Readonly<Record<string, unknown>>, name: string, written: unknown): unknown {
  const value = this[name];
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof URLSearchParams) return { $query: String(value) };
  return written;
}

function untagged(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // `as`: `tagged` wrote these values.
  if ('$date' in value) return new Date(value.$date as string);
  if ('$map' in value) return new Map(value.$map as [unknown, unknown][]);
  if ('$query' in value) return new URLSearchParams(value.$query as string);
  return value;
}
