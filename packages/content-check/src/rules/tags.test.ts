import { expect, it } from 'vitest';
import { KNOWN_TAGS } from 'web/story-rules';
import { edition, item, line, said, story } from '../made-up-edition.ts';
import { tags } from './tags.ts';

const tagged = (...names: string[]) => [item('i', '', '', {}, { tags: names })];

it('says nothing of the known tags and of other ways to write them', () => {
  expect(said(tags, tagged(...KNOWN_TAGS))).toEqual([]);
  expect(said(tags, tagged('Uitverkocht', 'afgelast', 'Vlaamse Gebarentaal', 'prikkel-arm'))).toEqual([]);
});

it('warns of an unknown one on the programme, and has a tip for one elsewhere', () => {
  expect(said(tags, tagged('gratis'))).toEqual(['waarschuwing i: onbekende tag ‘gratis’']);
  expect(said(tags, [story('a', { component: 'news_article' }, { tags: ['pers'] })])).toEqual([
    'tip a: onbekende tag ‘pers’',
  ]);
});

it('guesses what a misspelt one was meant to be', () => {
  const [complaint] = tags(edition(tagged('volzte')));
  expect(complaint && line(complaint)).toBe('waarschuwing i: onbekende tag ‘volzte’');
  expect(complaint?.mend).toBe('Bedoel je ‘volzet’?');
});
