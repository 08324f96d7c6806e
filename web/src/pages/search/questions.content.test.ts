import { readFileSync } from 'node:fs';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { cmsOfEdition, PATIENCE_MS } from '../../cms/fixtures/cms-of-edition.ts';
import { groupedBy } from '../../domain/grouped.ts';
import { createSearchIndex } from '../../features/search/search-index.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Questions as visitors type them, written without knowledge of the index: wrong words, dialect, plurals, misspelt
// names, tools, places. Each lists the pages of the shipped edition that answer it.

type Question = { kind: string; term: string; expected?: readonly string[]; expectedPattern?: string };

const QUESTIONS = readFileSync(new URL('./fixtures/questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // Safe cast: the file is part of this repository.
  .map((line) => JSON.parse(line) as Question);

/** The share of questions whose answer must be among the first three results, in total and per kind. */
const SHARE = 0.95;
const SHARE_PER_KIND = 0.8;

it(
  'lists the answers to questions as visitors type them among the first three results',
  async () => {
    const server = createStoryblokEmulator({ dir: SHIPPED_EDITION, watch: false, log: () => undefined });
    const { cms } = cmsOfEdition(server);
    const items = [...(await cms.programmeItems(NOW)), ...(await cms.onTourItems(NOW))];
    const index = createSearchIndex(await cms.searchDocuments(), items);
    const now = new Date('2025-10-27T13:00:00Z');
    const isAnswered = ({ term, expected, expectedPattern }: Question): boolean => {
      const { best, items } = index.find({ term, order: 'best' }, 1, now);
      const first = [...best, ...items].slice(0, 3).map(({ path }) => path.replace(/[?#].*/, ''));
      return first.some((path) =>
        expectedPattern === undefined ? expected?.includes(path) : new RegExp(expectedPattern).test(path),
      );
    };
    const shares = [...groupedBy(QUESTIONS, ({ kind }) => kind)].map(([kind, questions]) => {
      const missed = questions.filter((question) => !isAnswered(question)).map(({ term }) => term);
      return { kind, asked: questions.length, missed };
    });
    const missed = shares.flatMap((one) => one.missed);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - SHARE) * QUESTIONS.length);
    const poor = shares.filter((one) => one.missed.length > (1 - SHARE_PER_KIND) * one.asked);
    expect(poor).toEqual([]);
  },
  PATIENCE_MS,
);
