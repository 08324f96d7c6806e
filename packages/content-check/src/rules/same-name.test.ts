import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sameName } from './same-name.ts';

const author = (slug: string, title: string) => story(`auteurs/${slug}`, { component: 'author', title });

it('accepts authors with different names, and an article whose title is the name of an author', () => {
  const page = story('nieuws/noemie', { component: 'news_article', title: 'Noémie Lacroix' });
  expect(said(sameName, [author('a', 'Noémie Lacroix'), author('b', 'Noémie Lacrois'), page])).toEqual([]);
});

it('warns of a second author with the same name, ignoring accents, capitals and hyphens', () => {
  const files = [author('a', 'Noémie Lacroix-Peeters'), author('b', 'noemie lacroix peeters')];
  expect(said(sameName, files)).toEqual([
    'waarschuwing auteurs/b: er is nog een ‘Auteur’ met deze naam: ‘Noémie Lacroix-Peeters’ (auteurs/a)',
  ]);
});
