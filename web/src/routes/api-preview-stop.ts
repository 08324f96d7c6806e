import { redirect } from 'react-router';
import type { Route } from './+types/api-preview-stop.ts';
import { onlyPost } from './outcome.ts';
import { ownPath } from './own-path.ts';
import { endPreview } from './preview-cookie.ts';

/** Only a form ends a preview: a link to this address may be followed ahead of time. */
export const loader = onlyPost;

/** Ends the preview, and shows the page as visitors see it: `?slug=…`. */
export async function action({ url }: Route.ActionArgs) {
  const headers = { 'set-cookie': await endPreview(url) };
  return redirect(ownPath(url.searchParams.get('slug') ?? ''), { headers });
}
