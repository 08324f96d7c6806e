import { redirect } from 'react-router';
import { BASE } from '../domain/pages/paths.ts';
import type { Route } from './+types/on-tour-moved.ts';

/** The address that towns of the tour have in the content: each has its page under the tour. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(`${BASE.onTour}/${encodeURIComponent(params.slug)}${url.search}`, 308);
}
