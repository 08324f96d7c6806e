import { expect, it } from 'vitest';
import { createWordIndex, type WordsOfPage } from './word-index.ts';

const page = (id: string, text: string): WordsOfPage => ({
  id,
  title: id,
  authors: '',
  headings: '',
  lead: '',
  labels: '',
  text,
});

it('contains exactly the words of the current pages', () => {
  const { vocabulary, hold } = createWordIndex();
  hold([page('kast', 'een kast'), page('hond', 'een hond')]);
  expect(new Set(vocabulary.keys())).toEqual(new Set(['kast', 'een', 'hond']));
  hold([page('hond', 'geen hond')]);
  expect(new Set(vocabulary.keys())).toEqual(new Set(['hond', 'geen']));
  hold([]);
  expect(vocabulary.size).toBe(0);
});

it('finds the current text of pages that changed several times', () => {
  const { index, hold } = createWordIndex();
  for (const text of ['wild', 'tam', 'wild', 'tam']) hold([page('dier', text), page('boek', 'wild')]);
  const found = (word: string) => index.search(word).map(({ id }) => id);
  expect([found('wild'), found('tam')]).toEqual([['boek'], ['dier']]);
  expect(index.documentCount).toBe(2);
});
