import { pagePath } from '../pages/paging.ts';
import { BASE } from '../pages/paths.ts';
import { QUERY } from '../pages/query-names.ts';
import type { ProgrammeItem, RowItem } from './programme-item.ts';

/** The alphabet of base64url (RFC 4648 §5): no sign of it is escaped in an address. */
export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six signs of six bits: nine digits of a uuid. */
const DIGITS = 9;

/**
 * The short id by which an address names one moment of an experience: the first six characters of the item's uuid in
 * base64url, which stay the same when the content moves to another space. What is no uuid stands for itself.
 */
export function momentId({ uuid }: Pick<RowItem, 'uuid'>): string {
  const digits = uuid.replaceAll('-', '').slice(0, DIGITS);
  if (!/^[0-9a-f]{9}$/i.test(digits)) return uuid;
  // Three digits are twelve bits: two signs.
  return digits.replace(/.{3}/g, (three) => {
    const bits = Number.parseInt(three, 16);
    return SIGNS.charAt(bits >> 6) + SIGNS.charAt(bits & 63);
  });
}

/**
 * Where an item is told: the page of its experience, with this moment first. `undefined` for an item without a page. An
 * activity of the tour is held once, so that its page needs no name for the moment.
 */
export function momentPath({ uuid, experience }: RowItem): string | undefined {
  if (experience === undefined || experience.uuid === uuid) return experience?.path;
  return pagePath(experience.path, 1, new URLSearchParams({ [QUERY.moment]: momentId({ uuid }) }));
}

/**
 * The same in as few signs as can be, for a page with hundreds of such links and for a poster: an address that leads on to
 * {@link momentPath}.
 */
export function shortMomentPath(item: RowItem): string | undefined {
  return item.experience && `${BASE.moment}/${momentId(item)}`;
}

/** Where an item is found as a file for a calendar. */
export const momentCalendarPath = (item: Pick<RowItem, 'uuid'>): string =>
  `${BASE.moment}/${momentId(item)}.ics`;

/** The item of an experience that an address names; `undefined` for none, and for an id of another experience. */
export function namedMoment(
  items: readonly ProgrammeItem[],
  parameters: URLSearchParams,
): ProgrammeItem | undefined {
  const asked = parameters.get(QUERY.moment);
  return asked === null ? undefined : items.find((item) => momentId(item) === asked);
}
