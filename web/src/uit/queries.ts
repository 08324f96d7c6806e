import type { UitLabel } from '../domain/events/uit-event.ts';
import { PAGE_SIZE } from '../domain/pages/paging.ts';

/** Number of events that UiTdatabank can return for a query: it rejects pages beyond the ten thousandth event. */
const WINDOW = 10_000;

/** The last page of the list that can be requested. */
export const LAST_PAGE = Math.floor(WINDOW / PAGE_SIZE);

/**
 * Returns the query for one page of events with the product's label, and with `label` if one is chosen. `page` counts
 * from 1, but the API's `start` from 0. Adds no other parameters: the API responds to an unknown one with 404.
 */
export function listQuery(product: string, page: number, label: UitLabel | undefined): URLSearchParams {
  const question = embedded(product, label);
  question.set('start', String((page - 1) * PAGE_SIZE));
  question.set('limit', String(PAGE_SIZE));
  question.set('sort[availableTo]', 'asc');
  // Many events end at the same time, in no fixed order: without a second sort key, pages would overlap.
  question.append('sort[created]', 'asc');
  return question;
}

/**
 * Returns the query for one event by its id, even if the event is over: people share links, and the API hides past
 * events unless both ends of a date range are `*`. Only finds events with the product's label, because the database
 * also contains other events.
 */
export function eventQuery(product: string, id: string): URLSearchParams {
  const question = embedded(product);
  question.set('id', id);
  question.set('availableFrom', '*');
  question.set('availableTo', '*');
  return question;
}

function embedded(...labels: (string | undefined)[]): URLSearchParams {
  const question = new URLSearchParams({ embed: 'true' });
  // With `labels[]`, the API reads every label; with `labels`, it reads only the last one.
  for (const label of labels) if (label !== undefined) question.append('labels[]', label);
  return question;
}
