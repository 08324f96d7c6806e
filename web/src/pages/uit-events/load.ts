import { eventsNear } from '../../domain/events/event-places.ts';
import { type ListedUitEvent, listedUitEvent } from '../../domain/events/listed-uit-event.ts';
import { type UitEvent, type UitLabel, uitLabel } from '../../domain/events/uit-event.ts';
import { byNextOccurrence } from '../../domain/events/uit-event-times.ts';
import { withColour } from '../../domain/pages/page-colour.ts';
import { type ListPage, pageNumber, pageOf, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { requestedTown } from '../../domain/towns/find-town.ts';
import { DISTANCES, nearbyKm, nearbyParameters } from '../../domain/towns/nearby.ts';
import type { Town } from '../../domain/towns/town.ts';
import { orNotFound, redirect, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Events, PageRequest } from '../../ports.ts';
import { storyParts } from '../story-parts.ts';

/** Loads events by other organisers in Flanders. If the list is unavailable, the page says so, with status 503. */
export const uitEventsPage = {
  ...storyParts,
  async load({ cms, events, now, url, site }: PageRequest) {
    const { searchParams } = url;
    const known = withoutUnknownValues(url);
    if (known !== undefined) throw redirect(known);
    const label = uitLabel(searchParams.get(QUERY.uitLabel));
    const answer = requestedTown(searchParams);
    const town = answer?.kind === 'town' ? answer.town : undefined;
    const within = nearbyKm(searchParams.get(QUERY.within));
    const requested = pageNumber(searchParams.get(QUERY.page));
    const [story, found] = await Promise.all([
      cms.pageBySlug(slugOfPath(BASE.uitEvents)),
      undefinedIfUnavailable(
        town ? pageNear(events, town, within, requested, label) : wholePage(events, requested, label),
      ),
    ]);
    const overview = withColour(orNotFound(story));
    if (found && found.page.number !== requested) {
      throw redirect(
        pagePath(BASE.uitEvents, found.page.number, nearbyParameters({ label, town: town?.label, within })),
      );
    }
    // Omits the fetch time of the list from the data: the page only shows how outdated the list is, in whole minutes.
    const page = found && listed(found.page, now);
    const outdated = found && events.outdatedMinutes(found.requestedAt);
    return {
      overview,
      label,
      answer,
      within,
      page,
      outdated,
      now,
      pageColour: overview.colour,
      site,
    };
  },
};

/** Returns the address without unknown tags or distances; `undefined` if all are valid. */
function withoutUnknownValues({ pathname, searchParams }: URL): string | undefined {
  const requested = [...searchParams];
  const known = requested.filter(
    ([name, value]) =>
      !(name === QUERY.uitLabel && uitLabel(value) === undefined) &&
      !(name === QUERY.within && !DISTANCES.some((km) => String(km) === value)),
  );
  if (known.length === requested.length) return undefined;
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`;
}

/** An event on one page of the list. `away`: its distance from the town in the URL, if there is one. */
type Placed = { event: UitEvent; away?: string };
type Found = { page: ListPage<Placed>; requestedAt: Date };

async function wholePage(events: Events, requested: number, label: UitLabel | undefined): Promise<Found> {
  const { items, number, count, total, requestedAt } = await events.eventsPage(requested, label);
  return { page: { number, count, total, items: items.map((event) => ({ event })) }, requestedAt };
}

/** Loads a page of the list without the events beyond the radius. The order and the page size stay the same. */
async function pageNear(
  events: Events,
  town: Town,
  within: number,
  requested: number,
  label: UitLabel | undefined,
): Promise<Found> {
  const { items, requestedAt } = await events.allEvents(label);
  return { page: pageOf(eventsNear(items, town, within), requested), requestedAt };
}

function listed({ items, number, count, total }: ListPage<Placed>, now: Date): ListPage<ListedUitEvent> {
  const soonest = byNextOccurrence(now);
  const rows = [...items]
    .sort((a, b) => soonest(a.event, b.event))
    .map(({ event, away }) => listedUitEvent(event, now, away));
  return { number, count, total, items: rows };
}
