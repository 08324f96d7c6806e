import { BASE } from '../domain/pages/paths.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { redirect } from '../http/responses.ts';
import type { Endpoint } from './endpoint.ts';
import { pathOfMoment } from './open-data/open-programme.ts';

/** `/m/…`: redirects the short address of a moment in the programme to its page. */
export const momentMoved: Endpoint = async (request) => {
  const path = await pathOfMoment(request, { moment: request.params.moment ?? '' });
  return redirect(path, { headers: { 'cache-control': CACHE_CONTROL.brief } });
};

/** Redirects the path that a tour town has in the content system to the town's page on the site. */
export const townMoved: Endpoint = ({ params, url }) =>
  redirect(`${BASE.onTour}/${encodeURIComponent(params.slug ?? '')}${url.search}`, { status: 308 });

/** Redirects the former address of an event of UiTdatabank. */
export const uitEventMoved: Endpoint = ({ params }) =>
  redirect(`${BASE.onTourExperience}/${encodeURIComponent(params.slug ?? '')}`, { status: 308 });

/** `/praktisch.data`: a data request by an older version's router. The response makes the router load the document. */
export const routerDataMoved: Endpoint = ({ url }) => {
  const path = url.pathname.replace(/(?:\/_)?\.data$/, '') || '/';
  url.searchParams.delete('_routes');
  return new Response(null, {
    status: 204,
    headers: {
      'cache-control': CACHE_CONTROL.brief,
      'x-remix-redirect': path + url.search,
      'x-remix-reload-document': 'true',
    },
  });
};
