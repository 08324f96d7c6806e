import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../http/fetch.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page =
  (html: string): Fetch =>
  async () =>
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const ask = new Request('http://site/');
const scriptHashes = (html: string) =>
  /script-src 'self' ?([^;]*)/.exec(contentSecurityPolicy(html, { https: false }))?.[1]?.split(' ');

describe('the hashes of inline scripts', () => {
  it('hashes every inline script once, with or without attributes', () => {
    const html = `<script>a()</script><script type="module" async="">import "b"</script><SCRIPT>a()</SCRIPT >`;
    expect(scriptHashes(html)).toEqual([hash('a()'), hash('import "b"')]);
  });

  it('computes the hash of the example in the specification of CSP', () => {
    const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(scriptHashes("<script>alert('Hello, world.');</script>")).toEqual([known]);
  });

  it('ignores external scripts and data blocks', () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
    expect(scriptHashes(html)).toEqual(['']);
  });

  it('normalizes line ends before hashing, as a browser does', () => {
    expect(scriptHashes('<script>a\r\nb\rc</script>')).toEqual([hash('a\nb\nc')]);
  });
});

describe('contentSecurityPolicy', () => {
  it('allows only the inline scripts of the page', () => {
    const policy = contentSecurityPolicy('<script>a()</script>', { https: false });
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).not.toMatch(/(?:script|style|default)-src [^;]*'unsafe-/);
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "connect-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
  });

  it('allows only the Visual Editor to frame a preview, and allows inline styles, which the Visual Editor injects', () => {
    const policy = contentSecurityPolicy('<script>a()</script>', {
      https: true,
      framedBy: 'https://app.storyblok.com',
    });
    expect(policy).toContain('; frame-ancestors https://app.storyblok.com;');
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
  });

  it('allows only the inline styles of the page', () => {
    const policy = contentSecurityPolicy('<style data-href="/a.css">a{color:red}</style>', { https: true });
    expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`);
  });

  it('allows connections to another host only when a pixel is configured', () => {
    const reach = (measuring?: boolean) =>
      /connect-src [^;]*/.exec(contentSecurityPolicy('', { https: true, measuring }))?.[0];
    expect(reach()).toBe("connect-src 'self'");
    expect(reach(true)).toBe("connect-src 'self' https://www.facebook.com");
  });
});

describe('securityHeaders', () => {
  const ofHttps = securityHeaders({ https: true, development: false });
  const ofHttp = securityHeaders({ https: false, development: false });

  it('sets the security headers on pages, files and errors alike', async () => {
    const file: Fetch = async () =>
      new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });
    for (const next of [page('<p>'), file]) {
      const { headers } = await ofHttp(next)(ask);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  it('requires https for a year, but only if the site uses it', async () => {
    const secure = await ofHttps(page(''))(ask);
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    const plain = await ofHttp(page(''))(ask);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('keeps the status, headers and body of a response', async () => {
    const next: Fetch = async () =>
      new Response('<p>weg</p>', {
        status: 404,
        headers: { 'content-type': 'text/html', 'retry-after': '5' },
      });
    const response = await ofHttp(next)(ask);
    expect(response.status).toBe(404);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toBe('<p>weg</p>');
  });

  it('keeps a policy that a route has set', async () => {
    const framed: Fetch = async () =>
      new Response('', {
        headers: { 'content-security-policy': 'frame-ancestors https://app.storyblok.com' },
      });
    const response = await ofHttp(framed)(ask);
    expect(response.headers.get('content-security-policy')).toBe('frame-ancestors https://app.storyblok.com');
  });

  it('sets no policy in development', async () => {
    const response = await securityHeaders({ https: false, development: true })(page('<p>'))(ask);
    expect(response.headers.has('content-security-policy')).toBe(false);
    expect(await response.text()).toBe('<p>');
  });
});
