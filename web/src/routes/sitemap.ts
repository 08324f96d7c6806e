import { PAGE_HEADERS } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { BASE, OWN_ADDRESSES } from '../domain/pages/paths.ts';
import { sitemap } from '../layout/search-engines.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page of the content system, a page for each town of the tour, the index of authors, and what is made of the programme. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async ({ cms, site }) => {
    const [pages, towns, authors] = await Promise.all([
      cms.publicPages(),
      cms.onTourLocations(),
      cms.authors(),
    ]);
    const ofTour = towns.map(({ slug }) => ({ path: `${BASE.onTour}/${slug}` }));
    const index = authors.length > 0 ? [{ path: BASE.authors }] : [];
    const stories = pages.filter(({ path }) => !OWN_ADDRESSES.includes(path));
    const own = OWN_ADDRESSES.map((path) => ({ path }));
    return new Response(sitemap([...stories, ...ofTour, ...index, ...own], site.origin), {
      headers: { ...PAGE_HEADERS, 'content-type': 'application/xml; charset=utf-8' },
    });
  }, args);
