import { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';
import { metrics } from './metrics.ts';
import { bodyOf } from './untrusted-input.ts';

/** What each kind of page is called in the figures, by the id of its route. Whatever else is said is thrown away. */
export const VISITED_PAGES: Readonly<Record<string, string>> = {
  'routes/home': 'home',
  'routes/programme': 'programme',
  'routes/programme-day': 'day',
  'routes/experience': 'experience',
  'routes/on-tour': 'on tour',
  'routes/on-tour-experience': 'on tour experience',
  'routes/uit-events': 'further in Flanders',
  'overview-nieuws': 'news',
  'overview-hotspots-kortrijk': 'hotspots',
  'routes/signing': 'signing',
  'routes/now': 'now',
  'routes/pile': 'pile',
  'routes/booklet': 'booklet',
  'routes/search': 'search',
  'routes/bookstores': 'bookstores',
  'routes/authors': 'authors',
  'routes/author': 'author',
  'routes/style-guide': 'style guide',
  'routes/form-again': 'form again',
  'routes/newsletter-confirm': 'newsletter',
  'routes/app-shell': 'shell',
  'routes/page': 'page',
  'routes/live': 'live screen',
};

/** The longest body of a visit, in bytes. */
const MAX_BYTES = 500;
const milliseconds = z.number().min(0).max(60_000).optional().describe('In ms.');

/** What one visit measured. */
export const visitSchema = z.object({
  page: z.enum(Object.keys(VISITED_PAGES)).describe('The route of the page.'),
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
  let window = { second: 0, count: 0 };
  return async (request) => {
    const second = Math.floor(clock() / 1_000);
    if (second !== window.second) window = { second, count: 0 };
    window.count += 1;
    if (window.count > MOST_A_SECOND) return new Response(null, { status: 429 });
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
