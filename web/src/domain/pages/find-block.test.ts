import { expect, it } from 'vitest';
import type { Block } from './block.ts';
import { findBlock } from './find-block.ts';

const quote = (uid: string): Block => ({ kind: 'quote', uid, text: 'Lees.', floating: false });
const text = (uid: string, blocks: readonly Block[]): Block => ({
  kind: 'richText',
  uid,
  text: [{ kind: 'blockquote', children: [{ kind: 'blocks', blocks }] }],
});

it('finds a block of a body by its uid', () => {
  expect(findBlock([quote('a'), quote('b')], 'b')).toEqual(quote('b'));
});

it('finds a block inside a text, inside a list, inside an accordion', () => {
  const body: Block[] = [
    quote('a'),
    {
      kind: 'accordion',
      uid: 'acc',
      items: [
        {
          uid: 'i',
          title: 'Vraag',
          text: [{ kind: 'bulletList', items: [[{ kind: 'blocks', blocks: [text('t', [quote('deep')])] }]] }],
        },
      ],
    },
  ];
  expect(findBlock(body, 'deep')).toEqual(quote('deep'));
});

it('finds nothing where it is not', () => {
  expect(findBlock([quote('a'), text('t', [quote('b')])], 'c')).toBeUndefined();
});
