import { QUERY } from '../domain/pages/query-names.ts';
import type { LiveResponse } from '../features/live/live-response.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../http/cache-control.ts';
import { visitorNetwork } from '../http/visitor-network.ts';
import type { PageRequest } from '../ports.ts';
import type { Endpoint } from './endpoint.ts';

/** Loads the schedule of the hall screen with this name. If the content is unavailable, loads only the time. */
type LoadPlan = (
  request: PageRequest,
  params: { screen?: string },
) => Promise<Partial<LiveResponse> & Pick<LiveResponse, 'now'>>;

/** `/live.json`: the schedule that a hall screen polls. A page of an older build must be able to read this response. */
export const livePlan =
  (load: LoadPlan): Endpoint =>
  async (request) => {
    const hallScreen = request.url.searchParams.get(QUERY.screen) ?? undefined;
    const { now, plan } = await load(request, { screen: hallScreen });
    if (plan === undefined) return Response.json(null, UNAVAILABLE);
    const answer: LiveResponse = { now, plan };
    return Response.json(answer, {
      headers: { 'cache-control': CACHE_CONTROL.never, 'x-robots-tag': 'noindex' },
    });
  };

/** `/live.events`: the stream that notifies an open hall screen of a publication within a second. */
export const liveEvents: Endpoint = ({ publications, request }) => publications.open(visitorNetwork(request));
