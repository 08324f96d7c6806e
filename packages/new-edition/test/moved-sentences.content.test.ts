import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentModel } from '../../content-check/src/content-model.ts';
import { dateFindings } from '../../content-check/src/date-findings.ts';
import { readStoryFile } from '../../content-check/src/story-file.ts';
import { storyMover } from '../src/moved-copy.ts';

const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
/** Matches a day with its month, a short date, or the year of the shipped edition. */
const DATED = new RegExp(
  `\\b\\d{1,2} (${MONTHS})\\b|\\b(ma|di|wo|do|vr|za|zo) \\d{1,2}/\\d{1,2}\\b|\\b2025\\b`,
);
/** Fields that contain no text for visitors. */
const NO_TEXT =
  /^(.*_date|date|full_slug|slug|cached_url|href|to|url|uuid|_uid|id|filename|from|name|embed_code)$/;

/** Searches all texts of the stories, without the rules of the check. Returns `story: sentence`. */
function datedSentences(stories: readonly { slug: string; content: unknown }[]): string[] {
  const found: string[] = [];
  const visit = (value: unknown, field: string, story: string) => {
    if (Array.isArray(value)) for (const one of value) visit(one, field, story);
    else if (typeof value === 'object' && value !== null) {
      const { type, content } = Object.fromEntries(Object.entries(value));
      if ((type === 'paragraph' || type === 'heading') && Array.isArray(content))
        visit(content.map((node: { text?: string }) => node.text ?? ' ').join(''), 'text', story);
      else for (const [name, inner] of Object.entries(value)) visit(inner, name, story);
    } else if (typeof value === 'string' && !NO_TEXT.test(field) && !/^[\d\-: ]+$/.test(value)) {
      const sentences = value.replace(/\s/g, ' ').split(/(?<=[.!?]) +/);
      found.push(...sentences.filter((one) => DATED.test(one)).map((one) => `${story}: ${one.trim()}`));
    }
  };
  for (const { slug, content } of stories) visit(content, '', slug);
  return found;
}

it('finds every sentence of the shipped edition that names a day or a year, after its dates have moved by a year', () => {
  const { movedPath, movedStory } = storyMover({ from: SHIPPED_EDITION, days: 364 });
  const folder = join(SHIPPED_EDITION, 'stories');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => readStoryFile(movedPath(path), movedStory(readFileSync(join(folder, path), 'utf8'))))
    .filter((file) => 'content' in file);
  const model = readContentModel(readFileSync(join(SHIPPED_EDITION, 'components.json'), 'utf8'));
  const sentences = datedSentences(files);
  const findings = dateFindings({ files, model }, { now: new Date('2026-10-01T10:00:00Z') });
  const excerpts = findings.map(({ story, what }) => {
    const [, excerpt = ''] = / in ‘…?(.*?)…?’$/.exec(what) ?? [];
    return { story, excerpt };
  });
  const missed = sentences.filter(
    (one) => !excerpts.some(({ story, excerpt }) => one.startsWith(`${story}: `) && one.includes(excerpt)),
  );
  expect(missed).toEqual([]);
  expect(sentences.length).toBeGreaterThan(50);
});
