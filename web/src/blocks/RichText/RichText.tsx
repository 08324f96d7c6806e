import type { ReactNode } from 'react';
import type { Alignment, Block, RichNode, RichText as RichTextDocument } from '../../domain/pages/block.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { Picture } from '../../ui/Picture.tsx';
import prose from '../../ui/Prose.module.css';
import { isFloating } from '../block-rows.ts';
import { Float } from '../Float/Float.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { headingShift, shiftedLevel, type TopLevel } from './heading-level.ts';
import { Inlines } from './Inlines.tsx';
import { inOrder } from './in-order.ts';
import { RichTable } from './RichTable.tsx';
import styles from './RichText.module.css';

export type RichTextVariant = 'reading' | 'intro' | 'plain';

const VARIANTS: Record<RichTextVariant, string | undefined> = {
  reading: prose.prose,
  intro: styles.intro,
  plain: undefined,
};

const ALIGNED: Record<Alignment, string | undefined> = {
  left: undefined,
  center: styles.center,
  right: styles.right,
  justify: styles.justify,
};

type ShowBlock = (block: Block) => ReactNode;

export type RichTextProps = {
  document: RichTextDocument;
  /** The highest level its headings may take. */
  top?: TopLevel;
  /**
   * `reading` is set for long reading; `intro` is the larger interface type of the lines under a title; `plain`
   * looks as its parent says.
   */
  variant?: RichTextVariant;
  /** Shows a block placed in the text. An intro has no room for blocks, and its page need not load them all. */
  block?: ShowBlock;
};

/** A rich-text document as elements: stretches of text, and between them the blocks placed in it. */
export function RichText({ document, top = 2, variant = 'reading', block }: RichTextProps) {
  if (isEmptyRichText(document)) return null;
  const shift = headingShift(document, top);
  const text = (nodes: RichTextDocument) => (
    <div className={VARIANTS[variant]}>
      <Nodes of={nodes} shift={shift} block={block} />
    </div>
  );
  return inOrder(
    stretches(document).map((stretch) => ('kind' in stretch ? placed(stretch.blocks, block) : text(stretch))),
  );
}

type BlocksNode = Extract<RichNode, { kind: 'blocks' }>;

/** Blocks stand outside the element of the text, which would style their lists and links as its own. */
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

/** Each block inside a text: beside it where an editor asked so, else between its paragraphs. */
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

type NodesProps = { of: RichTextDocument; shift: number; block: ShowBlock | undefined };

function Nodes({ of, shift, block }: NodesProps) {
  return inOrder(of.map((node) => nodeView(node, shift, block)));
}

function nodeView(node: RichNode, shift: number, block: ShowBlock | undefined): ReactNode {
  const within = (children: RichTextDocument) => <Nodes of={children} shift={shift} block={block} />;
  switch (node.kind) {
    case 'paragraph':
      // Storyblok stores an empty line, and an empty field, as a paragraph of nothing.
      if (node.children.length === 0) return null;
      return (
        <p className={node.align && ALIGNED[node.align]}>
          <Inlines of={node.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${shiftedLevel(node.level, shift)}` as const;
      if (node.children.length === 0) return null;
      return (
        <Heading className={node.align && ALIGNED[node.align]}>
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
          <Picture {...node.image} sizes="(min-width: 1024px) 840px, 100vw" />
          {node.image.copyright && (
            <figcaption className={styles.credit}>© {node.image.copyright}</figcaption>
          )}
        </figure>
      );
    case 'table':
      return <RichTable head={node.head} body={node.body} cell={within} />;
    case 'blocks':
      return placed(node.blocks, block);
  }
}

function listItem(content: ReactNode): ReactNode {
  return <li>{content}</li>;
}
