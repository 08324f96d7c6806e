import { type Columns, isRecord } from './columns.ts';
import { operatorTest, type Test } from './filter-operator.ts';
import { InvalidArgument } from './invalid-argument.ts';
import { dateOperand, listOf } from './operand.ts';

/**
 * Compiles a `filter_query` to a predicate. Fields and operators are joined by AND; `__or` contains a list of
 * alternatives, at least one of which must match. Undefined, an empty string and an empty object do not filter.
 */
export function compileFilter(columns: Columns, filter: unknown): Test | undefined {
  if (filter === undefined || filter === null || filter === '') return undefined;
  if (!isRecord(filter)) throw new InvalidArgument('filter_query must be an object of fields');
  const tests = Object.entries(filter).flatMap(([field, condition]) =>
    field === '__or' ? [anyOf(columns, condition)] : fieldTests(columns, field, condition),
  );
  return tests.length === 0 ? undefined : allOf(tests);
}

/**
 * Joins predicates by AND. Returns a single predicate unchanged for speed, because it may run on tens of thousands of
 * stories.
 */
export function allOf(tests: readonly Test[]): Test {
  const [only, ...others] = tests;
  if (only && others.length === 0) return only;
  return (at) => tests.every((test) => test(at));
}

/**
 * Returns sets of stories that each contain all matches of the filter, and possibly other stories. Uses only sets that
 * the columns provide without a full scan: stories by the text of a field, and by a date range. Throws InvalidArgument.
 */
export function candidateSets(columns: Columns, filter: unknown): (readonly number[])[] {
  if (!isRecord(filter)) return [];
  return Object.entries(filter).flatMap(([field, condition]) => {
    if (field === '__or' || !isRecord(condition)) return [];
    const path = `content.${field}`;
    const { in: wanted, gt_date: after, lt_date: before } = condition;
    const sets: (readonly number[])[] = [];
    if (isGiven(wanted)) sets.push(union(listOf(wanted), columns.places(path)));
    if (isGiven(after) || isGiven(before)) {
      const from = isGiven(after) ? dateOperand('gt_date', after) : Number.NEGATIVE_INFINITY;
      const to = isGiven(before) ? dateOperand('lt_date', before) : Number.POSITIVE_INFINITY;
      sets.push(columns.between(path, from, to));
    }
    return sets;
  });
}

/**
 * Converts a `filter_query_v2` to a `filter_query`. In version 2, `in` and `not_in` have one value, which may contain
 * commas.
 */
export function wholeOperands(filter: unknown): unknown {
  if (!isRecord(filter)) return filter;
  return mapped(filter, (condition) =>
    isRecord(condition)
      ? mapped(condition, (operand, operator) =>
          (operator === 'in' || operator === 'not_in') && isGiven(operand) ? [operand] : operand,
        )
      : condition,
  );
}

function mapped(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Returns the positions that the map contains for any of these keys, each position once. */
export function union(
  keys: readonly string[],
  map: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const [first = [], ...others] = [...new Set(keys)].map((key) => map.get(key) ?? []);
  return others.length === 0 ? first : [...new Set([first, ...others].flat())];
}

function isGiven(operand: unknown): boolean {
  return operand !== undefined && operand !== null;
}

function fieldTests(columns: Columns, field: string, condition: unknown): Test[] {
  if (condition === undefined || condition === null || condition === '') return [];
  if (!isRecord(condition)) {
    throw new InvalidArgument(`filter_query: ${field} needs an operator, as in {${field}: {in: "…"}}`);
  }
  return Object.entries(condition)
    .filter(([, operand]) => isGiven(operand))
    .map(([operator, operand]) => operatorTest(columns, `content.${field}`, operator, operand));
}

function anyOf(columns: Columns, condition: unknown): Test {
  const alternatives = Array.isArray(condition)
    ? condition
    : isRecord(condition)
      ? Object.entries(condition).map(([field, operators]) => ({ [field]: operators }))
      : undefined;
  if (!alternatives) throw new InvalidArgument('filter_query: __or must be a list of objects');
  const tests = alternatives.map((alternative) => compileFilter(columns, alternative));
  return (at) => tests.length === 0 || tests.some((test) => test === undefined || test(at));
}
