/**
 * JSON as the files of the folder have it: two spaces, a line break at the end, and the keys in the order of `before`,
 * the same file as it was. A space may give them in another order; that is no change.
 */
export function stableJson(value: unknown, before: string | undefined): string {
  return `${JSON.stringify(inOrderOf(value, parsed(before)), null, 2)}\n`;
}

/** Whether two values are the same but for the order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(inOrderOf(a, b)) === JSON.stringify(b);

function inOrderOf(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, at) => inOrderOf(item, counterpart(item, at, items)));
  }
  if (!isRecord(value)) return value;
  const known = isRecord(before) ? before : {};
  const keys = [...Object.keys(known).filter((key) => key in value), ...Object.keys(value)];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, inOrderOf(value[key], known[key])]));
}

/** A block keeps its `_uid` when an editor moves it. */
function counterpart(item: unknown, at: number, items: readonly unknown[]): unknown {
  const uid = isRecord(item) ? item._uid : undefined;
  const moved = uid === undefined ? undefined : items.find((other) => isRecord(other) && other._uid === uid);
  return moved ?? items[at];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
