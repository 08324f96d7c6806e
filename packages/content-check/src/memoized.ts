/** Memoizes `compute` per object, and per `variant` of it. */
export function memoized<Key extends object, Value>(
  compute: (key: Key, variant: string) => Value,
): (key: Key, variant?: string) => Value {
  const known = new WeakMap<Key, Map<string, Value>>();
  return (key, variant = '') => {
    const values = known.get(key) ?? new Map<string, Value>();
    known.set(key, values);
    const value = values.get(variant) ?? compute(key, variant);
    values.set(variant, value);
    return value;
  };
}
