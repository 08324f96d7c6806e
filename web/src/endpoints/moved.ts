import { BASE } from '../domain/pages/paths.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { redirect } from '../http/responses.ts';
import type { Endpoint } from './endpoint.ts';
import { pathOfMoment } from './open-data/open-programme.ts';

/** The short address of a moment leads on to its page, for as long as the moment is of that experience. */
export const momentMoved: Endpoint = async (request) => {
  const path = await pathOfMoment(request, { moment: request.params.moment ?? '' });
  return redirect(path, { headers: { 'cache-control': CACHE_CONTROL.brief } });
};

/** The address that towns of the tour have in the content: each has its page under the tour. */
export const townMoved: Endpoint = ({ params, url }) =>
  redirect(`${BASE.onTour}/${encodeURIComponent(params.slug ?? '')}${url.search}`, { status: 308 });

/** The address that events of UiTdatabank had before. */
export const uitEventMoved: Endpoint = ({ params }) =>
  redirect(`${BASE.onTourExperience}/${encodeURIComponent(params.slug ?? '')}`, { status: 308 });

/**
 * `/praktisch.data`, where the router of earlier versions fetches data: a tab that was opened before the upgrade. By these headers it
 * loads the page as a document.
 */
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
