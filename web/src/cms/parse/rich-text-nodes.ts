import type { Alignment, Inline, RichNode, RichText } from '../../domain/pages/rich-text.ts';
import { parseBlocks } from './blocks.ts';
import { isRecord, list, rawText, record, typeName } from './fields.ts';
import { deeper, type ParseContext } from './parse-context.ts';
import { parseTextImage } from './rich-text-image.ts';
import { parseInlines, wordsOf } from './rich-text-inlines.ts';
import { parseTable } from './rich-text-table.ts';

const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right', 'justify'];
const INLINE_TYPES = new Set(['text', 'emoji', 'hard_break']);

/**
 * The block-level nodes of a document. Words that stand between them (in a node we do not know, or in a list
 * item without a paragraph) get a paragraph of their own.
 */
export function parseNodes(nodes: unknown, reading: ParseContext): RichText {
  const found: RichNode[] = [];
  let loose: unknown[] = [];
  const closeParagraph = () => {
    const children = parseInlines(loose, reading);
    if (children.length > 0) found.push({ kind: 'paragraph', children });
    loose = [];
  };
  for (const node of list.parse(nodes)) {
    if (!isRecord(node)) continue;
    const type = typeName(node);
    if (INLINE_TYPES.has(type)) {
      loose.push(node);
      continue;
    }
    closeParagraph();
    for (const parsed of parseNode(type, node, reading)) found.push(parsed);
  }
  closeParagraph();
  return found;
}

function parseNode(type: string, node: Record<string, unknown>, around: ParseContext): readonly RichNode[] {
  const reading = deeper(around);
  if (reading === undefined) return [];
  const attrs = record(node.attrs);
  switch (type) {
    case 'paragraph':
      return [{ kind: 'paragraph', align: alignment(attrs), children: parseInlines(node.content, reading) }];
    case 'heading': {
      const children = parseInlines(node.content, reading);
      return isBlank(children)
        ? []
        : [{ kind: 'heading', level: headingLevel(attrs.level), align: alignment(attrs), children }];
    }
    case 'bullet_list':
      return withItems(listItems(node, reading), (items) => ({ kind: 'bulletList', items }));
    case 'ordered_list': {
      const start = wholeNumber(attrs.order ?? attrs.start, 1);
      return withItems(listItems(node, reading), (items) => ({ kind: 'orderedList', start, items }));
    }
    case 'blockquote': {
      const children = parseNodes(node.content, reading);
      return children.length === 0 ? [] : [{ kind: 'blockquote', children }];
    }
    case 'code_block':
      return [{ kind: 'codeBlock', language: codeLanguage(attrs), text: wordsOf(node.content, reading) }];
    case 'horizontal_rule':
      return [{ kind: 'horizontalRule' }];
    case 'image': {
      const image = parseTextImage(attrs, reading);
      return image === undefined ? [] : [{ kind: 'image', image }];
    }
    case 'table':
      return parseTable(node, reading);
    case 'blok': {
      const blocks = parseBlocks(attrs.body, reading);
      return blocks.length === 0 ? [] : [{ kind: 'blocks', blocks }];
    }
    default:
      return parseNodes(node.content, reading);
  }
}

function listItems(node: Record<string, unknown>, reading: ParseContext): RichText[] {
  return list
    .parse(node.content)
    .map((item) => parseNodes([item], reading))
    .filter((item) => item.length > 0);
}

function withItems(items: RichText[], make: (items: RichText[]) => RichNode): RichNode[] {
  return items.length === 0 ? [] : [make(items)];
}

/** A heading without words is read out as one, and is nothing to see. */
function isBlank(children: readonly Inline[]): boolean {
  return children.every(
    (inline) => inline.kind === 'hardBreak' || (inline.kind === 'text' && inline.text.trim() === ''),
  );
}

function alignment(attrs: Record<string, unknown>): Alignment | undefined {
  return ALIGNMENTS.find((align) => align === attrs.textAlign);
}

/** Out of 1–6 is brought to the nearest, missing is 1, as the official renderer does. */
function headingLevel(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const nearest = Math.min(6, Math.max(1, wholeNumber(level, 1)));
  return ([1, 2, 3, 4, 5, 6] as const).find((known) => known === nearest) ?? 1;
}

function wholeNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : otherwise;
}

function codeLanguage(attrs: Record<string, unknown>): string | undefined {
  const written = (rawText.parse(attrs.class) ?? rawText.parse(attrs.language))?.replace(/^language-/, '');
  return written !== undefined && /^[A-Za-z0-9_+#-]{1,30}$/.test(written) ? written : undefined;
}
