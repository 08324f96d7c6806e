import { beforeAll, expect, it, vi } from 'vitest';
import { AS_GRID, QUERY } from '../../domain/pages/query-names.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day/day-view.ts';
import type { FilterOptions } from '../../domain/programme/filter/selection.ts';
import { dayAt, facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { FilteredDay } from './FilteredDay.island.tsx';
import { loadGrid } from './grid/LaterGrid.tsx';

// Vitest does not process stylesheets, so this import would return an empty address.
vi.mock('./grid/day-grid.css?url', () => ({ default: '/assets/day-grid.css' }));

// Loads the grid first, as the server does.
beforeAll(async () => {
  await loadGrid();
});

const MONDAY = '2025-10-27';
const PATH = `/programma/${MONDAY}`;
const NOW = new Date(`${MONDAY}T10:20:00+01:00`);
const [TALK, FORUM] = [facet('Gesprek'), facet('Forum')];
const OPTIONS: FilterOptions = { type: [TALK, facet('Workshop')], theme: [], location: [FORUM] };

/** More items than fit on one page. */
const TIMETABLE = Array.from({ length: 30 }, (_, index) =>
  itemAt(new Date(+NOW + (index - 2) * 15 * 60_000).toISOString(), {
    uuid: `item-${index}`,
    title: `Gesprek ${index}`,
    end: new Date(+NOW + (index + 2) * 15 * 60_000),
    type: TALK,
    location: FORUM,
  }),
);

const programme: DayProgramme = {
  day: MONDAY,
  timetable: TIMETABLE,
  ongoing: [],
  dayCounts: [],
  options: OPTIONS,
};

/** Hydrates the island of the day at `query`. The server rendered it for the query `rendered`. */
function started(query: string, rendered = query): Promise<string> {
  const { path, day, title } = dayAt(MONDAY);
  return hydrated(
    FilteredDay,
    {
      address: { pathname: PATH, search: rendered, hash: '' },
      day: { path, day, title, seo: {} },
      days: [dayAt('2025-10-26'), dayAt(MONDAY)].map(({ path, day, colour }) => ({ path, day, colour })),
      view: dayView(programme, new URLSearchParams(rendered), NOW),
      options: OPTIONS,
      site: { origin: 'https://www.boektopia.be' },
      now: NOW,
    },
    { address: PATH + query },
  );
}

it.each([
  '',
  `?${QUERY.type}=${TALK.slug}`,
  `?${QUERY.page}=2`,
  `?${QUERY.past}=1`,
  `?${QUERY.type}=workshop`,
  `?${QUERY.display}=${AS_GRID}`,
])('hydrates a day without mismatches at «%s»', async (query) => {
  expect(await started(query)).toContain('Dagen van het festival');
});

it('selects the filters that the address contains', async () => {
  const html = await started(`?${QUERY.type}=${TALK.slug}`);
  expect(html).toMatch(/<input[^>]* checked="" value="gesprek"/);
});

it('shows placeholders while it loads the items for an address that the server did not render', async () => {
  const html = await started('', `?${QUERY.type}=workshop`);
  expect(html).toContain('Even geduld');
  expect(html).not.toContain('Gesprek 3');
  expect(html.match(/class="[^"]*skeleton/g)?.length).toBeGreaterThanOrEqual(12);
});
