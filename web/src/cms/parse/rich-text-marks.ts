import type { Mark } from '../../domain/pages/rich-text.ts';
import { cssColour } from './css-colour.ts';
import { isRecord, list, rawText, record, typeName } from './fields.ts';
import { parseLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';

/** Every mark wraps the words once more, so a text with thousands of them would nest elements as deep. */
const MAX_MARKS = 12;

const SAFE_NAME = /^[A-Za-z0-9_-]+$/;
const SAFE_ATTRIBUTE = /^(title|rel|hreflang|lang|aria-label|data-[a-z0-9-]+)$/;

/** The marks of a text in the order they were stored, the first one innermost; unknown and unsafe ones left out. */
export function parseMarks(marks: unknown, reading: ParseContext): Mark[] {
  const found = list
    .parse(marks)
    .filter(isRecord)
    .slice(0, MAX_MARKS)
    .flatMap((mark) => parseMark(mark, reading));
  // A link inside a link is no HTML; the innermost is the one the words are for.
  const firstLink = found.findIndex((mark) => mark.kind === 'link');
  return found.filter((mark, index) => mark.kind !== 'link' || index === firstLink);
}

function parseMark(mark: Record<string, unknown>, reading: ParseContext): Mark[] {
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
      return highlight(attrs.color, reading);
    case 'text_style':
    case 'text_color':
      return [...textColour(attrs.color, reading), ...styled(attrs.class), ...anchor(attrs.id)];
    case 'styled':
      return styled(attrs.class);
    case 'anchor':
      return anchor(attrs.id);
    case 'link':
      return link(attrs, reading);
    default:
      return [];
  }
}

function highlight(written: unknown, reading: ParseContext): Mark[] {
  if (rawText.parse(written) === undefined) return [{ kind: 'highlight' }];
  const color = cssColour(written);
  if (color === undefined) reading.warn('a highlight in a text has no valid colour');
  return color === undefined ? [] : [{ kind: 'highlight', color }];
}

function textColour(written: unknown, reading: ParseContext): Mark[] {
  const color = cssColour(written);
  if (color !== undefined) return [{ kind: 'textColor', color }];
  if (rawText.parse(written) !== undefined) reading.warn('a text has no valid colour');
  return [];
}

function styled(written: unknown): Mark[] {
  const names = rawText.parse(written)?.split(/\s+/) ?? [];
  return names.length > 0 && names.every((name) => SAFE_NAME.test(name))
    ? [{ kind: 'styled', className: names.join(' ') }]
    : [];
}

function anchor(written: unknown): Mark[] {
  const id = rawText.parse(written);
  return id !== undefined && SAFE_NAME.test(id) ? [{ kind: 'anchor', id }] : [];
}

/** In a mark the address stands in `href`, whatever the kind of link; a refused one leaves the words. */
function link(attrs: Record<string, unknown>, reading: ParseContext): Mark[] {
  const found = parseLink({
    linktype: attrs.linktype ?? 'url',
    url: attrs.href,
    cached_url: attrs.href,
    email: attrs.href,
    anchor: attrs.anchor,
    target: attrs.target,
    story: attrs.story,
  });
  if (found === undefined) {
    reading.warn('a link in a text leads nowhere or is not allowed');
    return [];
  }
  return [{ kind: 'link', link: found, attributes: customAttributes(attrs.custom) }];
}

/** Attributes an editor may add by hand. Handlers, styles and addresses are not among them. */
function customAttributes(custom: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(custom)).flatMap(([name, value]) =>
      SAFE_ATTRIBUTE.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
