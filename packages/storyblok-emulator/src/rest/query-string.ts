type Nested = Map<string, Nested | string | string[]>;

/**
 * Parses a query string with brackets: `filter_query[title][in]=x` becomes `{filter_query: {title: {in: 'x'}}}`, and
 * `name[]=x&name[]=y` becomes a list. See {@link alternatives} for `filter_query[__or][]`.
 */
export function parseQuery(search: URLSearchParams): Record<string, unknown> {
  const root: Nested = new Map();
  const or: [field: string, operator: string, operand: string][] = [];
  for (const [key, value] of search) {
    const [, name = key, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])+)$/.exec(key) ?? [];
    const steps = [...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step);
    if (name === 'filter_query' && steps[0] === '__or') {
      const [field = '', operator = ''] = steps.slice(-2);
      or.push([field, operator, value]);
    } else put(root, [name, ...steps], value);
  }
  const query = plain(root);
  if (or.length === 0) return query;
  const filter = typeof query.filter_query === 'object' ? query.filter_query : {};
  return { ...query, filter_query: { ...filter, __or: alternatives(or) } };
}

/**
 * Groups the conditions of an `__or` into alternatives. In the query string each condition follows its own `[]`, and
 * nothing separates the alternatives. A condition on another field or a repeated operator starts a new alternative. A
 * range of one field therefore stays together.
 */
function alternatives(conditions: readonly [string, string, string][]): Record<string, unknown>[] {
  const list: { field: string; operators: Map<string, string> }[] = [];
  for (const [field, operator, operand] of conditions) {
    const last = list.at(-1);
    if (last?.field === field && !last.operators.has(operator)) last.operators.set(operator, operand);
    else list.push({ field, operators: new Map([[operator, operand]]) });
  }
  return list.map(({ field, operators }) => ({ [field]: Object.fromEntries(operators) }));
}

function put(into: Nested, [step = '', ...rest]: readonly string[], value: string): void {
  const there = into.get(step);
  if (rest.length === 0) into.set(step, value);
  else if (rest.length === 1 && rest[0] === '') {
    into.set(step, Array.isArray(there) ? [...there, value] : [value]);
  } else {
    const inner: Nested = there instanceof Map ? there : new Map();
    into.set(step, inner);
    put(inner, rest, value);
  }
}

/** Converts nested maps to plain objects. Uses `fromEntries`, because a key may be `__proto__`. */
function plain(nested: Nested): Record<string, unknown> {
  return Object.fromEntries(
    [...nested].map(([key, value]) => [key, value instanceof Map ? plain(value) : value]),
  );
}
