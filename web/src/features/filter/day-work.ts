// All that a browser needs of a day once its items are there, as one file that no first view asks for.

export { parseDayItems } from '../../domain/programme/day-items.ts';
export { countPerDay, dayView } from '../../domain/programme/day-view.ts';
