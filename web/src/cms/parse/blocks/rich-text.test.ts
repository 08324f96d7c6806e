import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('a text block holds its document (§2.28)', () => {
  expect(readBlock('rich_text').block).toEqual({
    kind: 'richText',
    uid: 'uid-rich_text',
    text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Lees.', marks: [] }] }],
  });
});

it('a text block that was plain text keeps its words', () => {
  expect(readBlock('rich_text', { text: 'Lees.' }).block).toMatchObject({
    kind: 'richText',
    text: [{ kind: 'paragraph' }],
  });
});

it('a text block without words cannot be shown', () => {
  for (const text of ODD) {
    expect(readBlock('rich_text', { text })).toMatchObject({
      block: { kind: 'unreadable', reason: 'has no text' },
      warnings: ['block rich_text (uid-rich_text): has no text'],
    });
  }
});
