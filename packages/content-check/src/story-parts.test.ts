import { expect, it } from 'vitest';
import { richText, story } from './examples.ts';
import { MODEL } from './made-up-edition.ts';
import { partsOf, wordsOf } from './story-parts.ts';

it('finds blocks in blocks and in rich text, each with its path', () => {
  const call = { component: 'call_to_action', link: [{ component: 'link' }] };
  const text = { type: 'doc', content: [{ type: 'blok', attrs: { body: [call] } }] };
  const page = story('a', { component: 'page', body: [{ component: 'rich_text', text }, 'none', null] });
  expect(partsOf(page, MODEL).blocks.map(({ component, path }) => `${path} ${component}`)).toEqual([
    ' page',
    'Inhoud 1 (Tekst) rich_text',
    'Inhoud 1 (Tekst) › Tekst 1 (Oproep) call_to_action',
    'Inhoud 1 (Tekst) › Tekst 1 (Oproep) › Knoppen 1 link',
  ]);
});

it('ignores content of unexpected types', () => {
  const odd = story('a', { component: 'page', body: { 0: 'x' }, intro: [1], image: 'x', seo: null });
  expect(partsOf(odd, MODEL).blocks).toHaveLength(1);
});

it('returns the text of a rich text, with spaces between paragraphs', () => {
  const two = {
    type: 'doc',
    content: [richText('Een  regel.'), richText('Nog een.')].flatMap((d) => d.content),
  };
  expect(wordsOf(two)).toBe('Een regel. Nog een.');
  expect(wordsOf('x')).toBe('');
});
