import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { ownPath } from '../app/process/own-path.ts';
import { beginPreview } from '../app/process/preview-cookie.ts';
import { forEditorsOnly } from '../app/process/request-content.ts';
import { isSameSecret } from '../cms/same-secret.ts';
import { env } from '../env.ts';
import type { Route } from './+types/api-preview.ts';

/** Begins a preview for who knows the secret, and shows the story: `?secret=…&slug=…`. */
export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  if (!env.PREVIEW_SECRET || !env.CONTENT_PREVIEW_TOKEN) return told('Deze site heeft geen voorbeeld.', 404);
  if (!isSameSecret(searchParams.get('secret') ?? '', env.PREVIEW_SECRET)) {
    return told('Het geheim in deze link klopt niet. Vraag de link aan wie de site beheert.', 401);
  }
  // What the editor adds to an address tells the page that it stands in the editor.
  const ofEditor = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')));
  const path = ownPath(searchParams.get('slug') ?? '');
  return redirect(ofEditor.size > 0 ? `${path}?${ofEditor}` : path, {
    headers: { 'set-cookie': await beginPreview(randomUUID(), url), 'cache-control': 'no-store' },
  });
}

const told = (words: string, status: number) =>
  forEditorsOnly(
    new Response(`${words}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  );
