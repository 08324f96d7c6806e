import { formatShortMoment } from '../../web/src/domain/time/format.ts';
import { expectedItems, readEdition } from '../support/edition.ts';
import { NOTHING_CHOSEN } from '../support/selection.ts';
import type { Thing } from './driver.ts';

/** The festival's Monday, the date on which the sites of these journeys run. */
export const MONDAY = '2025-10-27';

const [first] = expectedItems(readEdition().items, MONDAY, NOTHING_CHOSEN);
if (!first) throw new Error('the edition has no items on the Monday');

/** Title of the first moment on {@link MONDAY}. */
export const FIRST_TITLE = first.title;

const named = `${first.title}, ${formatShortMoment(new Date(`${first.start}Z`))}`;

/** The button that saves the first moment. */
export const SAVE: Thing = { role: 'button', name: `Bewaar: ${named}` };
/** The button of the first moment after the visitor has saved it. */
export const SAVED: Thing = { role: 'button', name: `Op je stapel: ${named}` };
