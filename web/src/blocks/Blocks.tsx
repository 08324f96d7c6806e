import type { Block } from '../domain/pages/block.ts';
import { useInPreview } from '../features/preview/Preview.tsx';
import styles from './Blocks.module.css';
import { BlockRow, type BlockRowProps } from './BlockView.tsx';
import { blockRows } from './block-rows.ts';
import { rowClass } from './row-class.ts';

type BlocksProps = Pick<BlockRowProps, 'now' | 'preview'> & { blocks: readonly Block[] };

/**
 * The body of a page. It wants the whole width of the page: each block takes its own, and the margins beside.
 * `now` decides what is past; `preview` shows an editor what could not be read: in preview, unless it is said.
 */
export function Blocks({ blocks, now, preview }: BlocksProps) {
  const inPreview = useInPreview();
  const page = { now, preview: preview ?? inPreview, blocks };
  if (blocks.length === 0) return null;
  return (
    <div className={styles.body}>
      <div className={styles.rows} data-rows>
        {blockRows(blocks).map((row) => (
          <div key={row.uid} className={rowClass(row)}>
            <BlockRow row={row} {...page} />
          </div>
        ))}
      </div>
    </div>
  );
}
