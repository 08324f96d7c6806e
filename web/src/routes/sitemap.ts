import { PAGE_HEADERS } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { BASE, OWN_ADDRESSES } from '../domain/pages/paths.ts';
import { isSigning } from '../domain/programme/signing.ts';
import { sitemap } from '../layout/search-engines.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page of the content system, a page for each town of the tour, and what is made of authors and programme. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async ({ cms, site }) => {
    const [pages, towns, authors, items] = await Promise.all([
      cms.publicPages(),
      cms.onTourLocations(),
      cms.authors(),
      cms.programmeItems(),
    ]);
    const stories = pages.filter(({ path }) => !OWN_ADDRESSES.includes(path));
    const ofTour = towns.map(({ slug }) => ({ path: `${BASE.onTour}/${slug}` }));
    const index = authors.length > 0 ? [{ path: BASE.authors }] : [];
    const text = { path: BASE.programmeText };
    // Where nobody signs there is no board to find.
    const board = items.some(isSigning) ? [{ path: BASE.signing }] : [];
    return new Response(sitemap([...stories, ...ofTour, ...index, text, ...board], site.origin), {
      headers: { ...PAGE_HEADERS, 'content-type': 'application/xml; charset=utf-8' },
    });
  }, args);
