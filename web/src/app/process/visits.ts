import { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';
import { metrics } from './metrics.ts';
import { perSecond } from './per-second.ts';
import { bodyOf } from './untrusted-input.ts';

/** What each kind of page is called in the figures, by its folder in `pages/`. Whatever else is said is thrown away. */
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
  'style-guide': 'style guide',
  'form-again': 'form again',
  'newsletter-confirm': 'newsletter',
  generic: 'page',
  live: 'live screen',
  status: 'status',
};

/** The longest body of a visit, in bytes. */
const MAX_BYTES = 500;
const milliseconds = z.number().min(0).max(60_000).optional().describe('In ms.');

/** What one visit measured. */
export const visitSchema = z.object({
  page: z.enum(Object.keys(VISITED_PAGES)).describe('The kind of page.'),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(10).optional(),
});

/**
 * How many visits a second a process takes, all visitors together: one in a hundred of the busiest morning is five. It
 * counts no addresses, for what is measured of a visit goes without one.
 */
const MOST_A_SECOND = 20;

/**
 * Takes what one visit measured, as `features/visits/report-visit.ts` sends it, into the figures and nowhere else: 204.
 * 400 for what is no such thing, 413 where it is longer, 429 where there are too many. `clock`: milliseconds.
 */
export function createVisitEndpoint(clock: () => number): (request: Request) => Promise<Response> {
  const isTooMany = perSecond(MOST_A_SECOND, clock);
  return async (request) => {
    if (isTooMany()) return new Response(null, { status: 429 });
    const body = await bodyOf(request, MAX_BYTES);
    if (!body) return new Response(null, { status: 413 });
    const { data } = visitSchema.safeParse(parsedJson(body.toString()));
    if (!data) return new Response(null, { status: 400 });
    const page = VISITED_PAGES[data.page] ?? '';
    if (data.lcp !== undefined) metrics.largestPaint.observe({ page }, data.lcp / 1_000);
    if (data.inp !== undefined) metrics.interaction.observe({ page }, data.inp / 1_000);
    if (data.cls !== undefined) metrics.layoutShift.observe({ page }, data.cls);
    return new Response(null, { status: 204 });
  };
}
