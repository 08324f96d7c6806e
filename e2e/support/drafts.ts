import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';

export type Draft = {
  slug: string;
  /** Whether no version of the story was ever published. */
  only: boolean;
  uuid: string;
  content: Record<string, unknown>;
  /** Texts that appear in the draft and in no published story. */
  words: readonly string[];
};

const STORIES = join(FIXTURE_EDITION, 'stories');
const DRAFT = '.draft.json';

/** Reads the drafts of the tests' edition. Visitors may not see them. */
export function readDrafts(): Draft[] {
  const files = readdirSync(STORIES, { recursive: true, encoding: 'utf8' });
  const textOf = (name: string) => readFileSync(join(STORIES, name), 'utf8');
  const published = files
    .filter((name) => name.endsWith('.json') && !name.endsWith(DRAFT))
    .map(textOf)
    .join('\n');
  return files
    .filter((name) => name.endsWith(DRAFT))
    .map((name) => {
      const slug = name.slice(0, -DRAFT.length);
      const { uuid, content } = JSON.parse(textOf(name));
      const words = wordsIn(content).filter((text) => !published.includes(text));
      return { slug, only: !existsSync(join(STORIES, `${slug}.json`)), uuid, content, words };
    });
}

/** Reads a published story of the tests' edition, as the content service returns it. */
export function readStory(slug: string): { uuid: string; content: Record<string, unknown> } {
  return JSON.parse(readFileSync(join(STORIES, `${slug}.json`), 'utf8'));
}

/**
 * Returns the texts of a story that look the same in HTML, JSON and XML, and are too long to appear elsewhere
 * by chance.
 */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\p{L}\p{N} .,:;!?()-]{16,}$/u.test(value) ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(
      ([field]) => !['_uid', 'uuid', 'id', 'filename', 'href', 'date', 'alt', 'copyright'].includes(field),
    )
    .flatMap(([, inside]) => wordsIn(inside));
}

/**
 * Returns a draft of the tests' edition: a story that was never published if `only` is true, otherwise a
 * change to a published story.
 */
export function someDraft(drafts: readonly Draft[], only: boolean): Draft {
  const found = drafts.find((draft) => draft.only === only);
  if (!found) throw new Error('the edition needs a story that is only a draft, and one with a change');
  return found;
}
