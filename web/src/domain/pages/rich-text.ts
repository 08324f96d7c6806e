import type { Image } from '../images/image.ts';
import type { Block } from './block.ts';
import type { Link } from './link.ts';

/** A rich-text document: what an editor wrote, with everything unknown or unsafe already left out. */
export type RichText = readonly RichNode[];

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** A block-level node. */
export type RichNode =
  | { kind: 'paragraph'; align?: Alignment; children: readonly Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; align?: Alignment; children: readonly Inline[] }
  | { kind: 'bulletList'; items: readonly RichText[] }
  | { kind: 'orderedList'; start: number; items: readonly RichText[] }
  | { kind: 'blockquote'; children: RichText }
  | { kind: 'codeBlock'; language?: string; text: string }
  | { kind: 'horizontalRule' }
  | { kind: 'image'; image: Image }
  | { kind: 'table'; head: readonly TableRow[]; body: readonly TableRow[] }
  | { kind: 'blocks'; blocks: readonly Block[] };

export type TableRow = readonly TableCell[];
export type TableCell = { header: boolean; colspan: number; rowspan: number; children: RichText };

/** What stands inside a line. */
export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'emoji'; name: string; emoji: string; marks: readonly Mark[] }
  | { kind: 'image'; image: Image; marks: readonly Mark[] }
  | { kind: 'hardBreak' };

export type Mark =
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { kind: 'highlight'; color?: string }
  | { kind: 'textColor'; color: string }
  | { kind: 'styled'; className: string }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; link: Link; attributes: Readonly<Record<string, string>> };

/** The words of a document, single-spaced: for descriptions and previews. */
export function plainText(document: RichText): string {
  return document.map(nodeText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether there is anything to read or see. An empty Storyblok field is one empty paragraph. */
export function isEmptyRichText(document: RichText): boolean {
  return document.every(
    (node) =>
      (node.kind === 'paragraph' || node.kind === 'heading') &&
      inlineText(node.children) === '' &&
      !node.children.some((inline) => inline.kind === 'image'),
  );
}

/** The blocks placed in a document, however deep, in reading order. */
export function blocksIn(document: RichText): readonly Block[] {
  return document.flatMap((node) => (node.kind === 'blocks' ? node.blocks : textsIn(node).flatMap(blocksIn)));
}

function nodeText(node: RichNode): string {
  if (node.kind === 'paragraph' || node.kind === 'heading') return inlineText(node.children);
  return node.kind === 'codeBlock' ? node.text : textsIn(node).map(plainText).join(' ');
}

/** The documents inside a node: the items of a list, the cells of a table. */
function textsIn(node: RichNode): readonly RichText[] {
  switch (node.kind) {
    case 'bulletList':
    case 'orderedList':
      return node.items;
    case 'blockquote':
      return [node.children];
    case 'table':
      return [...node.head, ...node.body].flat().map((cell) => cell.children);
    default:
      return [];
  }
}

function inlineText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'emoji' ? inline.emoji : ' ';
    })
    .join('')
    .trim();
}
