import { isInBookstore } from '../../domain/events/event-places.ts';
import { byNextOccurrence, nextOccurrence, standingOf } from '../../domain/events/uit-event-times.ts';
import { formatBeginning, formatPeriod } from '../../domain/events/uit-event-wording.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { type Bookstore, nearestBookstores } from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { postalAddress } from '../../domain/pages/postal-address.ts';
import { pointOfAddress } from '../../domain/towns/find-town.ts';
import { formatAway } from '../../domain/towns/town.ts';
import { undefinedIfUnavailable } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** The number of related pages under «Nog boekhandels». */
const NEIGHBOURS = 3;

/** Returns the fields of a bookstore that lists show, and the location of its town. */
export const placedBookstore = ({ uuid, path, title, address }: Omit<Bookstore, 'point'>): Bookstore => ({
  uuid,
  path,
  title,
  address,
  point: address === undefined ? undefined : pointOfAddress(postalAddress(address)),
});

/** Loads the upcoming events in a bookstore, and the nearest other bookstores. */
export async function aroundBookstore(
  { cms, events: source, now }: Pick<PageRequest, 'cms' | 'events' | 'now'>,
  page: GenericPage,
  others: readonly ArticleSummary[],
) {
  const { point } = placedBookstore(page);
  const neighbours = others.filter(({ uuid }) => uuid !== page.uuid).map(placedBookstore);
  const events = await undefinedIfUnavailable(
    cms.trackSelection(async () => {
      const { items } = await source.allEvents();
      return items.filter((event) => isInBookstore(event, page) && standingOf(event, now) !== 'over');
    }),
  );
  return {
    events: [...(events ?? [])].sort(byNextOccurrence(now)).map((event) => ({
      path: event.path,
      title: event.title,
      language: event.language,
      when:
        event.calendar.kind === 'dates'
          ? formatBeginning(nextOccurrence(event.calendar, now))
          : formatPeriod(event.calendar),
    })),
    stores: point
      ? nearestBookstores(point, neighbours, NEIGHBOURS).map((store) => ({
          store,
          away: store.point && formatAway(point, store.point),
        }))
      : [],
  };
}
