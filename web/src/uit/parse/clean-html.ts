import { ElementType, parseDocument } from 'htmlparser2';
import type { Inline, Mark, RichNode, RichText } from '../../domain/pages/body/block.ts';
import { safeHref } from '../../domain/pages/body/link.ts';

type Child = ReturnType<typeof parseDocument>['children'][number];

/** A part of a text: inline content, a block node, or a line end. */
type Piece = { inline: Inline } | { node: RichNode } | 'line end';

/**
 * Converts sanitised HTML (p, br, ul, ol, li, em, strong and a; every tag closed, text escaped) to a document. Words
 * outside a paragraph get a paragraph of their own.
 */
export function documentOf(html: string): RichText {
  // Parse as XML, where no tag implicitly closes another one. The sanitiser has closed every tag.
  return nodesOf(parseDocument(html, { xmlMode: true }).children, []);
}

function nodesOf(children: readonly Child[], marks: readonly Mark[]): RichNode[] {
  const nodes: RichNode[] = [];
  let line: Inline[] = [];
  for (const piece of [...piecesOf(children, marks), 'line end' as const]) {
    if (piece !== 'line end' && 'inline' in piece) {
      line.push(piece.inline);
      continue;
    }
    const words = tidy(line);
    if (words.length > 0) nodes.push({ kind: 'paragraph', children: words });
    line = [];
    if (piece !== 'line end') nodes.push(piece.node);
  }
  return nodes;
}

function piecesOf(children: readonly Child[], marks: readonly Mark[]): Piece[] {
  return children.flatMap((child): Piece[] => {
    if (child.type === ElementType.Text) return [{ inline: { kind: 'text', text: child.data, marks } }];
    if (child.type !== ElementType.Tag) return [];
    switch (child.name) {
      case 'br':
        return [{ inline: { kind: 'hardBreak' } }];
      case 'strong':
        return piecesOf(child.children, [{ kind: 'bold' }, ...marks]);
      case 'em':
        return piecesOf(child.children, [{ kind: 'italic' }, ...marks]);
      case 'a':
        return piecesOf(child.children, [...linkTo(child.attribs.href ?? ''), ...marks]);
      case 'ul':
      case 'ol':
        return listOf(child.name, child.children, marks);
      default:
        return ['line end', ...piecesOf(child.children, marks), 'line end'];
    }
  });
}

/** Returns a list. Content of the list outside its items becomes an item. */
function listOf(tag: 'ul' | 'ol', children: readonly Child[], marks: readonly Mark[]): Piece[] {
  const items = children
    .map((child) =>
      nodesOf(child.type === ElementType.Tag && child.name === 'li' ? child.children : [child], marks),
    )
    .filter((item) => item.length > 0);
  if (items.length === 0) return [];
  return [{ node: tag === 'ul' ? { kind: 'bulletList', items } : { kind: 'orderedList', start: 1, items } }];
}

/** Returns a link that an organiser wrote, marked as external and not endorsed by this site. */
function linkTo(href: string): Mark[] {
  const safe = /^(?:https?|mailto|tel):/i.test(href) ? safeHref(href) : undefined;
  if (safe === undefined) return [];
  return [{ kind: 'link', link: { href: safe, newTab: false }, attributes: { rel: 'nofollow noopener' } }];
}

/** Collapses spaces as a browser does, and removes spaces and line breaks at both ends of a line. */
function tidy(line: readonly Inline[]): Inline[] {
  const isBlank = (inline: Inline) =>
    inline.kind === 'hardBreak' || (inline.kind === 'text' && inline.text.trim() === '');
  const first = line.findIndex((inline) => !isBlank(inline));
  const last = line.findLastIndex((inline) => !isBlank(inline));
  return line
    .slice(first === -1 ? line.length : first, last + 1)
    .map((inline) =>
      inline.kind === 'text' ? { ...inline, text: inline.text.replace(/\s+/g, ' ') } : inline,
    );
}
