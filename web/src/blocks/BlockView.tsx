import type { ReactNode } from 'react';
import type { Block, RichNode, UnreadableBlock } from '../domain/pages/block.ts';
import { chapterIds } from '../domain/pages/chapters.ts';
import { AccordionBlock } from './Accordion/AccordionBlock.tsx';
import styles from './Blocks.module.css';
import type { Row } from './block-rows.ts';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { ArticleGrid, ProgramGrid } from './CardGrid/CardGrid.tsx';
import { Embed } from './Embed/Embed.tsx';
import { Float, isFloating } from './Float.tsx';
import { FormBlock } from './Forms/FormBlock.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { HallPlan } from './HallPlan/HallPlan.tsx';
import { Hero } from './Hero/Hero.tsx';
import { ImageSection } from './ImageSection/ImageSection.tsx';
import { ImageText } from './ImageText/ImageText.tsx';
import { Newsletter } from './Newsletter/Newsletter.tsx';
import { Quote } from './Quote/Quote.tsx';
import { type HeadingLevel, headingLevels } from './RichText/heading-levels.ts';
import { RichText, type ShowBlock } from './RichText/RichText.tsx';
import { Video } from './Video/Video.tsx';

/** What a block needs to know of its page. */
type Setting = {
  now: Date;
  preview?: boolean;
  /** The level of the heading before each text, by the uid of its block. */
  levels?: ReadonlyMap<string, HeadingLevel>;
  /** The ids of the headings that begin a chapter. */
  chapters?: ReadonlyMap<RichNode | string, string>;
};

export type BlockRowProps = Pick<Setting, 'now' | 'preview'> & {
  row: Row;
  /** The whole body, in which a heading follows others. */
  blocks: readonly Block[];
};

/** What stands in a line of the layout. */
export function BlockRow({ row, blocks, ...page }: BlockRowProps): ReactNode {
  const setting = { ...page, levels: levelsBefore(blocks), chapters: chapterIds(blocks) };
  if (row.kind === 'single') return <BlockView block={row.block} {...setting} />;
  return row.pieces.map((piece) => {
    const view = <BlockView key={piece.uid} block={piece} {...setting} inText />;
    return isFloating(piece) ? <Float key={piece.uid}>{view}</Float> : view;
  });
}

/** A text goes on where the one before it ended; any other block begins anew, under an h2 at most. */
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

type BlockViewProps = Setting & {
  block: Block;
  /** It stands inside a text: no wider than that, and quieter. */
  inText?: boolean;
};

/** One block; in preview with the mark by which the Visual Editor finds it under a click. */
export function BlockView(props: BlockViewProps): ReactNode {
  const { mark } = props.block;
  const view = blockView(props);
  if (!props.preview || mark === undefined) return view;
  return (
    <div data-blok-c={JSON.stringify(mark)} data-blok-uid={`${mark.id}-${mark.uid}`}>
      {view}
    </div>
  );
}

/** A kind that is missing here does not compile. */
function blockView(props: BlockViewProps): ReactNode {
  const { block, now, preview = false, inText = false, levels, chapters } = props;
  const showBlock: ShowBlock = (inner) => <BlockView block={inner} now={now} preview={preview} inText />;
  switch (block.kind) {
    case 'richText':
      return (
        <RichText document={block.text} after={levels?.get(block.uid)} ids={chapters} showBlock={showBlock} />
      );
    case 'quote':
      return <Quote block={block} variant={inText ? 'note' : 'display'} />;
    case 'image':
      return <ImageSection block={block} />;
    case 'gallery':
      return <Gallery block={block} />;
    case 'video':
      return <Video block={block} />;
    case 'embed':
      return <Embed block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} id={chapters?.get(block.uid)} showBlock={showBlock} />;
    case 'imageText':
      return <ImageText block={block} showBlock={showBlock} />;
    case 'forms':
      return <FormBlock block={block} now={now} />;
    case 'newsletter':
      return <Newsletter block={block} />;
    case 'callToAction':
      return <CallToAction block={block} inText={inText} />;
    case 'articleGrid':
      return <ArticleGrid block={block} />;
    case 'hallPlan':
      return <HallPlan stages={block.stages} now={now} />;
    case 'programGrid':
      return <ProgramGrid block={block} now={now} />;
    case 'hero':
      return <Hero block={block} showBlock={showBlock} />;
    case 'unreadable':
      return preview ? <Unreadable block={block} /> : null;
  }
}

/** What an editor sees in preview instead of a block that could not be read. */
function Unreadable({ block }: { block: UnreadableBlock }) {
  return (
    <div className={styles.unreadable} data-uid={block.uid} role="note">
      <p className={styles.title}>Dit blok is niet leesbaar</p>
      <p>
        <code>{block.name}</code> {block.reason}
      </p>
      <p className={styles.hint}>Bezoekers zien hier niets. Vul het blok aan en bewaar opnieuw.</p>
    </div>
  );
}
