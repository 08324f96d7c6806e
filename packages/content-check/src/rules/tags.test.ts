import { expect, it } from 'vitest';
import { KNOWN_TAGS } from 'web/story-rules';
import { item, story } from '../examples.ts';
import { found, line, said } from '../made-up-edition.ts';
import { tags } from './tags.ts';

const tagged = (...names: string[]) => [item('i', '', '', {}, { tags: names })];

it('accepts known tags and their spelling variants', () => {
  expect(said(tags, tagged(...KNOWN_TAGS))).toEqual([]);
  expect(said(tags, tagged('Uitverkocht', 'afgelast', 'Vlaamse Gebarentaal', 'prikkel-arm'))).toEqual([]);
});

it('warns of an unknown tag of a programme item, and gives a tip for an unknown tag of another story', () => {
  expect(said(tags, tagged('gratis'))).toEqual(['waarschuwing i: Tags: de site kent geen tag ‘gratis’']);
  expect(said(tags, [story('a', { component: 'news_article' }, { tags: ['pers'] })])).toEqual([
    'tip a: Tags: de site kent geen tag ‘pers’',
  ]);
});

it('suggests a known tag for a misspelt one', () => {
  const [complaint] = found(tags, tagged('volzte'));
  expect(complaint && line(complaint)).toBe('waarschuwing i: Tags: de site kent geen tag ‘volzte’');
  expect(complaint?.mend).toBe('Kies de tag ‘volzet’ als je die bedoelt, of haal deze tag weg');
});
