import { hkdfSync, randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { env } from '../../env.ts';

/** A day's work; then an editor proves again who they are. */
const LASTS_SECONDS = 8 * 3_600;
// As others may name it: a cache in front of the site must let pass who brings it.
const NAME = 'preview';

const given = z.object({ session: z.uuid(), until: z.number() });

// Signed with a key of its own: who gets hold of a cookie learns nothing of the secret in the link.
const key = Buffer.from(hkdfSync('sha256', env.PREVIEW_SECRET ?? randomUUID(), '', 'preview cookie', 32));
const cookie = createCookie(NAME, { secrets: [key.toString('hex')], path: '/', httpOnly: true });

/**
 * The session of the preview that a request belongs to; `undefined` without one, or with one that is forged or
 * over.
 */
export async function previewSession(request: Request): Promise<string | undefined> {
  const { success, data } = given.safeParse(await cookie.parse(request.headers.get('cookie')));
  return success && Date.now() < data.until ? data.session : undefined;
}

/** The `set-cookie` of a preview that begins now, for the site at this address. */
export function beginPreview(session: string, url: URL): Promise<string> {
  const until = Date.now() + LASTS_SECONDS * 1_000;
  return cookie.serialize({ session, until }, { ...sameSite(url), maxAge: LASTS_SECONDS });
}

/** The `set-cookie` of a preview that ends. */
export const endPreview = (url: URL): Promise<string> =>
  cookie.serialize('', { ...sameSite(url), maxAge: 0 });

/**
 * The editor shows the site in a frame, where a browser keeps and sends a cookie of ours only like this: for
 * any site, over https, and apart from the one that we get as the page itself. On a developer's http the frame
 * is as good as the same site.
 */
function sameSite(url: URL) {
  const https = url.protocol === 'https:' || env.SITE_URL?.startsWith('https:') === true;
  return https
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax' } as const);
}
