import { receiveUnsaved } from '../app/process/preview.ts';
import { previewContext } from '../app/process/request-content.ts';
import { onlyPost } from '../app/process/responses.ts';
import type { Route } from './+types/api-preview-unsaved.ts';

export const loader = onlyPost;

export const action = ({ context, request }: Route.ActionArgs) =>
  receiveUnsaved(request, context.get(previewContext));
