import { BASE } from '../domain/paths.ts';
import { sitemap } from '../site/sitemap.ts';
import type { Route } from './+types/sitemap.ts';
import { orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

/** Every page of the content system, and a page for each town of the tour. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const [pages, towns] = await orUnavailable(Promise.all([cms.publicPages(), cms.onTourLocations()]));
  const ofTour = towns.map(({ slug }) => ({ path: `${BASE.onTour}/${slug}` }));
  return new Response(sitemap([...pages, ...ofTour], siteOf(url).origin), {
    headers: { ...PAGE_HEADERS, 'content-type': 'application/xml; charset=utf-8' },
  });
}
