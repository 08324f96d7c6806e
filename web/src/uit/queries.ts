import type { UitLabel } from '../domain/events/uit-event.ts';
import { PAGE_SIZE } from '../domain/pages/paging.ts';

/** UiTdatabank rejects queries beyond its ten thousandth event. */
const WINDOW = 10_000;

/** The last page of the list that can be requested. */
export const LAST_PAGE = Math.floor(WINDOW / PAGE_SIZE);

/**
 * Returns the query for one page of events with the product's label, and with `label` if one is chosen. `page` counts
 * from 1, the API's `start` from 0. No other parameters: an unknown one would be a 404.
 */
export function listQuery(product: string, page: number, label: UitLabel | undefined): URLSearchParams {
  const question = embedded(product, label);
  question.set('start', String((page - 1) * PAGE_SIZE));
  question.set('limit', String(PAGE_SIZE));
  question.set('sort[availableTo]', 'asc');
  // Many events end at the same minute and the API's order of equal ends varies: without this, pages would overlap.
  question.append('sort[created]', 'asc');
  return question;
}

/**
 * Returns the query for one event by its id, also when it is over: people share links, and the API hides past events
 * unless both ends of a range are set to `*`. Limited to events with the product's label, because the database also
 * contains those of others.
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
  // With brackets: the API would read only the last of repeated bare `labels`.
  for (const label of labels) if (label !== undefined) question.append('labels[]', label);
  return question;
}
