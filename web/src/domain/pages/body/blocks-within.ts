import type { Block, RichText } from './block.ts';
import { blocksIn } from './rich-text.ts';

/** All blocks of a body in reading order, including blocks nested in the texts of other blocks. */
export function blocksWithin(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...blocksWithin(textsOf(block).flatMap(blocksIn))]);
}

/** The block with this uid, at any depth of a body. */
export const findBlock = (blocks: readonly Block[], uid: string): Block | undefined =>
  blocksWithin(blocks).find((block) => block.uid === uid);

/** The texts of a block, which can contain other blocks. A kind of block that is missing here does not compile. */
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
