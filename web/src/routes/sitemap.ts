import { PAGE_HEADERS } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { BASE, OWN_ADDRESSES, type OwnAddress } from '../domain/pages/paths.ts';
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
    // Whether there is something to find. An address that is forgotten here does not compile.
    const own = {
      [BASE.authors]: authors.length > 0,
      [BASE.programmeText]: true,
      [BASE.signing]: items.some(isSigning),
      // What changes by the minute, by the visitor or by what is asked for is not listed.
      [BASE.now]: false,
      [BASE.pile]: false,
      [BASE.booklet]: false,
    } satisfies Record<OwnAddress, boolean>;
    const found = Object.entries(own).flatMap(([path, isFound]) => (isFound ? [{ path }] : []));
    return new Response(sitemap([...stories, ...ofTour, ...found], site.origin), {
      headers: { ...PAGE_HEADERS, 'content-type': 'application/xml; charset=utf-8' },
    });
  }, args);
