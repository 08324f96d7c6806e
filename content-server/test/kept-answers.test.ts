import { expect, test } from 'vitest';
import { makeEdition } from '../src/folder/edition.ts';
import { UNNAMED_SPACE } from '../src/folder/space-file.ts';
import { KeptAnswers } from '../src/kept-answers.ts';
import { temporaryContent } from './temporary-content.ts';

const edition = (version: number) =>
  makeEdition({
    files: [],
    components: [],
    datasources: [],
    space: UNNAMED_SPACE,
    version,
    complain: () => undefined,
  });
const answer = (bytes: number) => ({ body: new Uint8Array(bytes), headers: {} });

test('an answer is kept until the content changes', () => {
  const kept = new KeptAnswers();
  const [before, after] = [edition(1), edition(2)];
  kept.keep(before, 'a', answer(1));
  expect(kept.get(before, 'a')).toEqual(answer(1));
  expect(kept.get(before, 'b')).toBeUndefined();
  expect(kept.get(after, 'a')).toBeUndefined();
  kept.keep(after, 'b', answer(2));
  expect(kept.get(before, 'a')).toBeUndefined();
});

test('past sixteen megabytes the answers that were asked longest ago go', () => {
  const kept = new KeptAnswers();
  const now = edition(1);
  for (const question of ['a', 'b', 'c']) kept.keep(now, question, answer(5_000_000));
  kept.get(now, 'a');
  kept.keep(now, 'd', answer(5_000_000));
  expect(['a', 'b', 'c', 'd'].filter((question) => kept.get(now, question))).toEqual(['a', 'c', 'd']);
});

test('many who ask the same at once each get a whole answer', async () => {
  const content = temporaryContent();
  content.story('home', { title: 'Welkom' });
  const ask = () => content.ask('{ ContentNode(id: "home") { content } }');
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  for (const { data } of answers)
    expect(data).toMatchObject({ ContentNode: { content: { title: 'Welkom' } } });
});
