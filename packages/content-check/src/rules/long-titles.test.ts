import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { longTitles } from './long-titles.ts';

const titled = (component: string, length: number) => story('a', { component, title: 'é'.repeat(length) });

it('accepts a title of ninety characters, and any title of pages that the hall screen never shows', () => {
  expect(said(longTitles, [titled('experience', 90), titled('page', 200)])).toEqual([]);
});

it('warns if the title of an experience, or a separate title of an item, is longer than ninety characters', () => {
  expect(said(longTitles, [titled('experience', 91)])).toEqual([
    'waarschuwing a: Titel: de titel telt 91 tekens',
  ]);
  expect(said(longTitles, [item('i', '', '', { title_overwrite: 'x'.repeat(100) })])).toEqual([
    'waarschuwing i: Andere titel: de titel telt 100 tekens',
  ]);
});
