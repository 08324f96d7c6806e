import { hkdfSync, randomUUID } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { z } from 'zod';
import { isSameSecret } from '../../cms/same-secret.ts';
import { parseUnsaved } from '../../cms/unsaved.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { parsedJson } from '../../domain/unknown-values.ts';
import { env } from '../../env.ts';
import { readAtMost } from '../../http/bounded-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { FRAMED_BY, vary } from '../../http/fetch.ts';
import { redirect } from '../../http/responses.ts';
import { isFromOwnOrigin } from '../../http/untrusted-input.ts';
import type { Preview } from '../../ports.ts';
import { PREVIEW_LASTS_S } from '../cache/caching.ts';
import { showUnsaved } from './content.ts';

/** What drafts are read with; without it, or without a secret for the link, there is no preview. */
export const draftToken = env.PREVIEW_SECRET && env.CONTENT_PREVIEW_TOKEN;

// As others may name it: a cache in front of the site must let pass who brings it.
const NAME = 'preview';

/** What gives the first page of a preview an address of its own. Nothing reads it. */
const OWN_ADDRESS = '_preview';

const given = z.object({ session: z.uuid(), until: z.number() });

// Signed with a key of its own: who gets hold of a cookie learns nothing of the secret in the link.
const key = Buffer.from(hkdfSync('sha256', env.PREVIEW_SECRET ?? randomUUID(), '', 'preview cookie', 32));

const cookie = (value: string, maxAge: number, url: URL) =>
  serializeSigned(NAME, value, key, { path: '/', httpOnly: true, maxAge, ...sameSite(url) });

/**
 * The session of the preview that a request belongs to; `undefined` without one, or with one that is forged or
 * over.
 */
export async function previewSession(request: Request): Promise<string | undefined> {
  const { success, data } = given.safeParse(parsedJson(await cookieOf(request)));
  return success && Date.now() < data.until ? data.session : undefined;
}

async function cookieOf(request: Request): Promise<string> {
  const cookies = await parseSigned(request.headers.get('cookie') ?? '', key, NAME);
  return cookies[NAME] || '';
}

/** The `set-cookie` of a preview that begins now, for the site at this address. */
export function beginPreview(session: string, url: URL): Promise<string> {
  const until = Date.now() + PREVIEW_LASTS_S * 1_000;
  return cookie(JSON.stringify({ session, until }), PREVIEW_LASTS_S, url);
}

/**
 * The editor shows the site in a frame, where a browser keeps and sends a cookie of ours only like this: for
 * any site, over https, and apart from the one that we get as the page itself. On a developer's http the frame
 * is as good as the same site.
 */
function sameSite(url: URL) {
  const https = url.protocol === 'https:' || env.SITE_URL?.startsWith('https:') === true;
  return https
    ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ sameSite: 'Lax' } as const);
}

/** Answers the link that begins a preview for who knows the secret, and shows the story: `?secret=…&slug=…`. */
export async function startPreview(url: URL): Promise<Response> {
  const { searchParams } = url;
  if (!draftToken) return refusal('Deze site heeft geen voorbeeld.', 404);
  if (!isSameSecret(searchParams.get('secret') ?? '', env.PREVIEW_SECRET ?? '')) {
    return refusal('Het geheim in deze link klopt niet. Vraag de link aan wie de site beheert.', 401);
  }
  // What the editor adds to an address tells the page that it stands in the editor.
  const ofEditor = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')));
  const session = randomUUID();
  // An address that no cache in front of the site holds yet: under the bare one it would give what visitors see.
  ofEditor.set(OWN_ADDRESS, session.slice(0, 8));
  return redirect(`${ownPath(searchParams.get('slug') ?? '')}?${ofEditor}`, {
    headers: { 'set-cookie': await beginPreview(session, url), 'cache-control': CACHE_CONTROL.never },
  });
}

/** Ends the preview, and shows the page as visitors see it: `?slug=…`. */
export async function stopPreview(url: URL): Promise<Response> {
  const ended = await cookie('', 0, url);
  return redirect(ownPath(url.searchParams.get('slug') ?? ''), {
    headers: { 'set-cookie': ended, 'cache-control': CACHE_CONTROL.never },
  });
}

const MAX_STORY_BYTES = 1_000_000;

/** Takes the story that an editor is typing, and shows it in this preview; `null` once it is saved. */
export async function receiveUnsaved(request: Request, preview: Preview | undefined): Promise<Response> {
  if (!preview) return new Response(null, { status: 401 });
  if (!isFromOwnOrigin(request, env.SITE_URL)) return new Response(null, { status: 403 });
  const body = await readAtMost(request, MAX_STORY_BYTES);
  if (!body) return new Response(null, { status: 413 });
  const sent = parsedJson(body.toString());
  const story = parseUnsaved(sent);
  if (sent !== null && !story) return new Response(null, { status: 422 });
  showUnsaved(preview.session, story);
  return new Response(null, { status: 204 });
}

/**
 * For an editor's eyes: no cache may keep it, no search engine, and only the editor's screen may frame it.
 * Pictures are everyone's.
 */
export function forEditorsOnly(response: Response): Response {
  const { headers } = response;
  if (headers.get('content-type')?.startsWith('image/')) return response;
  headers.set('cache-control', CACHE_CONTROL.editorsOnly);
  headers.set('x-robots-tag', 'noindex');
  headers.set(FRAMED_BY, env.EDITOR_ORIGIN);
  vary(headers, 'cookie');
  return response;
}

/** Why there is no preview, in words that the editor's screen can frame. */
export const refusal = (words: string, status: number): Response =>
  forEditorsOnly(
    new Response(`${words}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  );

/**
 * The path of a story on this site, from a slug that anyone may have written into a link: escaped, and whatever
 * it holds, it cannot name another host. (Browsers leave out tabs and line ends: `/⇥/host` would be `//host`.)
 */
function ownPath(slug: string): string {
  const path = storyPath(slug.replace(/[\s\p{Cc}]/gu, ''));
  return new URL(path, 'http://site.invalid').pathname;
}
