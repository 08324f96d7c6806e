import type { Block, RichText } from './block.ts';
import { blocksIn } from './rich-text.ts';

/** Returns all blocks of a body in reading order, including those inside the texts of other blocks. */
export function blocksWithin(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...blocksWithin(textsOf(block).flatMap(blocksIn))]);
}

/** Returns the block with this uid, at any depth of a body. */
export const findBlock = (blocks: readonly Block[], uid: string): Block | undefined =>
  blocksWithin(blocks).find((block) => block.uid === uid);

/**
 * Returns the texts of a block, which can contain other blocks. If a kind of block is missing here, TypeScript reports
 * it.
 */
function textsOf(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'richText':
      return [block.text];
    case 'accordion':
      return block.items.map(({ text }) => text);
    case 'imageText':
      return [block.description];
    case 'hero':
      return [block.intro];
    case 'quote':
    case 'image':
    case 'gallery':
    case 'video':
    case 'embed':
    case 'forms':
    case 'newsletter':
    case 'callToAction':
    case 'articleGrid':
    case 'programGrid':
    case 'hallPlan':
    case 'unreadable':
      return [];
  }
}
