import { isObject, listOf, objectOf, textOf } from './json.ts';
import { memoized } from './memoized.ts';
import type { Spot, StoryParts } from './story-parts.ts';

/** A text that visitors can read or hear, exactly as stored. */
export type TextAt = Spot & {
  text: string;
  /** `plain`: a text field; `rich`: a line of a text with formatting; `asset`: a text of an image; `seo`: for search engines. */
  kind: 'plain' | 'rich' | 'asset' | 'seo';
};

/** Fields that contain code or an address. */
const NO_TEXT = new Set(['embed_code', 'url', 'reservation_url', 'from', 'cached_url']);
const OF_ASSETS = ['alt', 'title', 'copyright'];
const OF_SEO = ['title', 'description', 'og_title', 'og_description', 'twitter_title', 'twitter_description'];

/** Returns all texts of a story, except code. A line of rich text is one text, even if formatting splits it. */
export const textsIn = memoized(({ fields, nodes }: StoryParts): readonly TextAt[] => {
  const ofFields = fields.flatMap(({ path, name, uid, field, value }): TextAt[] => {
    const all = (kind: TextAt['kind'], texts: readonly unknown[]): TextAt[] =>
      texts
        .filter((text) => typeof text === 'string')
        .flatMap((text) => (text.trim() === '' ? [] : [{ path, name, uid, text, kind }]));
    if (/^text(area)?$/.test(field.type)) return NO_TEXT.has(name) ? [] : all('plain', [value]);
    if (field.type === 'asset' || field.type === 'multiasset') {
      const assets = (Array.isArray(value) ? value : [value]).filter(isObject);
      return assets.flatMap((asset) =>
        all(
          'asset',
          OF_ASSETS.map((key) => asset[key] || objectOf(asset.meta_data)[key]),
        ),
      );
    }
    if (field.type !== 'custom') return [];
    const pairs = listOf(value).map(objectOf);
    return isObject(value)
      ? all(
          'seo',
          OF_SEO.map((key) => value[key]),
        )
      : all(
          'plain',
          pairs.flatMap((pair) => [pair.key, pair.value]),
        );
  });
  const ofNodes = nodes.flatMap(({ path, name, uid, node }): TextAt[] => {
    if (node.type === 'code_block') return [];
    const text = listOf(node.content)
      .map(objectOf)
      .filter(({ marks }) => !listOf(marks).some((mark) => objectOf(mark).type === 'code'))
      .map((child) => (typeof child.text === 'string' ? child.text : child.type === 'hard_break' ? '\n' : ''))
      .join('');
    return textOf(text) === '' ? [] : [{ path, name, uid, text, kind: 'rich' }];
  });
  return [...ofFields, ...ofNodes];
});

/** Returns the match of a pattern with the words on either side, without a final full stop; undefined without a match. */
export function excerpt(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  if (at === -1) return undefined;
  const [start, end] = [Math.max(0, at - 15), at + 25];
  // Extend the quote to whole words at both ends, except for words as long as an address.
  const before = /(?<!\S)\S{0,20}$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S{0,20}(?!\S)/.exec(text.slice(end))?.[0] ?? '';
  const found = `${before}${text.slice(start, end)}${after}`.trim();
  return found.replace(/(?<!\.)\.$/, '');
}

/** Maximum number of characters that a finding quotes from a value. */
const QUOTED = 60;

/** Returns the beginning of a text, to quote it in a finding. */
export const shortened = (words: string): string =>
  words.length > QUOTED ? `${words.slice(0, QUOTED).trimEnd()}…` : words;
