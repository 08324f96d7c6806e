import { pagePath } from '../pages/paging.ts';
import { BASE } from '../pages/paths.ts';
import { QUERY } from '../pages/query-names.ts';
import type { ProgrammeItem, RowItem } from './programme-item.ts';

/** The alphabet of base64url (RFC 4648 §5), whose characters need no escaping in an address. */
export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six characters of six bits equal nine hexadecimal digits of a uuid. */
const DIGITS = 9;

/**
 * The short id that names one moment in an address: the first six characters of the item's uuid in base64url, which
 * stay the same when the content moves to another space. An id that is not a uuid is returned unchanged.
 */
export function momentId({ uuid }: Pick<RowItem, 'uuid'>): string {
  const digits = uuid.replaceAll('-', '').slice(0, DIGITS);
  if (!/^[0-9a-f]{9}$/i.test(digits)) return uuid;
  // Three digits are twelve bits, which give two characters.
  return digits.replace(/.{3}/g, (three) => {
    const bits = Number.parseInt(three, 16);
    return SIGNS.charAt(bits >> 6) + SIGNS.charAt(bits & 63);
  });
}

/**
 * The page of an item: the page of its experience, with this moment first. `undefined` for an item without a page. An
 * activity of the tour takes place once, so its page needs no moment id.
 */
export function momentPath({ uuid, experience }: RowItem): string | undefined {
  if (experience === undefined || experience.uuid === uuid) return experience?.path;
  return pagePath(experience.path, 1, new URLSearchParams({ [QUERY.moment]: momentId({ uuid }) }));
}

/**
 * The shortest link to a moment, for pages with hundreds of links and for posters. It redirects to {@link momentPath}.
 */
export function shortMomentPath(item: RowItem): string | undefined {
  return item.experience && `${BASE.moment}/${momentId(item)}`;
}

/** The address of an item as a calendar file. */
export const momentCalendarPath = (item: Pick<RowItem, 'uuid'>): string =>
  `${BASE.moment}/${momentId(item)}.ics`;

/** The item that an address names; `undefined` if there is none, or if the id belongs to another experience. */
export function namedMoment(
  items: readonly ProgrammeItem[],
  parameters: URLSearchParams,
): ProgrammeItem | undefined {
  const requested = parameters.get(QUERY.moment);
  return requested === null ? undefined : items.find((item) => momentId(item) === requested);
}
