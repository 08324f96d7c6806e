import { expect, it } from 'vitest';
import { richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sameText } from './same-text.ts';

const WORDS = 'Een gesprek over boeken die niemand nog durft terug te brengen.';
const experience = (slug: string, fields: Record<string, unknown>) =>
  story(slug, { component: 'experience', title: slug, ...fields });

it('accepts different texts and empty texts, and does not compare a story with its draft', () => {
  const a = experience('a', { preview_text: WORDS, intro: richText('') });
  const b = experience('b', { preview_text: `${WORDS} Of toch.`, intro: richText('') });
  expect(said(sameText, [a, b, { ...a, draft: true }])).toEqual([]);
});

it('warns of two stories with the same preview, intro or body, ignoring spaces and capitals', () => {
  const body = (text: string) => [{ component: 'rich_text', text: richText(text) }];
  const a = experience('a', { preview_text: WORDS, intro: richText(WORDS), body: body(WORDS) });
  const b = experience('b', { preview_text: ` ${WORDS.toUpperCase()}` });
  const c = experience('c', { intro: richText(WORDS.replace(' ', '  ')), body: body(WORDS) });
  expect(said(sameText, [a, b, c])).toEqual([
    'waarschuwing b: Kaarttekst: hier staat dezelfde tekst als bij ‘a’',
    'waarschuwing c: Intro: hier staat dezelfde tekst als bij ‘a’',
    'waarschuwing c: Inhoud: hier staat dezelfde tekst als bij ‘a’',
  ]);
});

it('gives only a tip for a short repeated text', () => {
  const files = ['a', 'b'].map((slug) => experience(slug, { preview_text: 'Voor iedereen.' }));
  expect(said(sameText, files)).toEqual(['tip b: Kaarttekst: hier staat dezelfde tekst als bij ‘a’']);
});
