import { type Columns, isRecord } from './columns.ts';
import { operatorTest, type Test } from './filter-operator.ts';
import { invalidArgument } from './invalid-argument.ts';
import { listOf } from './operand.ts';

/**
 * Turns a `filter_query` into a test. Fields and operators are joined by «and»; `__or` holds a list of
 * alternatives of which one must hold. Nothing, an empty text and an empty object filter nothing.
 */
export function compileFilter(columns: Columns, filter: unknown): Test | undefined {
  if (filter === undefined || filter === null || filter === '') return undefined;
  if (!isRecord(filter)) throw invalidArgument('filter_query must be an object of fields');
  const tests = Object.entries(filter).flatMap(([field, condition]) =>
    field === '__or' ? [anyOf(columns, condition)] : fieldTests(columns, field, condition),
  );
  return tests.length === 0 ? undefined : (at) => tests.every((test) => test(at));
}

/** The components that a filter asks for, if it names them: the index knows where those stories are. */
export function componentsAsked(filter: unknown): string[] | undefined {
  if (!isRecord(filter) || !isRecord(filter.component)) return undefined;
  const wanted = filter.component.in;
  return wanted === undefined || wanted === null ? undefined : listOf(wanted);
}

function fieldTests(columns: Columns, field: string, condition: unknown): Test[] {
  if (condition === undefined || condition === null || condition === '') return [];
  if (!isRecord(condition)) {
    throw invalidArgument(`filter_query: ${field} needs an operator, as in {${field}: {in: "…"}}`);
  }
  return Object.entries(condition)
    .filter(([, operand]) => operand !== undefined && operand !== null)
    .map(([operator, operand]) => operatorTest(columns, `content.${field}`, operator, operand));
}

function anyOf(columns: Columns, condition: unknown): Test {
  const alternatives = Array.isArray(condition)
    ? condition
    : isRecord(condition)
      ? Object.entries(condition).map(([field, operators]) => ({ [field]: operators }))
      : undefined;
  if (!alternatives) throw invalidArgument('filter_query: __or must be a list of objects');
  const tests = alternatives.map((alternative) => compileFilter(columns, alternative));
  return (at) => tests.length === 0 || tests.some((test) => test === undefined || test(at));
}
