import { expect, it } from 'vitest';
import type { Block } from './block.ts';
import { blocksWithin, findBlock } from './blocks-within.ts';

const quote = (uid: string): Block => ({ kind: 'quote', uid, text: 'Lees.', floating: false });
const text = (uid: string, blocks: readonly Block[]): Block => ({
  kind: 'richText',
  uid,
  text: [{ kind: 'blockquote', children: [{ kind: 'blocks', blocks }] }],
});

it('finds a block in a body by its uid', () => {
  expect(findBlock([quote('a'), quote('b')], 'b')).toEqual(quote('b'));
});

it('finds a block inside a text, a list and an accordion', () => {
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

it('finds a block in the intro of a hero, and in the text of an image-with-text block', () => {
  const within = (uid: string) => [{ kind: 'blocks' as const, blocks: [quote(uid)] }];
  const shared = { title: 'T', links: [] };
  const body: Block[] = [
    { kind: 'hero', uid: 'h', intro: within('in hero'), ...shared },
    {
      kind: 'imageText',
      uid: 'i',
      description: within('in image text'),
      large: false,
      reverse: false,
      contain: false,
      ...shared,
    },
  ];
  expect(findBlock(body, 'in hero')).toEqual(quote('in hero'));
  expect(findBlock(body, 'in image text')).toEqual(quote('in image text'));
});

it('returns all blocks of a body in reading order', () => {
  const body = [text('a', [quote('b'), text('c', [quote('d')])]), quote('e')];
  expect(blocksWithin(body).map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('returns undefined for an unknown block uid', () => {
  expect(findBlock([quote('a'), text('t', [quote('b')])], 'c')).toBeUndefined();
});
