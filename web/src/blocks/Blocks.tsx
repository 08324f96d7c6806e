import type { ReactNode } from 'react';
import type { Block } from '../domain/pages/block.ts';
import { useInPreview } from '../features/preview/Preview.tsx';
import { drawnLater, Kept, reactingLater, telling } from '../ui/kept.tsx';
import styles from './Blocks.module.css';
import { BlockRow, type BlockRowProps } from './BlockView.tsx';
import { blockRows, rowsOnce } from './block-rows.ts';
import { Embed } from './Embed/Embed.tsx';
import { FormBlock } from './Forms/FormBlock.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { HallPlan } from './HallPlan/HallPlan.tsx';
import { Newsletter } from './Newsletter/Newsletter.tsx';
import { PartSheets } from './part-sheets.tsx';
import { rowClass } from './row-class.ts';
import { Video } from './Video/Video.tsx';

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
        {(import.meta.env.SSR ? rowsOnce(blocks) : blockRows(blocks)).map((row) => (
          <RowPart key={row.uid} row={row} {...page} />
        ))}
      </div>
    </div>
  );
}

const row = () => import('./BlockView.tsx').then((file) => file.BlockRow);
const written = import.meta.env.SSR ? BlockRow : undefined;
const DrawnRow = drawnLater({ written, load: row });
const ReactingRow = reactingLater({ written, load: row });

// What reacts comes by itself: a page has one or two of these.
const LaterEmbed = reactingLater({
  written: import.meta.env.SSR ? Embed : undefined,
  load: () => import('./Embed/Embed.tsx').then((file) => file.Embed),
});
const LaterForm = reactingLater({
  written: import.meta.env.SSR ? FormBlock : undefined,
  load: () => import('./Forms/FormBlock.tsx').then((file) => file.FormBlock),
});
const LaterGallery = reactingLater({
  written: import.meta.env.SSR ? Gallery : undefined,
  load: () => import('./Gallery/Gallery.tsx').then((file) => file.Gallery),
});
const LaterHallPlan = reactingLater({
  written: import.meta.env.SSR ? HallPlan : undefined,
  load: () => import('./HallPlan/HallPlan.tsx').then((file) => file.HallPlan),
});
const LaterNewsletter = reactingLater({
  written: import.meta.env.SSR ? Newsletter : undefined,
  load: () => import('./Newsletter/Newsletter.tsx').then((file) => file.Newsletter),
});
const LaterVideo = reactingLater({
  written: import.meta.env.SSR ? Video : undefined,
  load: () => import('./Video/Video.tsx').then((file) => file.Video),
});

/** What reacts, wherever it stands: in an answer, in a text. */
const REACTS = /"kind":"(?:embed|forms|gallery|hallPlan|newsletter|video)"/;
/** What is judged by the time. */
const JUDGED = /"kind":"programGrid"/;

const Sheets = import.meta.env.SSR ? PartSheets : undefined;

/** A row of which only that reacts which has to. */
function RowPart(props: BlockRowProps) {
  const { row, blocks, now, preview } = props;
  const className = rowClass(row);
  const told = telling(row);
  if (REACTS.test(told)) {
    return (
      <div className={className}>
        {Sheets && <Sheets told={told} />}
        {reacting(props)}
      </div>
    );
  }
  return (
    <Kept className={className} of={['row', row.uid, blocks, preview, JUDGED.test(told) && now]}>
      {() => <DrawnRow {...props} />}
    </Kept>
  );
}

function reacting(props: BlockRowProps): ReactNode {
  const { row, now, preview } = props;
  // An editor clicks on what carries the mark of its block.
  if (row.kind === 'text' || preview) return <ReactingRow {...props} />;
  const { block } = row;
  switch (block.kind) {
    case 'embed':
      return <LaterEmbed block={block} />;
    case 'forms':
      return <LaterForm block={block} now={now} />;
    case 'gallery':
      return <LaterGallery block={block} />;
    case 'hallPlan':
      return <LaterHallPlan stages={block.stages} now={now} />;
    case 'newsletter':
      return <LaterNewsletter block={block} />;
    case 'video':
      return <LaterVideo block={block} />;
    default:
      return <ReactingRow {...props} />;
  }
}
