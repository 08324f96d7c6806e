import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FRAMED_BY } from '../../http/fetch.ts';
import type { RequestContent } from '../../ports.ts';
import { cms } from './content.ts';
import { startPreview, stopPreview } from './preview.ts';
import { withContent } from './request-content.ts';

// The embedded content system accepts the link secret «voorbeeld» and the draft token «preview».

const HOUR = 3_600_000;
const LINK = '/api/preview?secret=voorbeeld&slug=praktisch';

/** Handles one request. Returns the response, and the content that the request handler could query. */
async function through(path: string, cookie?: string, inside = new Response('<p>', { headers: PUBLIC })) {
  const url = new URL(path, 'http://localhost:3000');
  const request = new Request(url, { headers: cookie === undefined ? {} : { cookie } });
  let content: RequestContent | undefined;
  const response = await withContent(request, url, async (given) => {
    content = given;
    return inside;
  });
  return { response, content, reached: content !== undefined };
}
const PUBLIC = { 'content-type': 'text/html', 'cache-control': 'public, max-age=20' };

/** Opens the preview link as an editor does. */
const follow = (path: string, origin = 'http://localhost:3000') => startPreview(new URL(path, origin));

/** Returns the `cookie` header with which a browser replies to a `set-cookie`. */
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

function editorAddress(timestamp: number, previewToken = 'preview'): string {
  const token = createHash('sha1').update(`101:${previewToken}:${timestamp}`).digest('hex');
  const part = (name: string) => `_storyblok_tk%5B${name}%5D`;
  return `/praktisch?${part('space_id')}=101&${part('timestamp')}=${timestamp}&${part('token')}=${token}`;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('returns published content to a visitor, and adds no headers to the response (§6.2)', async () => {
    const { response, content } = await through('/praktisch', 'preview=1; consent=ja');
    expect(content?.cms).toBe(cms);
    expect(content?.preview).toBeUndefined();
    expect([...response.headers]).toEqual([...new Headers(PUBLIC)]);
  });

  it('returns published content for a forged or expired cookie', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = cookieOf(await follow(LINK));
    const [value = '', signature = ''] = decodeURIComponent(cookie).replace('preview=', '').split('.');
    const { session } = JSON.parse(value);
    const longer = JSON.stringify({ session, until: Date.now() + 99 * HOUR });
    for (const made of [`${longer}.${signature}`, `${value}.${signature.slice(1)}A`, value, '', '%']) {
      const { content } = await through(
        '/praktisch',
        `preview=${made === '%' ? made : encodeURIComponent(made)}`,
      );
      expect(content?.cms, made).toBe(cms);
    }
    vi.setSystemTime(Date.now() + 8 * HOUR - 1);
    expect((await through('/praktisch', cookie)).content?.preview).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect((await through('/praktisch', cookie)).content?.preview).toBeUndefined();
  });
});

describe('an editor with the link', () => {
  it('returns drafts to an editor, in a private response (§4.19)', async () => {
    const { response, content } = await through('/praktisch', cookieOf(await follow(LINK)));
    expect(content?.cms).not.toBe(cms);
    expect(content?.preview?.editor).toBe('https://app.storyblok.com');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('vary')).toBe('cookie');
    expect(response.headers.get(FRAMED_BY)).toBe('https://app.storyblok.com');
  });

  it('allows images in a preview to be cached, because they are public', async () => {
    const picture = new Response('', {
      headers: { 'content-type': 'image/webp', 'cache-control': 'public' },
    });
    const { response } = await through('/beeld', cookieOf(await follow(LINK)), picture);
    expect(response.headers.get('cache-control')).toBe('public');
  });

  it('rejects a preview link without the right secret', async () => {
    for (const path of ['/api/preview', '/api/preview?secret=', '/api/preview?secret=voorbeelD&slug=x']) {
      const response = await follow(path);
      expect(response.status, path).toBe(401);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await response.text()).toContain('geheim');
    }
  });

  it('redirects an editor to the story with the Visual Editor’s parameters, and never to another site', async () => {
    const to = async (query: string) => {
      const { headers } = await follow(`/api/preview?secret=voorbeeld&${query}`);
      // Each redirect goes to a unique address that no cache contains.
      const [path, own] = headers.get('location')?.split(/[?&]_preview=/) ?? [];
      expect(own).toMatch(/^[\da-f]{8}$/);
      return path;
    };
    expect(await to('slug=home')).toBe('/');
    expect(await to('slug=nieuws/een-uur-cadeau&_storyblok=42&van=mail')).toBe(
      '/nieuws/een-uur-cadeau?_storyblok=42',
    );
    for (const slug of [
      '//kwaad.example',
      '/\t/kwaad.example',
      '\\\\kwaad.example',
      ' //kwaad.example',
      '/.//kwaad.example',
    ]) {
      expect(await to(`slug=${encodeURIComponent(slug)}`), slug).toBe('/kwaad.example');
    }
    expect(await to('slug=https://kwaad.example')).toBe('/https:/kwaad.example');
    expect(await to(`slug=${encodeURIComponent('é\r\nx: y')}`)).toBe('/%C3%A9x:y');
  });

  it('sets a cookie that works in a cross-site frame over https, and over http in development', async () => {
    expect((await follow(LINK)).headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const overHttps = (await follow(LINK, 'https://www.boektopia.be')).headers.get('set-cookie');
    for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'])
      expect(overHttps).toContain(part);
  });

  it('ends a preview and redirects back to the page', async () => {
    const response = await stopPreview(new URL('http://localhost:3000/api/preview/stop?slug=nieuws'));
    expect(response.headers.get('location')).toBe('/nieuws');
    expect(response.headers.get('set-cookie')).toMatch(/^preview=[^;]*; Max-Age=0;/);
    const { content: after } = await through('/nieuws', cookieOf(response));
    expect(after?.preview).toBeUndefined();
  });
});

describe('the Visual Editor', () => {
  const seconds = () => Math.floor(Date.now() / 1_000);

  it('returns drafts to the Visual Editor if its token is valid, and sets a cookie for later requests', async () => {
    const { response, content } = await through(editorAddress(seconds()));
    expect(content?.cms).not.toBe(cms);
    const { session } = content?.preview ?? {};
    const next = await through('/nieuws', cookieOf(response));
    expect(next.content?.preview?.session).toBe(session);
    expect(next.response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['old', () => editorAddress(seconds() - 3_601)],
    ['forged', () => editorAddress(seconds(), 'geraden')],
  ])(
    'responds to the Visual Editor with an error that it can frame if its token is %s',
    async (_, address) => {
      const { response, reached } = await through(address());
      expect(reached).toBe(false);
      expect(response.status).toBe(401);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get(FRAMED_BY)).toBe('https://app.storyblok.com');
      expect(response.headers.get('cache-control')).toContain('no-store');
    },
  );

  it('accepts the Visual Editor’s cookie even after the token in the page address has expired', async () => {
    const cookie = cookieOf((await through(editorAddress(seconds()))).response);
    const { content } = await through(editorAddress(seconds() - 7_200), cookie);
    expect(content?.preview).toBeDefined();
  });
});
