import type { Block, Inline, RichNode, RichText } from './block.ts';

/** Returns the words of a document, single-spaced, for descriptions and previews. */
export function plainText(document: RichText): string {
  return document.map(nodeText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns whether a document shows nothing. Storyblok stores an empty field as one empty paragraph. */
export function isEmptyRichText(document: RichText): boolean {
  return document.every(
    (node) =>
      (node.kind === 'paragraph' || node.kind === 'heading') &&
      inlineText(node.children) === '' &&
      !node.children.some((inline) => inline.kind === 'image'),
  );
}

/** Returns the blocks in a document at any depth, in reading order. */
export function blocksIn(document: RichText): readonly Block[] {
  return document.flatMap((node) => (node.kind === 'blocks' ? node.blocks : textsIn(node).flatMap(blocksIn)));
}

function nodeText(node: RichNode): string {
  if (node.kind === 'paragraph' || node.kind === 'heading') return inlineText(node.children);
  return node.kind === 'codeBlock' ? node.text : textsIn(node).map(plainText).join(' ');
}

/** Returns the documents inside a node: the items of a list, the cells of a table. */
export function textsIn(node: RichNode): readonly RichText[] {
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
