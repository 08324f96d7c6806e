import type { Block, RichText } from './block.ts';
import { blocksIn } from './rich-text.ts';

/** Every block of a body in reading order: also those inside the texts of others, however deep. */
export function blocksWithin(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...blocksWithin(textsOf(block).flatMap(blocksIn))]);
}

/** The block with this uid, wherever it stands in a body. */
export const findBlock = (blocks: readonly Block[], uid: string): Block | undefined =>
  blocksWithin(blocks).find((block) => block.uid === uid);

/** The texts of a block, in which others may stand. A kind of block that is forgotten here does not compile. */
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
