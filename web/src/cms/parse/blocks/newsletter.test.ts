import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { paragraph } from '../fixtures/stories.ts';

it('a newsletter block has a title and a text, plain or rich (§2.37)', () => {
  const block = {
    kind: 'newsletter',
    uid: 'uid-newsletter_form',
    title: 'Blijf op de hoogte',
    text: 'Eén brief per maand.',
  };
  expect(readBlock('newsletter_form').block).toEqual(block);
  expect(readBlock('newsletter_form', { text: paragraph(block.text) }).block).toEqual(block);
});

it('a newsletter block with nothing filled in is complete', () => {
  for (const odd of ODD) {
    expect(readBlock('newsletter_form', { title: odd, text: odd })).toEqual({
      block: { kind: 'newsletter', uid: 'uid-newsletter_form' },
      warnings: [],
    });
  }
});
