/** Where a link leads, already judged safe: a path on this site, or an http(s), mailto or tel address. */
export type Link = {
  /** `/path?query#anchor` on this site, or an absolute address. */
  href: string;
  /** The editor asked for a new tab. */
  newTab: boolean;
};

/** A link with the words an editor gave it. */
export type LabelledLink = { uid: string; label: string; link: Link };

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address if a browser may follow it, otherwise `undefined`.
 * Browsers drop tabs, line breaks and leading control characters before reading a scheme, so
 * `java\nscript:` is judged the way they read it.
 */
export function safeHref(href: string): string | undefined {
  const seen = Array.from(href)
    .filter((character) => character.charCodeAt(0) > 0x1f && character.charCodeAt(0) !== 0x7f)
    .join('')
    .trim();
  if (seen === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1];
  if (scheme !== undefined) return SAFE_SCHEMES.has(scheme.toLowerCase()) ? seen : undefined;
  // `//host` and its backslash forms leave the site without saying so.
  if (/^[/\\]{2}/.test(seen)) return undefined;
  return seen;
}
