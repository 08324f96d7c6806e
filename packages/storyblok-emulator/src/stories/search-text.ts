import type { Story } from '../folder/story.ts';
import { isRecord } from './columns.ts';

interface Searchable {
  name: string;
  slug: string;
  text: string;
}

/** Memoizes the searchable text per story, because stories are immutable. */
const searchables = new WeakMap<Story, Searchable>();

/** Keys whose values are not searchable: types, ids, addresses. */
const machineKeys = new Set(
  '_uid _editable component type id uuid filename fieldtype linktype plugin url cached_url target anchor focus'.split(
    ' ',
  ),
);

/** Removes case and accents, so that a search for «cafe» finds «Café». */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a search term without case and accents. A match must contain all of them. */
export function searchWords(term: string): string[] {
  return fold(term)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word occurs in a story's name, full slug or text. */
export function isFound(story: Story, words: readonly string[]): boolean {
  const { name, slug, text } = searchable(story);
  return words.every((word) => name.includes(word) || slug.includes(word) || text.includes(word));
}

/** Compares two results in Storyblok's search order: by the match in the full slug, then in the name. */
export function byRelevance(words: readonly string[]): (a: Story, b: Story) => number {
  const share = (text: string) => {
    const found = words.reduce((sum, word) => sum + (text.includes(word) ? word.length : 0), 0);
    return found === 0 ? 0 : found / text.length;
  };
  return (a, b) => {
    const [left, right] = [searchable(a), searchable(b)];
    return share(right.slug) - share(left.slug) || share(right.name) - share(left.name);
  };
}

function searchable(story: Story): Searchable {
  const kept = searchables.get(story);
  if (kept) return kept;
  const texts: string[] = [];
  collect(story.content, texts);
  const made = { name: fold(story.name), slug: fold(story.full_slug), text: fold(texts.join('\n')) };
  searchables.set(story, made);
  return made;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) {
    // Join adjacent text nodes, because a partly bold word consists of two nodes.
    if (value.length > 0 && value.every(isTextNode)) texts.push(value.map((node) => node.text).join(''));
    else for (const item of value) collect(item, texts);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) if (!machineKeys.has(key)) collect(inner, texts);
  }
}

function isTextNode(value: unknown): value is { text: string } {
  return isRecord(value) && value.type === 'text' && typeof value.text === 'string';
}
