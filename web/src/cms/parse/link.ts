import { anchorName, type LabelledLink, type Link, safeHref } from '../../domain/pages/body/link.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { isRecord, record } from '../../domain/unknown-values.ts';
import { assetAddress } from './asset.ts';
import { rawText, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { type Blok, readBloks } from './story.ts';
import { typedAddress } from './typed-address.ts';

type LinkBlok = Pick<Blok<'link' | 'link_with_date'>, 'uid' | 'fields'>;

/** Parses a multilink, bare URL, bare asset or resolved story; returns `undefined` if it is empty or unsafe. */
export function parseLink(value: unknown): Link | undefined {
  if (typeof value === 'string') return parseLink({ linktype: 'url', url: value });
  if (!isRecord(value)) return undefined;
  const href = addressOf(value);
  if (href === undefined) return undefined;
  const from = value[OPENS];
  return {
    href: withAnchor(href, rawText(value.anchor)),
    newTab: rawText(value.target) === '_blank',
    ...(typeof from === 'number' && { publishedFrom: new Date(from) }),
  };
}

/** Parses links with labels. Leaves out a link without a label, with a warning. */
export function labelledLinks(bloks: unknown, context: ParseContext): LabelledLink[] {
  return readBloks(bloks).flatMap((blok) => labelledLink(blok, context));
}

/**
 * Parses one link with a label. Without a destination the label is plain text, with a warning. Returns an empty array,
 * with a warning, if the label is missing.
 */
export function labelledLink({ uid, fields }: LinkBlok, context: ParseContext): LabelledLink[] {
  const label = text(fields.label);
  if (label !== undefined) return [{ uid, label, link: linkOf(fields.link, `the link «${label}»`, context) }];
  context.warn('a link has no label');
  return [];
}

/** Parses a link that must lead somewhere. Warns if it leads nowhere or is misspelt; the warning begins with `name`. */
export function linkOf(value: unknown, name: string, context: ParseContext): Link | undefined {
  const fault = linkFault(value);
  if (fault !== undefined) warnOfFault(fault, name, context);
  return parseLink(value);
}

/** Warns about a fault of a link. The warning begins with `name`. */
export function warnOfFault({ kind, written }: LinkFault, name: string, context: ParseContext): void {
  context.warn(`${name} ${FAULTS[kind]}${written && ` («${written}»)`}`);
}

const FAULTS = {
  empty: 'has no destination',
  gone: 'leads to an unpublished or deleted story',
  unreadable: 'has no valid destination',
  misspelt: 'is misspelt',
} as const;

/** The fault of a link, and the address as an editor wrote it. */
export type LinkFault = { kind: keyof typeof FAULTS; written: string };

/** Returns what is wrong with a link; `undefined` for a correct link. */
export function linkFault(value: unknown): LinkFault | undefined {
  const fields = isRecord(value) ? value : { linktype: 'url', url: rawText(value) };
  const written = writtenIn(fields) ?? '';
  if (fields[GONE] === true) return { kind: 'gone', written };
  if (parseLink(fields) === undefined) return { kind: written === '' ? 'empty' : 'unreadable', written };
  const isTyped = fields.linktype === 'url' || fields.linktype === 'email';
  return isTyped && typedAddress(written)?.misspelt ? { kind: 'misspelt', written } : undefined;
}

/** The field that marks a link to a story that visitors cannot open (see `../story-links.ts`). */
export const GONE = 'story_is_gone';

/** The field with the publication date of a linked story, in ms. Present only if that date was still in the future. */
export const OPENS = 'story_opens';

function addressOf(link: Record<string, unknown>): string | undefined {
  if (link[GONE] === true) return undefined;
  const story = storySlug(link) ?? storySlug(record(link.story));
  const cached = rawText(link.cached_url) ?? rawText(link.cachedUrl);
  switch (rawText(link.linktype)) {
    case 'email': {
      // A bare word in a field for e-mail addresses is not the name of a page.
      const href = typedHref(writtenIn(link));
      return href !== undefined && hasScheme(href) ? href : undefined;
    }
    case 'asset':
      return assetAddress(rawText(link.filename) ?? writtenIn(link));
    case 'url':
      return typedHref(writtenIn(link));
    default:
      if (story !== undefined) return storyAddress(story);
      if (cached !== undefined) return storyAddress(cached);
      return typedHref(rawText(link.url)) ?? assetAddress(rawText(link.filename));
  }
}

/** Returns the address that an editor typed in a link field. */
function writtenIn(link: Record<string, unknown>): string | undefined {
  const email = rawText(link.linktype) === 'email' ? rawText(link.email) : undefined;
  return email ?? rawText(link.url) ?? rawText(link.cached_url) ?? rawText(link.cachedUrl);
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

const typedHref = (written: string | undefined): string | undefined =>
  written === undefined ? undefined : typedAddress(written)?.href;

function withAnchor(href: string, anchor: string | undefined): string {
  const id = anchorName(anchor);
  return id && !href.includes('#') && !/^(mailto|tel|sms):/i.test(href) ? `${href}#${id}` : href;
}

function hasScheme(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}
