import { availability } from './availability.ts';
import { type EventTest, holds } from './event-fields.ts';
import { queryTest } from './lucene-match.ts';
import { parseLuceneQuery } from './lucene-query.ts';
import { occurrences } from './occurrences.ts';
import { filterChoices, filterInstant, filterText, givenList, givenText } from './parameters.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';

const STATUSES = ['Available', 'TemporarilyUnavailable', 'Unavailable'];

/**
 * Returns the tests that an event must pass in a request at `now` (ms since 1970): all requested filters and, unless
 * disabled, the default filters. By default an event must be shown now, approved or ready for validation, in Belgium,
 * and for everyone. Throws a problem for an invalid value.
 */
export function filtersOf(parameters: QueryParameters, now: number): EventTest[] {
  return [
    ...anyOf('calendarType', filterChoices(parameters, 'calendarType')),
    ...calendarFilters(parameters, now),
    ...anyOf('workflowStatus', filterChoices(parameters, 'workflowStatus', 'APPROVED,READY_FOR_VALIDATION')),
    ...availabilityFilter(parameters, now),
    ...allOf('languages', givenList(parameters, 'languages')),
    ...queryFilter(givenText(parameters, 'q'), 'or', now),
    // In a plain text search a colon does not name a field, and every word must match.
    ...queryFilter(givenText(parameters, 'text')?.replaceAll(':', '\\:'), 'and', now),
    ...oneOf('id', givenText(parameters, 'id')),
    ...oneOf('location.id', givenText(parameters, 'locationId')),
    ...oneOf('organizer.id', givenText(parameters, 'organizerId')),
    ...allOf('regions', givenList(parameters, 'regions')),
    ...oneOf('address.*.postalCode', givenText(parameters, 'postalCode') || undefined),
    ...oneOf('address.*.addressCountry', countryOf(parameters)),
    ...oneOf('audienceType', filterText(parameters, 'audienceType', 'everyone')),
    ...allOf('terms.id', givenList(parameters, 'termIds')),
    ...allOf('labels', givenList(parameters, 'labels').map(labelOf)),
  ];
}

function oneOf(field: string, value: string | undefined): EventTest[] {
  return value === undefined ? [] : [(event) => holds(event, field, value)];
}

function allOf(field: string, values: readonly string[]): EventTest[] {
  return values.flatMap((value) => oneOf(field, value));
}

function anyOf(field: string, values: readonly string[]): EventTest[] {
  return values.length === 0 ? [] : [(event) => values.some((value) => holds(event, field, value))];
}

function queryFilter(text: string | undefined, operator: 'and' | 'or', now: number): EventTest[] {
  if (text === undefined) return [];
  if (text.trim() === '') return [() => false];
  return [queryTest(parseLuceneQuery(text, operator), now)];
}

/**
 * Returns the filters by date and status. If the request has dates, a status applies to the matching date of an event,
 * otherwise to the event itself.
 */
function calendarFilters(parameters: QueryParameters, now: number): EventTest[] {
  const statuses = filterChoices(parameters, 'status');
  for (const status of statuses) {
    if (!STATUSES.includes(status)) throw notFound(`Unknown status value "${status}"`);
  }
  const range = rangeOf('date', parameters, ['dateFrom', 'dateTo']);
  if (range === undefined) return anyOf('status', statuses);
  return [
    (event) =>
      occurrences(event, now).some(
        ({ start, end, status }) =>
          start <= range.to && range.from <= end && (statuses.length === 0 || statuses.includes(status)),
      ),
  ];
}

/**
 * Returns the filter for the range from `availableFrom` to `availableTo`. It matches events that are shown at any time
 * within the range. Without `availableFrom` the range includes the past, and without `availableTo` the future.
 */
function availabilityFilter(parameters: QueryParameters, now: number): EventTest[] {
  const range = rangeOf('available', parameters, ['availableFrom', 'availableTo'], now);
  if (range === undefined) return [];
  return [
    (event) => {
      const { from, to } = availability(event);
      return from <= range.to && range.from <= to;
    },
  ];
}

function rangeOf(
  name: string,
  parameters: QueryParameters,
  [first, last]: readonly [string, string],
  byDefault?: number,
): { from: number; to: number } | undefined {
  const from = filterInstant(parameters, first, byDefault);
  const to = filterInstant(parameters, last, byDefault);
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) {
    throw notFound(`Start ${name} date should be equal to or smaller than end ${name} date.`);
  }
  return { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY };
}

function countryOf(parameters: QueryParameters): string | undefined {
  const country = filterText(parameters, 'addressCountry', 'BE');
  if (country === undefined || /^[a-z]{2}$/i.test(country)) return country;
  throw notFound(`Unknown country code '${country}'.`);
}

function labelOf(given: string): string {
  const label = given.trim();
  const length = [...label].length;
  const refuse = (reason: string) => notFound(`Value for argument ${label} should not ${reason}.`);
  if (label.includes(';')) throw refuse('contain semicolons');
  if (length < 2) throw refuse('be shorter than 2 chars');
  if (length > 255) throw refuse('be longer than 255 chars');
  return label;
}
