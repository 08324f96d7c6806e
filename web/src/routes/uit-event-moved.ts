import { redirect } from 'react-router';
import { BASE } from '../domain/pages/paths.ts';
import type { Route } from './+types/uit-event-moved.ts';

/** The address that the route table keeps for events of UiTdatabank: they live beside the activities of the tour. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`${BASE.onTourExperience}/${encodeURIComponent(params.slug)}`, 308);
}
