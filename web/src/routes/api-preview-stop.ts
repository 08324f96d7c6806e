import { redirect } from 'react-router';
import { onlyPost } from '../app/process/outcome.ts';
import { ownPath } from '../app/process/own-path.ts';
import { endPreview } from '../app/process/preview-cookie.ts';
import type { Route } from './+types/api-preview-stop.ts';

/** Only a form ends a preview: a link to this address may be followed ahead of time. */
export const loader = onlyPost;

/** Ends the preview, and shows the page as visitors see it: `?slug=…`. */
export async function action({ url }: Route.ActionArgs) {
  const headers = { 'set-cookie': await endPreview(url) };
  return redirect(ownPath(url.searchParams.get('slug') ?? ''), { headers });
}
