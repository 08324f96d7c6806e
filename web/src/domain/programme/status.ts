import { type KnownTag, meaningOfTag } from './tag.ts';

/** What editors say of an item by tagging it, the gravest first. */
const STATUSES = ['geannuleerd', 'volzet', 'verplaatst', 'nieuw'] as const satisfies readonly KnownTag[];
export type Status = (typeof STATUSES)[number];

/** The statuses among an item's tags, each once, the gravest first; other tags say nothing here. */
export function statusesOf(tags: readonly string[]): Status[] {
  const meanings = new Set(tags.map(meaningOfTag));
  return STATUSES.filter((status) => meanings.has(status));
}

/** Cancelled: it stands in the list, so that who looks for it finds out. */
export const isCancelled = (item: { tags: readonly string[] }): boolean =>
  statusesOf(item.tags).includes('geannuleerd');

/** Nobody can reserve a seat any more. */
export function isClosed(item: { tags: readonly string[] }): boolean {
  return isCancelled(item) || statusesOf(item.tags).includes('volzet');
}
