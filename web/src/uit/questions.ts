import type { UitLabel } from '../domain/events/uit-event.ts';
import { PAGE_SIZE } from '../domain/pages/paging.ts';

/** UiTdatabank answers no question beyond its ten thousandth event. */
const WINDOW = 10_000;

/** The last page of the list that can be asked for. */
export const LAST_PAGE = Math.floor(WINDOW / PAGE_SIZE);

/**
 * One page of the events that carry the product's label, and `label` too where one is chosen. `page` counts from 1,
 * where the API's `start` counts from 0. An unknown parameter would be a 404, so there are no others.
 */
export function listQuestion(product: string, page: number, label: UitLabel | undefined): URLSearchParams {
  const question = embedded(product, label);
  question.set('start', String((page - 1) * PAGE_SIZE));
  question.set('limit', String(PAGE_SIZE));
  question.set('sort[availableTo]', 'asc');
  // Many events end at the same minute, and the API breaks no ties: without this, pages would overlap.
  question.append('sort[created]', 'asc');
  return question;
}

/**
 * One event by its id, also when it is over: links are shared, and the API hides what is not on show now unless it
 * is asked not to, by both ends of a range. Only events with the product's label: the database holds everybody's, and
 * this is our name above it.
 */
export function eventQuestion(product: string, id: string): URLSearchParams {
  const question = embedded(product);
  question.set('id', id);
  question.set('availableFrom', '*');
  question.set('availableTo', '*');
  return question;
}

function embedded(...labels: (string | undefined)[]): URLSearchParams {
  const question = new URLSearchParams({ embed: 'true' });
  // With the brackets: of repeated bare `labels` the API would read only the last.
  for (const label of labels) if (label !== undefined) question.append('labels[]', label);
  return question;
}
