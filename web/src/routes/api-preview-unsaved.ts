import { showUnsaved } from '../app/process/content.ts';
import { bodyOf, jsonOf } from '../app/process/limited-body.ts';
import { onlyPost } from '../app/process/outcome.ts';
import { isFromOwnOrigin } from '../app/process/own-origin.ts';
import { previewContext } from '../app/process/request-content.ts';
import { parseUnsaved } from '../cms/unsaved.ts';
import { env } from '../env.ts';
import type { Route } from './+types/api-preview-unsaved.ts';

const MAX_BYTES = 1_000_000;

export const loader = onlyPost;

/** Takes the story that an editor is typing, and shows it in this preview; `null` once it is saved. */
export async function action({ context, request }: Route.ActionArgs) {
  const preview = context.get(previewContext);
  if (!preview) return new Response(null, { status: 401 });
  if (!isFromOwnOrigin(request, env.SITE_URL)) return new Response(null, { status: 403 });
  const body = await bodyOf(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  const sent = jsonOf(body);
  const story = parseUnsaved(sent);
  if (sent !== null && !story) return new Response(null, { status: 422 });
  showUnsaved(preview.session, story);
  return new Response(null, { status: 204 });
}
