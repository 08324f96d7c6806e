import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { paragraph } from '../fixtures/stories.ts';

it('a quote has its words, its writer, and may float (§3.20, §2.29)', () => {
  expect(readBlock('quote').block).toMatchObject({
    kind: 'quote',
    uid: 'uid-quote',
    text: 'Lezen is blijven zitten.',
    writer: { name: 'Ada Rummens', role: 'dichter', image: { width: 1800 } },
    floating: true,
  });
});

it('a quote may be rich text in another space', () => {
  expect(readBlock('quote', { text: paragraph('Lezen.') }).block).toMatchObject({ text: 'Lezen.' });
});

it('a quote without a writer’s name has no writer, and one with a name alone has', () => {
  for (const odd of ODD.filter((value) => !Array.isArray(value))) {
    expect(readBlock('quote', { writer_name: odd }).block).not.toHaveProperty('writer.name');
    expect(
      readBlock('quote', { writer_role: odd, writer_image: odd, should_float: odd === true ? false : odd })
        .block,
    ).toEqual({
      kind: 'quote',
      uid: 'uid-quote',
      text: 'Lezen is blijven zitten.',
      writer: { name: 'Ada Rummens' },
      floating: false,
    });
  }
});

it('a quote without words cannot be shown', () => {
  for (const text of ODD)
    expect(readBlock('quote', { text }).block).toMatchObject({ kind: 'unreadable', reason: 'has no text' });
});
