import { createHash } from 'node:crypto';
import { changedResponse, type Fetch, FRAMED_BY, wholeResponseOf } from '../../http/fetch.ts';
import { inlineCode } from '../../http/inline-code.ts';

/** Origins of the video players that pages may frame, after a click or consent. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Origin that receives clicks on external links, if a pixel is configured and the visitor has agreed. */
const PIXEL = 'https://www.facebook.com';

/** Returns the hash of inline code, for a Content-Security-Policy. Normalizes line ends first, as browsers do. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

export type Policy = {
  https: boolean;
  measuring?: boolean;
  /** The origin of the editor that frames the page. The editor's script for marking blocks injects a stylesheet. */
  framedBy?: string;
};

/**
 * Returns the Content-Security-Policy of a page. It allows the site's own files, and the page's inline scripts and
 * styles by hash: a nonce in a cached page would not be secret. The policy trusts the HTML, so editors' content must
 * always be escaped.
 */
export function contentSecurityPolicy(page: string, { https, measuring = false, framedBy }: Policy): string {
  const { scripts, styles } = inlineCode(page);
  const hashesOf = (codes: readonly string[]) => new Set(codes.map(hashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    // Add no hashes in a preview: browsers ignore `'unsafe-inline'` if the policy contains a hash.
    ["style-src 'self'", ...(framedBy ? ["'unsafe-inline'"] : hashesOf(styles))].join(' '),
    // The server's HTML has style attributes for focal points of images and positions of carousels.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${measuring ? ` ${PIXEL}` : ''}`,
    `frame-src 'self' ${FRAMES.join(' ')}`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Adds the security headers to every response. A header set by a route takes precedence. There is no policy in
 * development, because Vite's own scripts are inline.
 */
export function securityHeaders({ development, ...policy }: Policy & { development: boolean }) {
  const { https } = policy;
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };

  return (next: Fetch): Fetch =>
    async (request) => {
      const response = await next(request);
      const headers = new Headers(response.headers);
      const framedBy = headers.get(FRAMED_BY) ?? undefined;
      headers.delete(FRAMED_BY);
      for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
      const isPage =
        /^text\/html/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
      const whole = wholeResponseOf(response)?.text;
      const html = isPage && !development && whole === undefined ? await response.text() : undefined;
      if (!development && !headers.has('content-security-policy')) {
        headers.set(
          'content-security-policy',
          contentSecurityPolicy(whole ?? html ?? '', { ...policy, framedBy }),
        );
      }
      return changedResponse(response, { body: html, headers });
    };
}
