import type { ReactNode } from 'react';
import type { Alignment, Block, RichNode, RichText as RichTextDocument } from '../../domain/pages/block.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { Picture } from '../../ui/Picture.tsx';
import prose from '../../ui/Prose.module.css';
import { Float, isFloating } from '../Float.tsx';
import { Inlines, inOrder } from './Inlines.tsx';
import styles from './RichText.module.css';
import { CodeBlock, RichTable } from './Scrollable.tsx';

type RichTextVariant = 'reading' | 'intro' | 'plain';

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

/** Shows a block that an editor placed inside a text. */
export type ShowBlock = (block: Block) => ReactNode;

export type RichTextProps = {
  document: RichTextDocument;
  /** The highest level its headings may take. */
  top?: TopLevel;
  /**
   * `reading` is set for long reading; `intro` is the larger interface type of the lines under a title; `plain`
   * looks as its parent says.
   */
  variant?: RichTextVariant;
  /** Without it no block is shown: an intro has no room for them, and its page need not load them all. */
  showBlock?: ShowBlock;
};

/** A rich-text document as elements: stretches of text, and between them the blocks placed in it. */
export function RichText({ document, top = 2, variant = 'reading', showBlock }: RichTextProps) {
  if (isEmptyRichText(document)) return null;
  const shift = headingShift(document, top);
  const text = (nodes: RichTextDocument) => (
    <div className={VARIANTS[variant]}>
      <Nodes of={nodes} shift={shift} showBlock={showBlock} />
    </div>
  );
  return inOrder(
    stretches(document).map((stretch) =>
      'kind' in stretch ? placed(stretch.blocks, showBlock) : text(stretch),
    ),
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

type NodesProps = { of: RichTextDocument; shift: number; showBlock: ShowBlock | undefined };

function Nodes({ of, shift, showBlock }: NodesProps) {
  return inOrder(of.map((node) => nodeView(node, shift, showBlock)));
}

function nodeView(node: RichNode, shift: number, showBlock: ShowBlock | undefined): ReactNode {
  const within = (children: RichTextDocument) => <Nodes of={children} shift={shift} showBlock={showBlock} />;
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
      return placed(node.blocks, showBlock);
  }
}

function listItem(content: ReactNode): ReactNode {
  return <li>{content}</li>;
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level that the first headings of a text may take: a page keeps one h1, and a drawer's title is an h3. */
type TopLevel = 2 | 3 | 4;

/** By how many levels the headings of a text move down so that none stands above `top`. */
export function headingShift(text: RichTextDocument, top: TopLevel): number {
  const levels = text.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  return levels.length === 0 ? 0 : Math.max(0, top - Math.min(...levels));
}

/** A level moved down; below six HTML has no further headings. */
export function shiftedLevel(level: HeadingLevel, shift: number): HeadingLevel {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels[Math.min(6, level + shift) - 1] ?? 6;
}
