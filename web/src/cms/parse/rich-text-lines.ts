import type { Inline, Mark } from '../../domain/pages/body/block.ts';
import { anchorName } from '../../domain/pages/body/link.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { parseTextImage } from './asset.ts';
import { rawText, typeName } from './fields.ts';
import { linkOf } from './link.ts';
import { deeper, type ParseContext } from './parse-context.ts';

/** Parses inline content. Unknown nodes and block nodes are reduced to their words. */
export function parseInlines(nodes: unknown, context: ParseContext): Inline[] {
  return list(nodes).flatMap((node) => (isRecord(node) ? parseInline(node, context) : []));
}

/** Returns the plain text of nodes, with a line break for each hard break, as in a code block. */
export function wordsOf(nodes: unknown, context: ParseContext): string {
  return parseInlines(nodes, context)
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'emoji') return inline.emoji;
      return inline.kind === 'hardBreak' ? '\n' : '';
    })
    .join('');
}

function parseInline(node: Record<string, unknown>, context: ParseContext): Inline[] {
  switch (typeName(node)) {
    case 'text':
      // Keep the text as it is: the editor stores exactly the characters that were typed.
      return typeof node.text === 'string' && node.text !== ''
        ? [{ kind: 'text', text: node.text, marks: parseMarks(node.marks, context) }]
        : [];
    case 'hard_break':
      return [{ kind: 'hardBreak' }];
    case 'emoji':
      return emoji(node, context);
    case 'image': {
      const image = parseTextImage(node.attrs, context);
      return image === undefined ? [] : [{ kind: 'image', image, marks: parseMarks(node.marks, context) }];
    }
    case 'blok':
      context.warn('a block inside a line of text is left out');
      return [];
    default: {
      warnOfUnknown(node, context);
      const within = deeper(context);
      return within === undefined ? [] : parseInlines(node.content, within);
    }
  }
}

/** Nodes that only contain other nodes. */
const CONTAINERS = /^(doc|paragraph|heading|list_item|bullet_list|ordered_list|table_row|blockquote)$/;

/** Warns about a node of which the site shows only the words, unless the node only contains other nodes. */
export function warnOfUnknown(node: Record<string, unknown>, context: ParseContext): void {
  const type = typeName(node);
  if (type !== '' && !CONTAINERS.test(type))
    context.warn(`a text contains an unknown part «${type}»: only its words are shown`);
}

/** Parses an emoji as its character. Ignores the image that Storyblok adds, because a third party hosts it. */
function emoji(node: Record<string, unknown>, context: ParseContext): Inline[] {
  const attrs = record(node.attrs);
  const name = rawText(attrs.name) ?? '';
  const character = rawText(attrs.emoji) ?? (name === '' ? '' : `:${name}:`);
  return character === ''
    ? []
    : [{ kind: 'emoji', name, emoji: character, marks: parseMarks(node.marks, context) }];
}

/**
 * Maximum number of marks of a text. Each mark becomes an element around the text, so thousands would nest too deeply.
 */
const MAX_MARKS = 12;

const SAFE_NAME = /^[A-Za-z0-9_-]+$/;
const SAFE_ATTRIBUTE = /^(title|rel|hreflang|lang|aria-label|data-[a-z0-9-]+)$/;

/** Parses the marks of a text in stored order, with the innermost first. Leaves out unknown and unsafe marks. */
export function parseMarks(marks: unknown, context: ParseContext): Mark[] {
  const written = list(marks).filter(isRecord);
  if (written.length > MAX_MARKS) context.warn(`a text has more than ${MAX_MARKS} kinds of formatting`);
  const found = written.slice(0, MAX_MARKS).flatMap((mark) => parseMark(mark, context));
  // Links cannot be nested in HTML: keep the innermost.
  const links = found.filter((mark) => mark.kind === 'link');
  if (links.length > 1) context.warn('words in a text have two links: only the first is kept');
  const firstLink = found.findIndex((mark) => mark.kind === 'link');
  return found.filter((mark, index) => mark.kind !== 'link' || index === firstLink);
}

function parseMark(mark: Record<string, unknown>, context: ParseContext): Mark[] {
  const attrs = record(mark.attrs);
  const kind = typeName(mark);
  switch (kind) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'code':
    case 'subscript':
    case 'superscript':
      return [{ kind }];
    case 'highlight':
      return highlight(attrs.color, context);
    case 'text_style':
    case 'text_color':
      return [...textColour(attrs.color, context), ...styled(attrs.class, context), ...anchor(attrs.id)];
    case 'styled':
      return styled(attrs.class, context);
    case 'anchor':
      return anchor(attrs.id);
    case 'link':
      return link(attrs, context);
    default:
      context.warn(`a text has unknown formatting «${kind}»`);
      return [];
  }
}

function highlight(written: unknown, context: ParseContext): Mark[] {
  if (rawText(written) === undefined) return [{ kind: 'highlight' }];
  const color = cssColour(written);
  if (color === undefined) context.warn('a highlight in a text has no valid colour');
  return color === undefined ? [] : [{ kind: 'highlight', color }];
}

function textColour(written: unknown, context: ParseContext): Mark[] {
  const color = cssColour(written);
  if (color !== undefined) return [{ kind: 'textColor', color }];
  if (rawText(written) !== undefined) context.warn('a text has no valid colour');
  return [];
}

function styled(written: unknown, context: ParseContext): Mark[] {
  const names = rawText(written)?.split(/\s+/) ?? [];
  if (names.length === 0) return [];
  if (names.every((name) => SAFE_NAME.test(name))) return [{ kind: 'styled', className: names.join(' ') }];
  context.warn('a text has a style with an invalid name');
  return [];
}

function anchor(written: unknown): Mark[] {
  const id = anchorName(rawText(written));
  return id === undefined ? [] : [{ kind: 'anchor', id }];
}

/** Parses a link mark, whose address is in `href` for every link type. Drops an unsafe link; its words stay. */
function link(attrs: Record<string, unknown>, context: ParseContext): Mark[] {
  const { linktype, href } = attrs;
  const fields = { ...attrs, linktype: linktype ?? 'url', url: href, cached_url: href, email: href };
  const found = linkOf(fields, 'a link in a text', context);
  return found === undefined
    ? []
    : [
        {
          kind: 'link',
          link: found,
          attributes: customAttributes(attrs.custom, context),
          publishedFrom: found.publishedFrom,
        },
      ];
}

/** Returns the allowed custom attributes of a link: no event handlers, styles or URLs. */
function customAttributes(custom: unknown, context: ParseContext): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(custom)).flatMap(([name, value]) => {
      if (SAFE_ATTRIBUTE.test(name) && typeof value === 'string') return [[name, value]];
      context.warn(`a link in a text has an attribute «${name}» that is not allowed`);
      return [];
    }),
  );
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*\d{1,3}%?(?:\s*,\s*\d{1,3}%?){2}(?:\s*,\s*(?:\d{1,3}%|[01]?\.?\d{1,4}))?\s*\)$/i;
const NAME = /^[a-z]{3,24}$/i;

/**
 * Returns a value if it is a colour and nothing else: hex of 3, 6 or 8 digits, `rgb()`/`rgba()` of numbers, or a name.
 * It is used in a `style`, where `red;position:fixed` could cover the page.
 */
export function cssColour(value: unknown): string | undefined {
  const colour = typeof value === 'string' ? value.trim() : '';
  return HEX.test(colour) || RGB.test(colour) || NAME.test(colour) ? colour : undefined;
}
