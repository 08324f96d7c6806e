import { z } from 'zod';
import { reportEndpoint } from './report-endpoint.ts';

/** The metrics label of each kind of page, by its folder in `pages/`. */
const VISITED_PAGES: Readonly<Record<string, string>> = {
  home: 'home',
  programme: 'programme',
  'programme-day': 'day',
  experience: 'experience',
  'on-tour': 'on tour',
  'tour-experience': 'on tour experience',
  'uit-events': 'further in Flanders',
  'overview-nieuws': 'news',
  'overview-hotspots-kortrijk': 'hotspots',
  signing: 'signing',
  now: 'now',
  pile: 'pile',
  booklet: 'booklet',
  search: 'search',
  bookstores: 'bookstores',
  authors: 'authors',
  author: 'author',
  edition: 'edition',
  editions: 'editions',
  'style-guide': 'style guide',
  'form-again': 'form again',
  'newsletter-confirm': 'newsletter',
  generic: 'page',
  live: 'live screen',
  status: 'status',
};

const milliseconds = z.number().min(0).max(60_000).optional().describe('In ms.');

export const visitSchema = z.object({
  page: z.enum(Object.keys(VISITED_PAGES)).describe('The kind of page.'),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(10).optional(),
});

/** Creates the endpoint that adds the measurements of a visit (`features/visits/report-visit.ts`) to the metrics. */
export const createVisitEndpoint = (clock: () => number) =>
  reportEndpoint(visitSchema, clock, ({ page, lcp, inp, cls }, { visit }) => {
    const seconds = (ms: number | undefined) => ms && ms / 1_000;
    visit(VISITED_PAGES[page] ?? '', {
      largestPaint: seconds(lcp),
      interaction: seconds(inp),
      layoutShift: cls,
    });
  });
