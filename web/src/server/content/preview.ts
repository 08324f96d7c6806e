import { hkdfSync, randomUUID } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { z } from 'zod';
import { isSameSecret } from '../../cms/same-secret.ts';
import { parseUnsaved } from '../../cms/unsaved.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { parsedJson } from '../../domain/unknown-values.ts';
import { env } from '../../env.ts';
import { boundedJson, readAtMost } from '../../http/bounded-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { FRAMED_BY, vary } from '../../http/fetch.ts';
import { redirect } from '../../http/responses.ts';
import type { Preview } from '../../ports.ts';
import { PREVIEW_LASTS_S } from '../cache/caching.ts';
import { showUnsaved } from './content.ts';

/** The token for drafts. Without it, or without a secret, previews are disabled. */
export const draftToken = env.PREVIEW_SECRET && env.CONTENT_PREVIEW_TOKEN;

// The cookie name is documented for operators: a cache in front of the site must not serve requests with this cookie.
const NAME = 'preview';

/** Query parameter that makes the URL of a preview's first page unique. No code reads its value. */
const OWN_ADDRESS = '_preview';

const given = z.object({ session: z.uuid(), until: z.number() });

// Sign with a derived key: a stolen cookie reveals nothing about the secret in the link.
const key = Buffer.from(hkdfSync('sha256', env.PREVIEW_SECRET ?? randomUUID(), '', 'preview cookie', 32));

const cookie = (value: string, maxAge: number, url: URL) =>
  serializeSigned(NAME, value, key, { path: '/', httpOnly: true, maxAge, ...sameSite(url) });

/** Returns the preview session of a request; `undefined` if there is none, or if it is forged or expired. */
export async function previewSession(request: Request): Promise<string | undefined> {
  const { success, data } = given.safeParse(parsedJson(await cookieOf(request)));
  return success && Date.now() < data.until ? data.session : undefined;
}

async function cookieOf(request: Request): Promise<string> {
  const cookies = await parseSigned(request.headers.get('cookie') ?? '', key, NAME);
  return cookies[NAME] || '';
}

/** Returns the `set-cookie` header that starts a preview, for the site at this address. */
export function beginPreview(session: string, url: URL): Promise<string> {
  const until = Date.now() + PREVIEW_LASTS_S * 1_000;
  return cookie(JSON.stringify({ session, until }), PREVIEW_LASTS_S, url);
}

/**
 * Returns cookie attributes that work in the editor's frame. Browsers send a cookie in a cross-site frame only with
 * `SameSite=None`, over https, and partitioned by the top-level site. Development uses http, where a same-site cookie
 * works.
 */
function sameSite(url: URL) {
  const https = url.protocol === 'https:' || env.SITE_URL?.startsWith('https:') === true;
  return https
    ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ sameSite: 'Lax' } as const);
}

/** Handles the link that starts a preview, given the right secret, and redirects to the story: `?secret=…&slug=…`. */
export async function startPreview(url: URL): Promise<Response> {
  const { searchParams } = url;
  if (!draftToken) return refusal('Deze site heeft geen voorbeeld.', 404);
  if (!isSameSecret(searchParams.get('secret') ?? '', env.PREVIEW_SECRET ?? '')) {
    return refusal('Het geheim in deze link klopt niet. Vraag de link aan wie de site beheert.', 401);
  }
  // Keep the parameters that the editor added: the page recognizes the editor by them.
  const ofEditor = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')));
  const session = randomUUID();
  // Make the URL unique: a cache in front of the site may have stored the public page under the URL without parameters.
  ofEditor.set(OWN_ADDRESS, session.slice(0, 8));
  return redirect(`${ownPath(searchParams.get('slug') ?? '')}?${ofEditor}`, {
    headers: { 'set-cookie': await beginPreview(session, url), 'cache-control': CACHE_CONTROL.never },
  });
}

/** Ends the preview, and redirects to the public page that `?slug=…` names. */
export async function stopPreview(url: URL): Promise<Response> {
  const ended = await cookie('', 0, url);
  return redirect(ownPath(url.searchParams.get('slug') ?? ''), {
    headers: { 'set-cookie': ended, 'cache-control': CACHE_CONTROL.never },
  });
}

const MAX_STORY_BYTES = 1_000_000;

/** Receives an editor's unsaved story and shows it in this preview. The body is `null` once the story is saved. */
export async function receiveUnsaved(request: Request, preview: Preview | undefined): Promise<Response> {
  if (!preview) return new Response(null, { status: 401 });
  const body = await readAtMost(request, MAX_STORY_BYTES);
  if (!body) return new Response(null, { status: 413 });
  const sent = await boundedJson(new Response(body)).catch(() => undefined);
  const story = parseUnsaved(sent);
  if (sent !== null && !story) return new Response(null, { status: 422 });
  showUnsaved(preview.session, story);
  return new Response(null, { status: 204 });
}

/** Marks a response as an editor's: not stored, not indexed, and framed only by the editor. Images stay public. */
export function forEditorsOnly(response: Response): Response {
  const { headers } = response;
  if (headers.get('content-type')?.startsWith('image/')) return response;
  headers.set('cache-control', CACHE_CONTROL.editorsOnly);
  headers.set('x-robots-tag', 'noindex');
  headers.set(FRAMED_BY, env.EDITOR_ORIGIN);
  vary(headers, 'cookie');
  return response;
}

/** Returns a page that explains why there is no preview. Storyblok's editor can frame it. */
export const refusal = (words: string, status: number): Response =>
  forEditorsOnly(
    new Response(`${words}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  );

/**
 * Returns the path of a story for a slug, which comes from a link that anyone may have written. Escapes the slug, so
 * that it cannot lead to another host. (Browsers ignore tabs and line ends: `/⇥/host` would be `//host`.)
 */
function ownPath(slug: string): string {
  const path = storyPath(slug.replace(/[\s\p{Cc}]/gu, ''));
  return new URL(path, 'http://site.invalid').pathname;
}
