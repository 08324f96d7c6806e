import type { Block } from '../domain/pages/body/block.ts';
import { type FloatingBlock, isFloating } from './Float.tsx';

export type TextBlock = Extract<Block, { kind: 'richText' }>;

/** A row of the layout: either texts with the blocks that float beside them, or one other block. */
export type Row =
  | { kind: 'text'; uid: string; pieces: readonly (TextBlock | FloatingBlock)[] }
  | { kind: 'single'; uid: string; block: Block };

/**
 * Divides the blocks of a body into rows. Adjacent texts share a row. A floating quote or image joins the text after
 * it; if no text follows, it gets its own row.
 */
export function blockRows(blocks: readonly Block[]): readonly Row[] {
  const rows: Row[] = [];
  let pieces: (TextBlock | FloatingBlock)[] = [];
  const endText = () => {
    const lastText = pieces.map(({ kind }) => kind).lastIndexOf('richText');
    const text = pieces.slice(0, lastText + 1);
    const [first] = text;
    if (first) rows.push({ kind: 'text', uid: first.uid, pieces: text });
    for (const block of pieces.slice(lastText + 1)) rows.push({ kind: 'single', uid: block.uid, block });
    pieces = [];
  };
  for (const block of blocks) {
    if (block.kind === 'richText' || isFloating(block)) {
      pieces.push(block);
    } else {
      endText();
      rows.push({ kind: 'single', uid: block.uid, block });
    }
  }
  endText();
  return rows;
}
