import { availability } from './availability.ts';
import { type EventDocument, valuesAt } from './document-values.ts';
import { parseInstant } from './instant.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';

/**
 * Returns the value to sort an event by. NaN means that the event has no value; such events come last in both
 * directions.
 */
type SortValue = (event: EventDocument) => number;

const sortValues: ReadonlyMap<string, SortValue> = new Map<string, SortValue>([
  // The emulator gives all matching events the same score.
  ['score', () => 0],
  ['availableTo', (event) => availability(event).to],
  ['created', (event) => parseInstant(event.created)],
  ['modified', (event) => parseInstant(event.modified)],
  ['completeness', (event) => numberAt(event, 'completeness')],
  ['popularity', (event) => numberAt(event, 'metadata.popularity')],
]);

/** Errors for unsupported sort fields. In UiTdatabank these fields require another parameter. */
const inNeed: ReadonlyMap<string, string> = new Map([
  ['distance', 'Required "coordinates" parameter missing when sorting by distance.'],
  [
    'recommendationScore',
    'Required "recommendationFor" parameter missing when sorting by recommendation score.',
  ],
]);

/**
 * Returns a stable sort according to `sort[field]=asc|desc`, with several fields in the given order. If a field or an
 * order is invalid, throws a problem before anything is sorted.
 */
export function sorting(
  parameters: QueryParameters,
): (events: readonly EventDocument[]) => readonly EventDocument[] {
  const given = parameters.get('sort') ?? new Map<string, string>();
  if (typeof given === 'string') throw notFound('Invalid sorting syntax given.');
  const keys = [...given].map(([field, order]) => ({
    read: sortValueOf(field),
    direction: directionOf(order),
  }));
  if (keys.length === 0) return (events) => events;

  return (events) =>
    events
      .map((event) => ({ event, values: keys.map(({ read }) => read(event)) }))
      .sort((a, b) => {
        for (const [at, { direction }] of keys.entries()) {
          const order = inOrder(a.values[at] ?? Number.NaN, b.values[at] ?? Number.NaN, direction);
          if (order !== 0) return order;
        }
        return 0;
      })
      .map(({ event }) => event);
}

function sortValueOf(field: string): SortValue {
  const lack = inNeed.get(field);
  if (lack !== undefined) throw notFound(lack);
  const read = sortValues.get(field);
  if (!read) throw notFound(`Invalid sort field '${field}' given.`);
  return read;
}

function directionOf(order: string): 1 | -1 {
  if (order === 'asc') return 1;
  if (order === 'desc') return -1;
  throw notFound(`Invalid sort order '${order}' given.`);
}

function inOrder(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a === b ? 0 : direction * Math.sign(a - b);
}

function numberAt(event: EventDocument, path: string): number {
  const [value] = valuesAt(event, path);
  return typeof value === 'number' ? value : Number.NaN;
}
