import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { authorNames } from './author-names.ts';

const author = (slug: string, title: string) => story(`auteurs/${slug}`, { component: 'author', title });

it('accepts authors with different names, and an article whose title is the name of an author', () => {
  const page = story('nieuws/noemie', { component: 'news_article', title: 'Noémie Lacroix' });
  expect(said(authorNames, [author('a', 'Noémie Lacroix'), author('b', 'Noémie Lacrois'), page])).toEqual([]);
});

it('warns of a second author with the same name, ignoring accents, capitals and hyphens', () => {
  const files = [author('a', 'Noémie Lacroix-Peeters'), author('b', 'noemie lacroix peeters')];
  expect(said(authorNames, files)).toEqual([
    'waarschuwing auteurs/b: heet zoals ‘auteurs/a’: bezoekers kunnen de twee niet uit elkaar houden',
  ]);
});
