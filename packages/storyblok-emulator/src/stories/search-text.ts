import type { Story } from '../folder/story.ts';
import { isRecord } from './columns.ts';

interface Searchable {
  name: string;
  slug: string;
  text: string;
}

/** Stories never change once read, so what can be found in one is worked out once. */
const searchables = new WeakMap<Story, Searchable>();

/** Keys whose texts no visitor or editor would search for: names of things, identities, addresses. */
const machineKeys = new Set(
  '_uid _editable component type id uuid filename fieldtype linktype plugin url cached_url target anchor focus'.split(
    ' ',
  ),
);

/** A text without case and accents: «Café» and «cafe» are the same to who searches. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search term, folded. All of them must be found. */
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

/** Compares two found stories as Storyblok orders a search: by the full slug, then by the name. */
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
    // A word that is half bold is two text nodes of one paragraph; it is still one word.
    if (value.length > 0 && value.every(isTextNode)) texts.push(value.map((node) => node.text).join(''));
    else for (const item of value) collect(item, texts);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) if (!machineKeys.has(key)) collect(inner, texts);
  }
}

function isTextNode(value: unknown): value is { text: string } {
  return isRecord(value) && value.type === 'text' && typeof value.text === 'string';
}
