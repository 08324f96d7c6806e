import { createHash } from 'node:crypto';
import { changedResponse, type Fetch, FRAMED_BY, wholeResponseOf } from '../../http/fetch.ts';
import { inlineCode } from '../../http/inline-code.ts';

/** The origins of frames on our pages: the video players, after a click or consent. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Receives clicks on external links, if a pixel is configured and the visitor agreed. */
const PIXEL = 'https://www.facebook.com';

/** A source of a Content-Security-Policy. Browsers hash the text as parsed, with normalized line ends. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

export type Policy = {
  https: boolean;
  measuring?: boolean;
  /** The origin of the editor that frames the page. The script it loads to mark blocks injects a stylesheet. */
  framedBy?: string;
};

/**
 * Returns the Content-Security-Policy of a page: our own files, and its inline scripts and styles by hash, because a
 * nonce in a cached page is no secret. This trusts the HTML: editors' content must always be escaped.
 */
export function contentSecurityPolicy(page: string, { https, measuring = false, framedBy }: Policy): string {
  const { scripts, styles } = inlineCode(page);
  const hashesOf = (codes: readonly string[]) => new Set(codes.map(hashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    // Browsers ignore `'unsafe-inline'` beside a hash.
    ["style-src 'self'", ...(framedBy ? ["'unsafe-inline'"] : hashesOf(styles))].join(' '),
    // Focal points of images and carousel positions are style attributes in the server's HTML.
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
 * Adds the security headers to every response. A header set by a route takes precedence. In development there is no
 * policy, because Vite's own scripts are inline.
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
