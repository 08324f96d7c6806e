/** An event as UiTdatabank's JSON-LD. Only its `@id` is certain: real documents lack almost anything else. */
export type EventDocument = Readonly<Record<string, unknown>> & { readonly '@id': string };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path such as `terms.id` or `name.*`: through every item of a list, `*` being any key. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [key = '', ...rest] = path.split('.');
  const below = itemsOf(value).flatMap((item) => {
    if (!isRecord(item)) return [];
    return key === '*' ? Object.values(item) : Object.hasOwn(item, key) ? [item[key]] : [];
  });
  return rest.length === 0 ? below.flatMap(itemsOf) : below.flatMap((item) => valuesAt(item, rest.join('.')));
}

/** The texts among what stands at a path. */
export function textsAt(value: unknown, path: string): string[] {
  return valuesAt(value, path).filter((found) => typeof found === 'string');
}

/** What UiTdatabank calls the id of an event, a place or an organiser: the last part of its address. */
export function idOf(uri: string): string {
  return uri.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
