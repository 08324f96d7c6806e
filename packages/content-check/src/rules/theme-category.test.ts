import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { themeCategory } from './theme-category.ts';

it('accepts a theme whose slug is in Dutch or in English', () => {
  const files = ['samenleving', 'society', 'fantasy'].map((slug) =>
    story(`themas/${slug}`, { component: 'theme', title: slug }),
  );
  expect(said(themeCategory, files)).toEqual([]);
});

it('warns of a theme without a category', () => {
  expect(
    said(themeCategory, [story('themas/tuinieren', { component: 'theme', title: 'Tuinieren' })]),
  ).toEqual([
    'waarschuwing themas/tuinieren: de site heeft geen kleur en geen icoon voor een thema met de slug ‘tuinieren’',
  ]);
});
