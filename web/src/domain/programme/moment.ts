import { pagePath } from '../pages/paging.ts';
import { BASE } from '../pages/paths.ts';
import { QUERY } from '../pages/query-names.ts';
import type { ProgrammeItem, RowItem } from './programme-item.ts';

/** The alphabet of base64url (RFC 4648 §5). Its characters need no escaping in an address. */
export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Number of hexadecimal digits that a short id encodes: each of its six characters stands for six bits. */
const DIGITS = 9;

/**
 * Returns the short id of a moment for addresses: the first six characters of the item's UUID in base64url. The id does
 * not change if the content moves to another Storyblok space. An id that is not a UUID is returned unchanged.
 */
export function momentId({ uuid }: Pick<RowItem, 'uuid'>): string {
  const digits = uuid.replaceAll('-', '').slice(0, DIGITS);
  if (!/^[0-9a-f]{9}$/i.test(digits)) return uuid;
  // Converts three hexadecimal digits, which are twelve bits, to two characters.
  return digits.replace(/.{3}/g, (three) => {
    const bits = Number.parseInt(three, 16);
    return SIGNS.charAt(bits >> 6) + SIGNS.charAt(bits & 63);
  });
}

/**
 * Returns the URL of a moment: the page of its experience with the short id of the moment. An activity of the tour
 * takes place once, so its URL needs no id. Returns `undefined` for an item without a page.
 */
export function momentPath({ uuid, experience }: RowItem): string | undefined {
  if (experience === undefined || experience.uuid === uuid) return experience?.path;
  return pagePath(experience.path, 1, new URLSearchParams({ [QUERY.moment]: momentId({ uuid }) }));
}

/** Returns the short link to a moment, for posters and long lists. It redirects to {@link momentPath}. */
export function shortMomentPath(item: RowItem): string | undefined {
  return item.experience && `${BASE.moment}/${momentId(item)}`;
}

/** Returns the address of a moment's calendar file. */
export const momentCalendarPath = (item: Pick<RowItem, 'uuid'>): string =>
  `${BASE.moment}/${momentId(item)}.ics`;

/** Returns the item that the address requests by its short id; `undefined` if the experience has no such item. */
export function namedMoment(
  items: readonly ProgrammeItem[],
  parameters: URLSearchParams,
): ProgrammeItem | undefined {
  const requested = parameters.get(QUERY.moment);
  return requested === null ? undefined : items.find((item) => momentId(item) === requested);
}
