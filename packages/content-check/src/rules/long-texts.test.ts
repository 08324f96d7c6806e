import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { longTexts } from './long-texts.ts';

const titled = (component: string, length: number) => story('a', { component, title: 'é'.repeat(length) });

it('accepts a title of ninety characters, and a longer title of a page that the hall screen never shows', () => {
  expect(said(longTexts, [titled('experience', 90), titled('page', 120)])).toEqual([]);
});

it('warns if the title of an experience, or a separate title of an item, is longer than ninety characters', () => {
  expect(said(longTexts, [titled('experience', 91)])).toEqual([
    'waarschuwing a: Titel: de tekst telt 91 tekens',
  ]);
  expect(said(longTexts, [item('i', '', '', { title_overwrite: 'x'.repeat(100) })])).toEqual([
    'waarschuwing i: Andere titel: de tekst telt 100 tekens',
  ]);
});
