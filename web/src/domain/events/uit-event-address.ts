import { BASE } from '../pages/paths.ts';

/** UiTdatabank's ids are uuids; the oldest lack the last hyphen. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-(?:[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/i;

/** Whether the last segment of a path names an event of UiTdatabank; anything else is a story of our own. */
export function isUitEventId(segment: string): boolean {
  return ID.test(segment);
}

/**
 * The path of an event on this site: the last part of its `@id`, behind the route of the tour's activities. What stands
 * before it differs: `event/`, `events/` since 2026, `rest/events/` at the search host. `undefined` for an `@id` that
 * names nothing.
 */
export function uitEventPath(atId: string): string | undefined {
  if (!URL.canParse(atId)) return undefined;
  const id = new URL(atId).pathname.split('/').findLast((part) => part !== '');
  return id === undefined ? undefined : `${BASE.onTourExperience}/${id}`;
}
