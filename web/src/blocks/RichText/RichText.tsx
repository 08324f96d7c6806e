import type { ReactNode } from 'react';
import type { Block } from '../../domain/block.ts';
import {
  type Alignment,
  isEmptyRichText,
  type RichNode,
  type RichText as RichTextDocument,
} from '../../domain/rich-text.ts';
import { Picture } from '../../ui/Picture.tsx';
import prose from '../../ui/Prose.module.css';
import { BlockView } from '../Blocks.tsx';
import { isFloating } from '../block-rows.ts';
import { Float } from '../Float/Float.tsx';
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

type Setting = { now: Date; preview?: boolean };

type RichTextProps = {
  document: RichTextDocument;
  /** The highest level its headings may take. */
  top?: TopLevel;
  /**
   * `reading` is set for long reading; `intro` is the larger interface type of the lines under a title; `plain`
   * looks as its parent says.
   */
  variant?: RichTextVariant;
  /** For the blocks inside it. A text outside a body (an intro) needs none: nothing in it is going on. */
  now?: Date;
  preview?: boolean;
};

const NEVER = new Date(0);

/** A rich-text document as elements: stretches of text, and between them the blocks placed in it. */
export function RichText({ document, top = 2, variant = 'reading', now = NEVER, preview }: RichTextProps) {
  if (isEmptyRichText(document)) return null;
  const shift = headingShift(document, top);
  const setting = { now, preview };
  const text = (nodes: RichTextDocument) => (
    <div className={VARIANTS[variant]}>
      <Nodes of={nodes} shift={shift} setting={setting} />
    </div>
  );
  return inOrder(
    stretches(document).map((stretch) =>
      'kind' in stretch ? placed(stretch.blocks, setting) : text(stretch),
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
function placed(blocks: readonly Block[], setting: Setting): ReactNode {
  return blocks.map((block) => {
    const view = <BlockView block={block} now={setting.now} preview={setting.preview} inText />;
    if (isFloating(block)) return <Float key={block.uid}>{view}</Float>;
    return (
      <div key={block.uid} className={styles.insert}>
        {view}
      </div>
    );
  });
}

type NodesProps = { of: RichTextDocument; shift: number; setting: Setting };

function Nodes({ of, shift, setting }: NodesProps) {
  return inOrder(of.map((node) => nodeView(node, shift, setting)));
}

function nodeView(node: RichNode, shift: number, setting: Setting): ReactNode {
  const within = (children: RichTextDocument) => <Nodes of={children} shift={shift} setting={setting} />;
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
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <pre tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
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
      return placed(node.blocks, setting);
  }
}

function listItem(content: ReactNode): ReactNode {
  return <li>{content}</li>;
}
