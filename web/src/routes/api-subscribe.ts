import { delivery } from '../delivery/live.ts';
import type { Route } from './+types/api-subscribe.ts';
import { formDoor, onlyPosts } from './form-door.ts';

export const action = ({ request }: Route.ActionArgs) =>
  formDoor('newsletter', request, { accept: delivery.accept });

export const loader = onlyPosts;
