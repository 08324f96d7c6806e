import type {
  Alignment,
  Inline,
  RichNode,
  RichText,
  TableCell,
  TableRow,
} from '../../domain/pages/body/block.ts';
import { blocksIn, plainText } from '../../domain/pages/body/rich-text.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { parseTextImage } from './asset.ts';
import { rawText, text, typeName } from './fields.ts';
import { deeper, type ParseContext } from './parse-context.ts';
import { parseInlines, warnOfUnknown, wordsOf } from './rich-text-lines.ts';

/**
 * Parses a rich-text field into our own document format. Replaces unknown nodes with their children. Removes unknown
 * and unsafe marks but keeps their words. Splits plain text, from an older field, into paragraphs at blank lines. An
 * empty field becomes one empty paragraph: see `isEmptyRichText`.
 */
export function parseRichText(value: unknown, context: ParseContext): RichText {
  if (typeof value === 'string') return paragraphs(value);
  if (Array.isArray(value)) return parseNodes(value, context);
  return isRecord(value) ? parseNodes([value], context) : [];
}

/** Parses the text under a title or in the banner. Blocks do not fit there, so they are left out, with a warning. */
export function parseIntro(value: unknown, context: ParseContext): RichText {
  const words = parseRichText(value, context);
  if (blocksIn(words).length > 0) context.warn('a block in an intro or announcement is left out');
  return words.filter((node) => node.kind !== 'blocks');
}

/**
 * Returns the words of a field that is plain text in some spaces and rich text in others; `undefined` if it is empty.
 */
export function parsePlainText(value: unknown, context: ParseContext): string | undefined {
  return typeof value === 'string' ? text(value) : plainText(parseRichText(value, context)) || undefined;
}

function paragraphs(value: string): RichText {
  return value
    .split(/\n\s*\n/)
    .flatMap((part) => text(part) ?? [])
    .map((part) => ({ kind: 'paragraph', children: [{ kind: 'text', text: part, marks: [] }] }));
}

const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right', 'justify'];
const INLINE_TYPES = new Set(['text', 'emoji', 'hard_break']);

/** Parses block-level nodes. Wraps words outside a block, as in an unknown node, in a paragraph. */
function parseNodes(nodes: unknown, context: ParseContext): RichText {
  const found: RichNode[] = [];
  let loose: unknown[] = [];
  const closeParagraph = () => {
    const children = parseInlines(loose, context);
    if (children.length > 0) found.push({ kind: 'paragraph', children });
    loose = [];
  };
  for (const node of list(nodes)) {
    if (!isRecord(node)) continue;
    const type = typeName(node);
    if (INLINE_TYPES.has(type)) {
      loose.push(node);
      continue;
    }
    closeParagraph();
    for (const parsed of parseNode(type, node, context)) found.push(parsed);
  }
  closeParagraph();
  return found;
}

function parseNode(type: string, node: Record<string, unknown>, around: ParseContext): readonly RichNode[] {
  const context = deeper(around);
  if (context === undefined) return [];
  const attrs = record(node.attrs);
  switch (type) {
    case 'paragraph':
      return [{ kind: 'paragraph', align: alignment(attrs), children: parseInlines(node.content, context) }];
    case 'heading': {
      const children = parseInlines(node.content, context);
      if (isBlank(children)) context.warn('an empty heading in a text is left out');
      return isBlank(children)
        ? []
        : [{ kind: 'heading', level: headingLevel(attrs.level), align: alignment(attrs), children }];
    }
    case 'bullet_list':
      return withItems(listItems(node, context), (items) => ({ kind: 'bulletList', items }));
    case 'ordered_list': {
      const start = wholeNumber(attrs.order ?? attrs.start, 1);
      return withItems(listItems(node, context), (items) => ({ kind: 'orderedList', start, items }));
    }
    case 'blockquote': {
      const children = parseNodes(node.content, context);
      return children.length === 0 ? [] : [{ kind: 'blockquote', children }];
    }
    case 'code_block':
      return [{ kind: 'codeBlock', language: codeLanguage(attrs), text: wordsOf(node.content, context) }];
    case 'horizontal_rule':
      return [{ kind: 'horizontalRule' }];
    case 'image': {
      const image = parseTextImage(attrs, context);
      return image === undefined ? [] : [{ kind: 'image', image }];
    }
    case 'table':
      return parseTable(node, context);
    case 'blok': {
      const blocks = context.parseBlocks(attrs.body, context);
      return blocks.length === 0 ? [] : [{ kind: 'blocks', blocks }];
    }
    default:
      warnOfUnknown(node, context);
      return parseNodes(node.content, context);
  }
}

function listItems(node: Record<string, unknown>, context: ParseContext): RichText[] {
  return list(node.content)
    .map((item) => parseNodes([item], context))
    .filter((item) => item.length > 0);
}

function withItems(items: RichText[], make: (items: RichText[]) => RichNode): RichNode[] {
  return items.length === 0 ? [] : [make(items)];
}

/** Whether a line has no visible content. An empty heading would be invisible, but read out by screen readers. */
function isBlank(children: readonly Inline[]): boolean {
  return children.every(
    (inline) => inline.kind === 'hardBreak' || (inline.kind === 'text' && inline.text.trim() === ''),
  );
}

function alignment(attrs: Record<string, unknown>): Alignment | undefined {
  return ALIGNMENTS.find((align) => align === attrs.textAlign);
}

/** Limits a heading level to 1–6. The default is 1, as in the official renderer. */
function headingLevel(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const nearest = Math.min(6, Math.max(1, wholeNumber(level, 1)));
  return ([1, 2, 3, 4, 5, 6] as const).find((known) => known === nearest) ?? 1;
}

function wholeNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : otherwise;
}

function codeLanguage(attrs: Record<string, unknown>): string | undefined {
  const written = (rawText(attrs.class) ?? rawText(attrs.language))?.replace(/^language-/, '');
  return written !== undefined && /^[A-Za-z0-9_+#-]{1,30}$/.test(written) ? written : undefined;
}

/** Maximum span of a table cell. A larger span is a mistake, and browsers would lay out every spanned row. */
const MAX_SPAN = 50;

/** Parses a table. Its head consists of the leading rows with only header cells, its body of all other rows. */
function parseTable(node: Record<string, unknown>, context: ParseContext): RichNode[] {
  const rows = list(node.content)
    .filter(isRecord)
    .map((row) => parseRow(row, context))
    .filter((row) => row.length > 0);
  if (rows.length === 0) return [];
  const firstOfBody = rows.findIndex((row) => row.some((cell) => !cell.header));
  const headRows = firstOfBody === -1 ? rows.length : firstOfBody;
  return [{ kind: 'table', head: rows.slice(0, headRows), body: rows.slice(headRows) }];
}

function parseRow(row: Record<string, unknown>, context: ParseContext): TableRow {
  return list(row.content)
    .filter(isRecord)
    .map((cell): TableCell => {
      const attrs = record(cell.attrs);
      return {
        header: typeName(cell) === 'table_header',
        colspan: span(attrs.colspan),
        rowspan: span(attrs.rowspan),
        children: parseNodes(cell.content, context),
      };
    });
}

function span(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(MAX_SPAN, Math.max(1, value)) : 1;
}
