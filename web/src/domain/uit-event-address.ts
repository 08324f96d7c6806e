import { BASE } from './paths.ts';

/** UiTdatabank's ids are uuids; the oldest lack the last hyphen. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-(?:[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/i;

/** Whether the last segment of a path names an event of UiTdatabank; anything else is a story of our own. */
export function isUitEventId(segment: string): boolean {
  return ID.test(segment);
}

/**
 * The path of an event on this site: the path of its `@id` without `event/` (`events/` since 2026), behind the
 * route of the tour's activities. `undefined` for an `@id` that is no address.
 */
export function uitEventPath(atId: string): string | undefined {
  if (!URL.canParse(atId)) return undefined;
  return BASE.onTourExperience + new URL(atId).pathname.replace(/\/events?\//, '/');
}
