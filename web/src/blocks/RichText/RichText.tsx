import type { ReactNode } from 'react';
import type { Image } from '../../domain/images/image.ts';
import type {
  Alignment,
  Block,
  RichNode,
  RichText as RichTextDocument,
} from '../../domain/pages/body/block.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Float, isFloating } from '../Float.tsx';
import { type HeadingLevel, headingLevels, type TopLevel } from './heading-levels.ts';
import { Inlines, inOrder } from './Inlines.tsx';
import styles from './RichText.module.css';
import { CodeBlock, RichTable } from './Scrollable.tsx';

const ALIGNED: Record<Alignment, string | undefined> = {
  left: undefined,
  center: styles.center,
  right: styles.right,
  justify: styles.justify,
};

/** Renders a block that an editor placed inside a text. */
export type ShowBlock = (block: Block) => ReactNode;

export type RichTextProps = {
  document: RichTextDocument;
  /** The level of the text's main headings, such as 2 for `h2`. */
  top?: TopLevel;
  /** The level of the heading that precedes the text on the page. Default: one above `top`. */
  after?: HeadingLevel;
  /** The ids of the headings that the page links to. */
  ids?: ReadonlyMap<RichNode | string, string> | undefined;
  /** The class of a wrapper around each part of the text. Without a class, there is no wrapper. */
  className?: string | undefined;
  /** Renders the blocks in the text; by default they are omitted. Intros do not need the code of the blocks. */
  showBlock?: ShowBlock;
};

/** Renders a rich-text document: parts of text and the blocks between them. */
export function RichText(props: RichTextProps) {
  const { document, top = 2, after = 1, ids, className, showBlock } = props;
  if (isEmptyRichText(document)) return null;
  const levels = headingLevels(document, { top, after });
  const text = (nodes: RichTextDocument) => (
    <div className={className}>
      <Nodes of={nodes} levels={levels} ids={ids} showBlock={showBlock} />
    </div>
  );
  return inOrder(
    stretches(document).map((stretch) =>
      'kind' in stretch ? placed(stretch.blocks, showBlock) : text(stretch),
    ),
  );
}

type BlocksNode = Extract<RichNode, { kind: 'blocks' }>;

/** Separates the blocks from the text. Otherwise text styles would apply to lists and links inside blocks. */
function stretches(document: RichTextDocument): readonly (BlocksNode | RichTextDocument)[] {
  const found: (BlocksNode | RichNode[])[] = [];
  for (const node of document) {
    const last = found.at(-1);
    if (node.kind === 'blocks') found.push(node);
    else if (Array.isArray(last)) last.push(node);
    else found.push([node]);
  }
  return found;
}

/** Renders the blocks inside a text: beside the text if an editor set them to float, else between its paragraphs. */
function placed(blocks: readonly Block[], show: ShowBlock | undefined): ReactNode {
  if (show === undefined) return null;
  return blocks.map((block) => {
    if (isFloating(block)) return <Float key={block.uid}>{show(block)}</Float>;
    return (
      <div key={block.uid} className={styles.insert}>
        {show(block)}
      </div>
    );
  });
}

type Setting = Pick<RichTextProps, 'ids'> & {
  levels: ReadonlyMap<RichNode, HeadingLevel>;
  showBlock: ShowBlock | undefined;
};

function Nodes({ of, ...setting }: Setting & { of: RichTextDocument }) {
  return inOrder(of.map((node) => nodeView(node, setting)));
}

function nodeView(node: RichNode, setting: Setting): ReactNode {
  const within = (children: RichTextDocument) => <Nodes of={children} {...setting} />;
  switch (node.kind) {
    case 'paragraph':
      // Storyblok stores an empty paragraph for an empty line and for an empty field.
      if (node.children.length === 0) return null;
      return (
        <p className={node.align && ALIGNED[node.align]}>
          <Inlines of={node.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${setting.levels.get(node) ?? 6}` as const;
      if (node.children.length === 0) return null;
      return (
        <Heading id={setting.ids?.get(node)} className={node.align && ALIGNED[node.align]}>
          <Inlines of={node.children} />
        </Heading>
      );
    }
    case 'bulletList':
      return <ul>{inOrder(node.items.map((item) => listItem(within(item))))}</ul>;
    case 'orderedList':
      return (
        <ol start={node.start === 1 ? undefined : node.start}>
          {inOrder(node.items.map((item) => listItem(within(item))))}
        </ol>
      );
    case 'blockquote':
      return <blockquote>{within(node.children)}</blockquote>;
    case 'codeBlock':
      return <CodeBlock text={node.text} />;
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return (
        <figure className={styles.figure}>
          <Picture {...node.image} sizes={`(min-width: 913px) 840px, ${WHOLE_COLUMN}`} />
          <ImageWords {...node.image} />
        </figure>
      );
    case 'table':
      return <RichTable head={node.head} body={node.body} cell={within} />;
    case 'blocks':
      return placed(node.blocks, setting.showBlock);
  }
}

/** The title and copyright of an image. */
function ImageWords({ title, copyright }: Pick<Image, 'title' | 'copyright'>) {
  if (!title && !copyright) return null;
  return (
    <figcaption className={styles.words}>
      {title}
      {title && copyright && ' '}
      {copyright && <span className={styles.credit}>© {copyright}</span>}
    </figcaption>
  );
}

function listItem(content: ReactNode): ReactNode {
  return <li>{content}</li>;
}
