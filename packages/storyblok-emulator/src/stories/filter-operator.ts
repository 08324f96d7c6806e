import { type Columns, parseInteger, textOf } from './columns.ts';
import { InvalidArgument } from './invalid-argument.ts';
import { dateOperand, listOf, numberOperand, wildcard } from './operand.ts';

/** A predicate that tells whether the story at a position in the index matches. */
export type Test = (at: number) => boolean;

type Operator = (columns: Columns, path: string, operand: unknown) => Test;

const operators: Record<string, Operator> = {
  in: (columns, path, operand) => {
    const wanted = new Set(listOf(operand));
    return onText(columns, path, (text) => text !== undefined && wanted.has(text));
  },
  in_int: (columns, path, operand) => {
    const wanted = new Set(listOf(operand).map(parseInteger));
    return onNumber(columns.numbers(path, 'int'), (value) => wanted.has(value));
  },
  not_in: (columns, path, operand) => {
    const unwanted = new Set(listOf(operand));
    return onText(columns, path, (text) => text === undefined || !unwanted.has(text));
  },
  like: (columns, path, operand) => {
    const matches = wildcard(operand);
    return onText(columns, path, (text) => text !== undefined && matches(text));
  },
  not_like: (columns, path, operand) => {
    const matches = wildcard(operand);
    return onText(columns, path, (text) => text === undefined || !matches(text));
  },
  in_array: anyInArray,
  any_in_array: anyInArray,
  all_in_array: (columns, path, operand) => {
    const wanted = listOf(operand);
    return onArray(columns, path, (items) => wanted.every((item) => items.includes(item)));
  },
  is: (columns, path, operand) => {
    const values = columns.values(path);
    const judge = judgements[String(operand)];
    if (!judge) {
      throw new InvalidArgument(
        `is: ${JSON.stringify(operand)} is not one of ${Object.keys(judgements).join(', ')}`,
      );
    }
    return (at) => judge(values[at]);
  },
  exists: (columns, path, operand) => {
    const values = columns.values(path);
    const wanted = operand === true || operand === 'true' || operand === 1 || operand === '1';
    return (at) => (values[at] !== undefined && values[at] !== null) === wanted;
  },
  // The bound is exclusive, as in Storyblok. To include the bound, clients query from the minute before it.
  gt_date: (columns, path, operand) => {
    const bound = dateOperand('gt_date', operand);
    return onNumber(columns.dates(path), (value) => value > bound);
  },
  lt_date: (columns, path, operand) => {
    const bound = dateOperand('lt_date', operand);
    return onNumber(columns.dates(path), (value) => value < bound);
  },
  gt_int: (columns, path, operand) => {
    const bound = numberOperand('gt_int', operand);
    return onNumber(columns.numbers(path, 'int'), (value) => value > bound);
  },
  lt_int: (columns, path, operand) => {
    const bound = numberOperand('lt_int', operand);
    return onNumber(columns.numbers(path, 'int'), (value) => value < bound);
  },
  gt_float: (columns, path, operand) => {
    const bound = numberOperand('gt_float', operand);
    return onNumber(columns.numbers(path, 'float'), (value) => value > bound);
  },
  lt_float: (columns, path, operand) => {
    const bound = numberOperand('lt_float', operand);
    return onNumber(columns.numbers(path, 'float'), (value) => value < bound);
  },
};

const judgements: Record<string, (value: unknown) => boolean> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
};

/**
 * Returns a predicate that applies one operator to the field at a path such as `content.start_date`. If the operator is
 * unknown, throws InvalidArgument.
 */
export function operatorTest(columns: Columns, path: string, name: string, operand: unknown): Test {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) {
    throw new InvalidArgument(
      `filter_query: ${JSON.stringify(name)} is not one of ${Object.keys(operators).join(', ')}`,
    );
  }
  return operator(columns, path, operand);
}

function anyInArray(columns: Columns, path: string, operand: unknown): Test {
  const wanted = new Set(listOf(operand));
  return onArray(columns, path, (items) => items.some((item) => wanted.has(item)));
}

function onText(columns: Columns, path: string, test: (text: string | undefined) => boolean): Test {
  const values = columns.values(path);
  return (at) => test(textOf(values[at]));
}

function onArray(columns: Columns, path: string, test: (items: string[]) => boolean): Test {
  const values = columns.values(path);
  return (at) => {
    const value = values[at];
    return Array.isArray(value) && test(value.map(String));
  };
}

function onNumber(values: Float64Array, test: (value: number) => boolean): Test {
  return (at) => test(values[at] ?? Number.NaN);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
