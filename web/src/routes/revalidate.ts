import { receivePublication } from '../app/process/publications.ts';
import { onlyPost } from '../app/process/responses.ts';
import type { Route } from './+types/revalidate.ts';

export const loader = onlyPost;

/** The webhook of the content system. */
export const action = ({ request }: Route.ActionArgs) => receivePublication(request);
