import { stopPreview } from '../app/process/preview.ts';
import { onlyPost } from '../app/process/responses.ts';
import type { Route } from './+types/api-preview-stop.ts';

/** Only a form ends a preview: a link to this address may be followed ahead of time. */
export const loader = onlyPost;

export const action = ({ url }: Route.ActionArgs) => stopPreview(url);
