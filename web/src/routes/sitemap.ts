import { orUnavailable, PAGE_HEADERS } from '../app/process/outcome.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { BASE } from '../domain/pages/paths.ts';
import { sitemap } from '../layout/search-engines.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page of the content system, and a page for each town of the tour. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const [pages, towns] = await orUnavailable(Promise.all([cms.publicPages(), cms.onTourLocations()]));
  const ofTour = towns.map(({ slug }) => ({ path: `${BASE.onTour}/${slug}` }));
  return new Response(sitemap([...pages, ...ofTour], siteOf(url).origin), {
    headers: { ...PAGE_HEADERS, 'content-type': 'application/xml; charset=utf-8' },
  });
}
