/** An event in UiTdatabank's JSON-LD. Only `@id` is guaranteed: real documents lack almost any other field. */
export type EventDocument = Readonly<Record<string, unknown>> & { readonly '@id': string };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the values at a path such as `terms.id` or `name.*`. Lists are traversed, and `*` matches any key. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [key = '', ...rest] = path.split('.');
  const below = itemsOf(value).flatMap((item) => {
    if (!isRecord(item)) return [];
    return key === '*' ? Object.values(item) : Object.hasOwn(item, key) ? [item[key]] : [];
  });
  return rest.length === 0 ? below.flatMap(itemsOf) : below.flatMap((item) => valuesAt(item, rest.join('.')));
}

/** Returns the strings at a path. */
export function textsAt(value: unknown, path: string): string[] {
  return valuesAt(value, path).filter((found) => typeof found === 'string');
}

/** Returns UiTdatabank's id of an event, a place or an organiser: the last segment of its URI. */
export function idOf(uri: string): string {
  return uri.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
