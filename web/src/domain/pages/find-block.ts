import type { Block, RichText } from './block.ts';
import { blocksIn } from './rich-text.ts';

/** The block with this uid, wherever it stands in a body: also inside a rich text. */
export function findBlock(blocks: readonly Block[], uid: string): Block | undefined {
  for (const block of blocks) {
    if (block.uid === uid) return block;
    const inside = findBlock(textsOf(block).flatMap(blocksIn), uid);
    if (inside) return inside;
  }
  return undefined;
}

function textsOf(block: Block): readonly RichText[] {
  if (block.kind === 'richText') return [block.text];
  return block.kind === 'accordion' ? block.items.map(({ text }) => text) : [];
}
