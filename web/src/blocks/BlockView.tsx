import type { ReactNode } from 'react';
import type { Block, RichNode, UnreadableBlock } from '../domain/pages/body/block.ts';
import { AccordionBlock } from './Accordion/AccordionBlock.tsx';
import styles from './Blocks.module.css';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { ArticleGrid, ProgramGrid } from './CardGrid/CardGrid.tsx';
import { Embed } from './Embed/Embed.tsx';
import { FormBlock } from './Forms/FormBlock.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { HallPlan } from './HallPlan/HallPlan.tsx';
import { Hero } from './Hero/Hero.tsx';
import { ImageSection } from './ImageSection/ImageSection.tsx';
import { ImageText } from './ImageText/ImageText.tsx';
import { Newsletter } from './Newsletter/Newsletter.tsx';
import { Quote } from './Quote/Quote.tsx';
import type { HeadingLevel } from './RichText/heading-levels.ts';
import { ReadingText } from './RichText/ReadingText.tsx';
import type { ShowBlock } from './RichText/RichText.tsx';
import { Video } from './Video/Video.tsx';

/** The facts about its page that a block needs. */
type Setting = {
  now: Date;
  preview?: boolean;
  /** The level of the last heading before each text block, by the uid of the text block. */
  levels?: ReadonlyMap<string, HeadingLevel>;
  /** The ids of the headings that start a chapter. */
  chapters?: ReadonlyMap<RichNode | string, string>;
};

type BlockViewProps = Setting & {
  block: Block;
  /** Whether the block is inside a text. Such a block is no wider than the text, and less prominent than elsewhere. */
  inText?: boolean;
};

/** Renders one block. In preview, the block carries a mark so that editors can click it in the Visual Editor. */
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

/** TypeScript reports a block kind that this switch does not handle. */
function blockView(props: BlockViewProps): ReactNode {
  const { block, now, preview = false, inText = false, levels, chapters } = props;
  const showBlock: ShowBlock = (inner) => <BlockView block={inner} now={now} preview={preview} inText />;
  switch (block.kind) {
    case 'richText':
      return (
        <ReadingText
          document={block.text}
          after={levels?.get(block.uid)}
          ids={chapters}
          showBlock={showBlock}
        />
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

/** In preview, shows the error message of a block that could not be parsed. */
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
