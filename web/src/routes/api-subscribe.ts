import { answerForm, onlyPosts } from '../app/process/form-endpoint.ts';
import { delivery } from '../app/process/submissions.ts';
import type { Route } from './+types/api-subscribe.ts';

export const action = ({ request }: Route.ActionArgs) =>
  answerForm('newsletter', request, { accept: delivery.accept });

export const loader = onlyPosts;
