import { formatShortMoment } from '../../web/src/domain/time/format.ts';
import { expectedItems, NOTHING_CHOSEN, readEdition } from '../support/edition.ts';
import type { Thing } from './driver.ts';

/** The festival's Monday, on which the sites of these journeys stand. */
export const MONDAY = '2025-10-27';

const [first] = expectedItems(readEdition().items, MONDAY, NOTHING_CHOSEN);
if (!first) throw new Error('nothing is planned on the Monday');

/** What the first moment of that day is called. */
export const FIRST_TITLE = first.title;

const named = `${first.title}, ${formatShortMoment(new Date(`${first.start}Z`))}`;

/** The ribbon by which it is saved. */
export const SAVE: Thing = { role: 'button', name: `Bewaar: ${named}` };
/** The same ribbon once it is. */
export const SAVED: Thing = { role: 'button', name: `Op je stapel: ${named}` };
