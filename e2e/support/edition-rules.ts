import type { EditionItem } from './edition.ts';

// The rules of moments and reservations, implemented independently of the site and more simply.

/** The tags of an item that visitors see, most serious first. */
const STATUS_TAGS = ['geannuleerd', 'volzet', 'verplaatst', 'nieuw'];

export const statusesOf = ({ tags }: Pick<EditionItem, 'tags'>): string[] =>
  STATUS_TAGS.filter((word) => tags.includes(word));

const isGone = ({ tags }: EditionItem): boolean => tags.includes('volzet') || tags.includes('geannuleerd');

/**
 * Returns the path and query of a moment's page. The moment's id is the first six characters of its uuid in base64url.
 */
export function momentLink({ uuid, page }: Pick<EditionItem, 'uuid' | 'page'>): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 6);
  return `/${page}?moment=${id}`;
}

/** Returns the names of an item's authors in one line; `undefined` if it has none. */
export function bylineOf({ authors }: Pick<EditionItem, 'authors'>): string | undefined {
  if (authors.length === 0) return undefined;
  if (authors.length < 4) return authors.join(', ');
  return `${authors[0]}, ${authors[1]} +${authors.length - 2}`;
}

const instant = (utc: string) => Date.parse(`${utc}Z`);

/** Whether an item has ended. An item without an end counts as ended two hours after its start. */
export const isOver = ({ start, end }: EditionItem, now: Date): boolean =>
  +now > (end > start ? instant(end) : instant(start) + 7_200_000);

/**
 * Returns the moment that a visitor of this item's page can attend: the item itself if it is neither over nor sold out
 * or cancelled, otherwise the first such moment of its experience.
 */
export function openMoment(
  item: EditionItem,
  all: readonly EditionItem[],
  now: Date,
): EditionItem | undefined {
  const isOpen = (one: EditionItem) => !isGone(one) && !isOver(one, now);
  if (isOpen(item)) return item;
  return all.filter((one) => one.page === item.page && isOpen(one)).sort(byStart)[0];
}

/** Formats the start of an item: «maandag 27 oktober om 16:30». */
export function momentText({ start, time }: EditionItem): string {
  const day = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(instant(start));
  return `${day} om ${time}`;
}

/**
 * Returns the other moment to which a row refers if its own moment is sold out or cancelled. `today` is a day in
 * Brussels.
 */
export function alternativeOf(
  item: EditionItem,
  all: readonly EditionItem[],
  now: Date,
  today: string,
): string | undefined {
  if (!isGone(item)) return undefined;
  const [next] = all
    .filter((one) => one.page === item.page && !isGone(one) && instant(one.start) > +now)
    .sort(byStart);
  if (next === undefined) return undefined;
  if (next.day === today) return `Ook vandaag om ${next.time}.`;
  return next.day === item.day ? `Ook dezelfde dag om ${next.time}.` : `Ook op ${momentText(next)}.`;
}

const byStart = (a: EditionItem, b: EditionItem) => a.start.localeCompare(b.start);
