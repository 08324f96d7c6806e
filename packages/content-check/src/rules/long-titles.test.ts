import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
import { longTitles } from './long-titles.ts';

const titled = (component: string, length: number) => story('a', { component, title: 'é'.repeat(length) });

it('accepts a title of ninety characters, and any title of pages that the hall screen never shows', () => {
  expect(said(longTitles, [titled('experience', 90), titled('page', 200)])).toEqual([]);
});

it('warns if the title of an experience, or a separate title of an item, is longer than ninety characters', () => {
  expect(said(longTitles, [titled('experience', 91)])).toEqual([
    'waarschuwing a: Titel is te lang voor het scherm in de hal: 91 tekens',
  ]);
  expect(said(longTitles, [item('i', '', '', { title_overwrite: 'x'.repeat(100) })])).toEqual([
    'waarschuwing i: Andere titel is te lang voor het scherm in de hal: 100 tekens',
  ]);
});
