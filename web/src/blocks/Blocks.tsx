import type { Block } from '../domain/pages/body/block.ts';
import { chapterIds } from '../domain/pages/body/chapters.ts';
import { useInPreview } from '../features/preview/in-preview.ts';
import styles from './Blocks.module.css';
import { BlockView } from './BlockView.tsx';
import { blockRows, type Row } from './block-rows.ts';
import { Float, isFloating } from './Float.tsx';
import { type HeadingLevel, headingLevels } from './RichText/heading-levels.ts';

type BlocksProps = { blocks: readonly Block[]; now: Date; preview?: boolean };

/**
 * The body of a page. It must get the full width of the page, because each block sets its own width and margins. `now`
 * decides which items are past. `preview` shows unreadable blocks to editors and defaults to the preview mode of the
 * page.
 */
export function Blocks({ blocks, now, preview }: BlocksProps) {
  const inPreview = useInPreview();
  if (blocks.length === 0) return null;
  const page = {
    now,
    preview: preview ?? inPreview,
    levels: levelsBefore(blocks),
    chapters: chapterIds(blocks),
  };
  return (
    <div className={styles.body}>
      <div className={styles.rows} data-rows>
        {blockRows(blocks).map((row) => (
          <div key={row.uid} className={rowClass(row)}>
            {row.kind === 'single' ? (
              <BlockView block={row.block} {...page} />
            ) : (
              row.pieces.map((piece) => {
                const view = <BlockView key={piece.uid} block={piece} {...page} inText />;
                return isFloating(piece) ? <Float key={piece.uid}>{view}</Float> : view;
              })
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the heading level before each text block. Levels restart at h2 after a block that is not a text. */
function levelsBefore(blocks: readonly Block[]): ReadonlyMap<string, HeadingLevel> {
  const found = new Map<string, HeadingLevel>();
  let after: HeadingLevel = 1;
  for (const block of blocks) {
    if (block.kind === 'richText') {
      found.set(block.uid, after);
      after = [...headingLevels(block.text, { top: 2, after }).values()].at(-1) ?? after;
    } else if (after > 2) {
      after = 2;
    }
  }
  return found;
}

const WIDTHS: Record<Block['kind'], 'text' | 'reading' | 'large' | 'full'> = {
  unreadable: 'reading',
  richText: 'text',
  quote: 'large',
  image: 'reading',
  gallery: 'large',
  video: 'reading',
  embed: 'reading',
  accordion: 'reading',
  imageText: 'large',
  forms: 'large',
  newsletter: 'large',
  callToAction: 'large',
  articleGrid: 'large',
  programGrid: 'large',
  hallPlan: 'full',
  hero: 'full',
};

/** Returns the class that sets the width of a row. */
function rowClass(row: Row): string | undefined {
  if (row.kind === 'text') return styles.text;
  return styles[row.block.kind === 'imageText' && row.block.large ? 'full' : WIDTHS[row.block.kind]];
}
