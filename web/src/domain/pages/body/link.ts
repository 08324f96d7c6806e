import type { Scheduled } from '../scheduled.ts';

/** A link that passed {@link safeHref}: a path on this site, or an http(s), mailto, tel or sms address. */
export type Link = {
  /** `/path?query#anchor` on this site, or an absolute address. */
  href: string;
  /** Whether the editor chose to open the link in a new tab. */
  newTab: boolean;
} & Scheduled;

/** A link with the editor's label. Without `link` it leads nowhere, and pages show its label as plain text. */
export type LabelledLink = { uid: string; label: string; link?: Link };

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * Returns the URL without surrounding whitespace if it is safe to follow, otherwise `undefined`. Like browsers, ignores
 * tabs, line breaks and leading control characters: browsers recognize `javascript:` even with a line break inside.
 */
export function safeHref(href: string): string | undefined {
  const seen = Array.from(href)
    .filter((character) => character.charCodeAt(0) > 0x1f && character.charCodeAt(0) !== 0x7f)
    .join('')
    .trim();
  if (seen === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1];
  if (scheme !== undefined) return SAFE_SCHEMES.has(scheme.toLowerCase()) ? seen : undefined;
  // `//host` and its backslash variants lead to another site.
  if (/^[/\\]{2}/.test(seen)) return undefined;
  return seen;
}

/**
 * Returns the name that an anchor shares with the links to it: without the hash that editors type, and with hyphens for
 * blanks. Any other character is valid in an id.
 */
export function anchorName(written: string | undefined): string | undefined {
  return written?.replace(/^#+/, '').replace(/\s+/g, '-') || undefined;
}
