/**
 * Serializes JSON in the format of the folder: two spaces, a trailing line break, and the keys in the order of
 * `before`, the old text of the file. A space may return keys in another order, which does not count as a change.
 */
export function stableJson(value: unknown, before: string | undefined): string {
  return `${JSON.stringify(inOrderOf(value, parsed(before)), null, 2)}\n`;
}

/** Whether two values are equal, ignoring the order of keys. */
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

/** Finds the old version of a list item. A moved block keeps its `_uid`. */
function counterpart(item: unknown, at: number, items: readonly unknown[]): unknown {
  const uid = isRecord(item) ? item._uid : undefined;
  const moved = uid === undefined ? undefined : items.find((other) => isRecord(other) && other._uid === uid);
  return moved ?? items[at];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
