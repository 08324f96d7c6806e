import { onlyPosts } from '../app/process/form-endpoint.ts';
import { isFromOwnOrigin } from '../app/process/untrusted-input.ts';
import { createVisitEndpoint } from '../app/process/visits.ts';
import { env } from '../env.ts';
import type { Route } from './+types/api-visit.ts';

const answer = createVisitEndpoint(Date.now);

/** Where one visit in a hundred says how fast it was. */
export const action = async ({ request }: Route.ActionArgs) =>
  isFromOwnOrigin(request, env.SITE_URL) ? answer(request) : new Response(null, { status: 403 });

export const loader = onlyPosts;
