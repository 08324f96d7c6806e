import { anchorName, type LabelledLink, type Link, safeHref } from '../../domain/pages/body/link.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { isRecord, record } from '../../domain/unknown-values.ts';
import { assetAddress } from './asset.ts';
import { rawText, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { type Blok, readBloks } from './story.ts';

type LinkBlok = Pick<Blok<'link' | 'link_with_date'>, 'uid' | 'fields'>;

/** Parses a multilink, bare URL, bare asset or resolved story; returns `undefined` if it is empty or unsafe. */
export function parseLink(value: unknown): Link | undefined {
  if (typeof value === 'string') return parseLink({ linktype: 'url', url: value });
  if (!isRecord(value)) return undefined;
  const href = addressOf(value);
  return href === undefined
    ? undefined
    : { href: withAnchor(href, rawText(value.anchor)), newTab: rawText(value.target) === '_blank' };
}

/** Parses links with labels. Leaves out a link without a label or a destination, with a warning. */
export function labelledLinks(bloks: unknown, context: ParseContext): LabelledLink[] {
  return readBloks(bloks).flatMap((blok) => labelledLink(blok, context));
}

/** Parses one link with a label. Returns an empty array, with a warning, if its label or destination is missing. */
export function labelledLink({ uid, fields }: LinkBlok, context: ParseContext): LabelledLink[] {
  const label = text(fields.label);
  const link = parseLink(fields.link);
  if (label !== undefined && link !== undefined) return [{ uid, label, link }];
  context.warn(label === undefined ? 'a link has no label' : `the link «${label}» has no valid destination`);
  return [];
}

function addressOf(link: Record<string, unknown>): string | undefined {
  const story = storySlug(link) ?? storySlug(record(link.story));
  const cached = rawText(link.cached_url) ?? rawText(link.cachedUrl);
  const url = rawText(link.url);
  switch (rawText(link.linktype)) {
    case 'email':
      return mailAddress(rawText(link.email) ?? url ?? cached);
    case 'asset':
      return assetAddress(rawText(link.filename) ?? url ?? cached);
    case 'url':
      return urlAddress(url ?? cached);
    default:
      if (story !== undefined) return storyAddress(story);
      if (cached !== undefined) return storyAddress(cached);
      return url === undefined ? assetAddress(rawText(link.filename)) : urlAddress(url);
  }
}

/** Returns the linked story's own slug, because `cached_url` is outdated after a story has moved. */
function storySlug(link: Record<string, unknown>): string | undefined {
  return rawText(link.full_slug) ?? rawText(link.fullSlug);
}

/** Returns the address of a linked story. Adds the leading slash that `cached_url` lacks, unless it has a scheme. */
function storyAddress(address: string): string | undefined {
  const seen = safeHref(address.replace(/^[/\\]+/, '/'));
  if (seen === undefined) return undefined;
  return hasScheme(seen) || seen.startsWith('#') ? seen : storyPath(seen);
}

function urlAddress(address: string | undefined): string | undefined {
  const seen = address === undefined ? undefined : safeHref(address);
  if (seen === undefined || hasScheme(seen) || /^[/#?]/.test(seen)) return seen;
  // Editors type «www.kortrijk.be» and «kortrijk.be/agenda», which a browser would resolve as paths of this site.
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#]|$)/i.test(seen)) return `https://${seen}`;
  // Remove backslashes: after the leading slash a browser would read them as `//host`.
  return `/${seen.replace(/^\\+/, '')}`;
}

function mailAddress(address: string | undefined): string | undefined {
  const bare = address?.replace(/^(\s*mailto:)+/i, '').trim();
  return bare !== undefined && /^[^\s@<>"]+@[^\s@<>"]+$/.test(bare) ? safeHref(`mailto:${bare}`) : undefined;
}

function withAnchor(href: string, anchor: string | undefined): string {
  const id = anchorName(anchor);
  return id && !href.includes('#') && !/^(mailto|tel):/i.test(href) ? `${href}#${id}` : href;
}

function hasScheme(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}
