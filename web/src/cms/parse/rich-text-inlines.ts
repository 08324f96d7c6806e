import type { Inline, Mark } from '../../domain/pages/rich-text.ts';
import { isRecord, list, rawText, record, typeName } from './fields.ts';
import { deeper, type ParseContext } from './parse-context.ts';
import { parseTextImage } from './rich-text-image.ts';
import { parseMarks } from './rich-text-marks.ts';

/** What stands inside a line. Of a node that we do not know, or that belongs outside a line, only the words stay. */
export function parseInlines(nodes: unknown, reading: ParseContext): Inline[] {
  return list.parse(nodes).flatMap((node) => (isRecord(node) ? parseInline(node, reading) : []));
}

/** The bare words below some nodes, a line break for each hard break: what a code block holds. */
export function wordsOf(nodes: unknown, reading: ParseContext): string {
  return parseInlines(nodes, reading)
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'emoji') return inline.emoji;
      return inline.kind === 'hardBreak' ? '\n' : '';
    })
    .join('');
}

function parseInline(node: Record<string, unknown>, reading: ParseContext): Inline[] {
  switch (typeName(node)) {
    case 'text':
      // Not trimmed and not decoded: the editor stores exactly the characters that were typed.
      return typeof node.text === 'string' && node.text !== ''
        ? [{ kind: 'text', text: node.text, marks: marksOf(node, reading) }]
        : [];
    case 'hard_break':
      return [{ kind: 'hardBreak' }];
    case 'emoji':
      return emoji(node, reading);
    case 'image': {
      const image = parseTextImage(node.attrs, reading);
      return image === undefined ? [] : [{ kind: 'image', image, marks: marksOf(node, reading) }];
    }
    case 'blok':
      reading.warn('a block stands inside a line of text and is left out');
      return [];
    default: {
      const within = deeper(reading);
      return within === undefined ? [] : parseInlines(node.content, within);
    }
  }
}

/** An emoji as its own character; the picture that Storyblok adds lies on a third party's server. */
function emoji(node: Record<string, unknown>, reading: ParseContext): Inline[] {
  const attrs = record(node.attrs);
  const name = rawText.parse(attrs.name) ?? '';
  const character = rawText.parse(attrs.emoji) ?? (name === '' ? '' : `:${name}:`);
  return character === '' ? [] : [{ kind: 'emoji', name, emoji: character, marks: marksOf(node, reading) }];
}

function marksOf(node: Record<string, unknown>, reading: ParseContext): Mark[] {
  return parseMarks(node.marks, reading);
}
