import { anchorName } from 'web/content-rules';
import { typedAddress } from 'web/story-rules';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { memoized } from './memoized.ts';
import type { Spot, StoryParts } from './story-parts.ts';

/** An internal link. */
export type LinkAt = Spot & {
  /** `story`: chosen from the list of stories. `site`: typed as an address of this site. */
  kind: 'story' | 'site';
  uuid: string;
  /** The path as stored in the link: `praktisch` or `/praktisch`, with or without a query. */
  address: string;
  anchor: string;
};

/** A reference to an image or another file. `alt` is undefined if the place supports no alternative text. */
export type AssetAt = Spot & { url: string; alt?: string };

/** A relation to one story. `position`: its position, from 1, in a field with several. */
export type RelationAt = Spot & { name: string; uuid: string; types: readonly string[]; position?: number };

const OWN_HOST = /^https?:\/\/(www\.)?boektopia\.be(?=[/?#]|$)/i;

/** Returns all internal links in link fields and rich text, except empty links. */
export const linksIn = memoized(({ fields, nodes }: StoryParts): readonly LinkAt[] => {
  const ofFields = fields
    .filter(({ field }) => field.type === 'multilink')
    .flatMap(({ path, name, uid, value }) => {
      const link = objectOf(value);
      const address = textOf(link.linktype === 'url' ? link.url : link.cached_url) || textOf(link.cached_url);
      return linkAt({ path, name, uid }, link.linktype, textOf(link.id), address, textOf(link.anchor));
    });
  const ofNodes = nodes.flatMap(({ path, name, uid, node }) =>
    marksOf(node, 'link').flatMap((attrs) =>
      linkAt(
        { path, name, uid },
        attrs.linktype ?? 'url',
        textOf(attrs.uuid),
        textOf(attrs.href),
        textOf(attrs.anchor),
      ),
    ),
  );
  return [...ofFields, ...ofNodes];
});

/** An address that an editor typed in a link, an address field or a text. */
export type TypedAt = Spot & { component: string; name: string; written: string };

/** Text fields that the site reads as addresses. */
const ADDRESS_FIELDS = new Set(['global_data.reservation_url', 'video.url']);

/** Returns all typed addresses; a link in rich text may be empty, other links may not. */
export function typedAddressesIn({ fields, nodes }: StoryParts): TypedAt[] {
  const ofFields = fields.flatMap(({ path, uid, block: { component }, name, field, value }): TypedAt[] => {
    const link = objectOf(value);
    const isAddress = ADDRESS_FIELDS.has(`${component}.${name}`);
    const isTyped = field.type === 'multilink' && (link.linktype === 'url' || link.linktype === 'email');
    if (!isAddress && !isTyped) return [];
    const written = isAddress
      ? textOf(value)
      : (link.linktype === 'email' && textOf(link.email)) || textOf(link.url) || textOf(link.cached_url);
    return written === '' ? [] : [{ path, uid, component, name, written }];
  });
  const ofNodes = nodes.flatMap(({ path, name, uid, node }) =>
    marksOf(node, 'link')
      .filter(({ linktype = 'url' }) => linktype !== 'story' && linktype !== 'asset')
      .map(({ href }) => ({ path, uid, component: '', name, written: textOf(href) })),
  );
  return [...ofFields, ...ofNodes];
}

function linkAt(at: Spot, type: unknown, uuid: string, stored: string, stated: string): LinkAt[] {
  const read = type === 'url' ? (typedAddress(stored)?.href ?? '') : stored;
  const own = read.replace(OWN_HOST, '');
  const [, address = '', hash = ''] = /^([^#]*)#?(.*)$/s.exec(own) ?? [];
  // Normalize the anchor as the site does, because editors may type a `#` or spaces.
  const anchor = anchorName(stated || hash) ?? '';
  if (type === 'story') {
    return uuid === '' && own === '' ? [] : [{ ...at, kind: 'story', uuid, address, anchor }];
  }
  const stays = type === 'url' && read !== '' && (own !== read || /^[/#?]/.test(own));
  return stays ? [{ ...at, kind: 'site', uuid: '', address, anchor }] : [];
}

/** Returns all images and files in asset fields, rich text and links, and the images for search engines. */
export const assetsIn = memoized(({ fields, nodes }: StoryParts): readonly AssetAt[] => {
  const ofFields = fields.flatMap(({ path, name, uid, field, value }): AssetAt[] => {
    const at = { path, name, uid };
    if (field.type === 'asset') return assetAt(at, value);
    if (field.type === 'multiasset')
      return listOf(value).flatMap((one, index) => assetAt({ ...at, path: `${path} ${index + 1}` }, one));
    const link = objectOf(value);
    if (field.type === 'multilink' && link.linktype === 'asset') {
      const url = textOf(link.url) || textOf(link.filename) || textOf(link.cached_url);
      return url === '' ? [] : [{ ...at, url }];
    }
    if (link.plugin !== 'seo_metatags') return [];
    const images = [textOf(link.og_image), textOf(link.twitter_image)];
    return images.filter(Boolean).map((url) => ({ ...at, url }));
  });
  const ofNodes = nodes.flatMap(({ path, name, uid, node }): AssetAt[] => {
    const at = { path, name, uid };
    if (node.type === 'image') return assetAt(at, node.attrs);
    const links = marksOf(node, 'link').filter(({ linktype }) => linktype === 'asset');
    return links.map(({ href }) => ({ ...at, url: textOf(href) }));
  });
  return [...ofFields, ...ofNodes];
});

function assetAt(at: Spot, value: unknown): AssetAt[] {
  const asset = isObject(value) ? value : { filename: value };
  const url = textOf(asset.filename) || textOf(asset.src);
  const alt = textOf(asset.alt) || textOf(objectOf(asset.meta_data).alt);
  return url === '' ? [] : [{ ...at, url, alt }];
}

/** Returns all relations to other stories. */
export function relationsIn({ fields }: StoryParts): RelationAt[] {
  return fields.flatMap(({ path, name, uid, field, value }) => {
    if (field.stories === undefined) return [];
    const { types } = field.stories;
    const uuids = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
    return uuids.map((uuid, index) => ({
      ...{ path, name, uid, uuid, types },
      ...(uuids.length > 1 && { position: index + 1 }),
    }));
  });
}

/** Returns the anchors in this story that a link can point to. */
export function anchorsIn({ nodes }: StoryParts): string[] {
  return nodes.flatMap(({ node }) =>
    ['anchor', 'textStyle'].flatMap((mark) =>
      marksOf(node, mark).flatMap(({ id }) => anchorName(textOf(id)) ?? []),
    ),
  );
}

function marksOf(node: Readonly<Record<string, unknown>>, type: string) {
  const marks = listOf(node.marks).filter(isObject);
  return marks.filter((mark) => mark.type === type).map((mark) => objectOf(mark.attrs));
}

/** Returns the label of a link block, and where the link leads; undefined for another block or an empty one. */
export function labelledIn(block: JsonObject): { label: string; to: string } | undefined {
  const link = objectOf(block.link);
  const label = textOf(block.label);
  const to = textOf(link.id) || textOf(link.email) || textOf(link.url) || textOf(link.cached_url);
  return label === '' || to === '' ? undefined : { label, to: to + textOf(link.anchor) };
}
