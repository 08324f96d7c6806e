import { delivery } from '../delivery/live.ts';
import type { Route } from './+types/api-contact.ts';
import { formDoor, onlyPosts } from './form-door.ts';

export const action = ({ request }: Route.ActionArgs) =>
  formDoor('contact', request, { accept: delivery.accept });

export const loader = onlyPosts;
