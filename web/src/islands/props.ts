/**
 * Serializes the props of an island as JSON for a `<script>`. An object with one property, whose name starts with `$`, stands for
 * a date, a map or search parameters; no property of the props may have such a name. Properties that are `undefined` are left out.
 * Throws on an invalid date. Values that occur twice are written twice: compressed, that is shorter than references.
 */
export function serializeProps(props: object): string {
  return JSON.stringify(props, tagged).replaceAll('<', '\\u003c');
}

/** Reads what {@link serializeProps} wrote. */
export function parseProps(text: string): object {
  return JSON.parse(text, untagged);
}

/** Looks at the property itself, because JSON passes a date as the string that its `toJSON` returns. */
function tagged(this: Readonly<Record<string, unknown>>, name: string, written: unknown): unknown {
  const value = this[name];
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof URLSearchParams) return { $query: String(value) };
  return written;
}

function untagged(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // `as`: `tagged` wrote it.
  if ('$date' in value) return new Date(value.$date as string);
  if ('$map' in value) return new Map(value.$map as [unknown, unknown][]);
  if ('$query' in value) return new URLSearchParams(value.$query as string);
  return value;
}
