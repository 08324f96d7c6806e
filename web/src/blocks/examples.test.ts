import { expect, it } from 'vitest';
import type { Block } from '../domain/pages/body/block.ts';
import { blocksWithin } from '../domain/pages/body/blocks-within.ts';
import { isRecord } from '../domain/unknown-values.ts';
import { blockExamples } from './examples.ts';

const inner: Block = { kind: 'quote', uid: 'inner', text: 'Lees.', floating: false };

/** Replaces each paragraph in an example with a block, so that every rich text contains a nested block. */
const withBlocks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withBlocks);
  if (!isRecord(value)) return value;
  if (value.kind === 'paragraph') return { kind: 'blocks', blocks: [inner] };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withBlocks(one)]));
};

it.each(Object.values(blockExamples({ picture: () => undefined })))(
  'finds a block nested in the text of another block: $kind',
  (example) => {
    // Safe cast: one text node replaces another.
    const block = withBlocks(example) as Block;
    const placed = JSON.stringify(block).split('"inner"').length - 1;
    expect(blocksWithin([block]).filter(({ uid }) => uid === 'inner')).toHaveLength(placed);
  },
);
