import { publicationStream } from '../app/process/publication-stream.ts';
import { VISITOR_ADDRESS } from '../protocol/fetch.ts';
import type { Route } from './+types/live-events.ts';

/** By which an open screen hears within a second that something was published. */
export const loader = ({ request }: Route.LoaderArgs) =>
  publicationStream.open(request.headers.get(VISITOR_ADDRESS) ?? 'unknown');
