import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
import { longTitles } from './long-titles.ts';

const titled = (component: string, length: number) => story('a', { component, title: 'é'.repeat(length) });

it('says nothing of a title of ninety characters, and of pages that the screen never shows', () => {
  expect(said(longTitles, [titled('experience', 90), titled('page', 200)])).toEqual([]);
});

it('warns of a longer one, of an experience and of an item with its own', () => {
  expect(said(longTitles, [titled('experience', 91)])).toEqual([
    'waarschuwing a: Titel is te lang voor het scherm in de hal: 91 tekens',
  ]);
  expect(said(longTitles, [item('i', '', '', { title_overwrite: 'x'.repeat(100) })])).toEqual([
    'waarschuwing i: Andere titel is te lang voor het scherm in de hal: 100 tekens',
  ]);
});
