import { z } from 'zod';
import type { Block, BlockKind, EditorMark } from '../../domain/pages/body/block.ts';
import { parsedJson } from '../../domain/unknown-values.ts';
import { BLOCK_PARSERS, type BlockParser } from './block-parsers.ts';
import { snakeCase } from './fields.ts';
import { deeper, type ParseContext } from './parse-context.ts';
import { type Blok, readBloks } from './story.ts';

const PARSERS = new Map<string, BlockParser<BlockKind>>(
  Object.values(BLOCK_PARSERS).flatMap((parser) => parser.components.map((name) => [name, parser] as const)),
);

/** Parses the blocks of a body in order. An unknown or incomplete block becomes `unreadable`, with one warning. */
export function parseBlocks(value: unknown, around: ParseContext): Block[] {
  const bloks = readBloks(value);
  if (bloks.length === 0) return [];
  const context = deeper(around);
  return context === undefined ? [] : bloks.map((blok) => parseBlock(blok, context));
}

function parseBlock(blok: Blok, context: ParseContext): Block {
  const parser = PARSERS.get(snakeCase(blok.component));
  const parsed = parser === undefined ? 'unknown component' : parser.parse(blok, context);
  const mark = parseEditorMark(blok.fields._editable);
  const block = typeof parsed === 'string' ? unreadable(blok, parsed, context) : parsed;
  return mark === undefined ? block : { ...block, mark };
}

/** Logs why a block cannot be shown. Returns a placeholder with the reason, for the editor's preview. */
function unreadable({ uid, component }: Blok, reason: string, context: ParseContext): Block {
  context.warn(`block ${component || '(no component)'} (${uid}): ${reason}`);
  return { kind: 'unreadable', uid, name: component, reason };
}

/** Spaces store these fields as strings or as numbers. */
const name = z.union([z.string(), z.number()]).transform(String);
const markSchema = z.object({ id: name, uid: name, name, space: name });

/** Parses the HTML comment with JSON that Storyblok adds to each block of a draft; `undefined` if absent or invalid. */
export function parseEditorMark(editable: unknown): EditorMark | undefined {
  if (typeof editable !== 'string') return undefined;
  const [, written = ''] = /^<!--#storyblok#(\{.*\})-->$/s.exec(editable.trim()) ?? [];
  return markSchema.safeParse(parsedJson(written)).data;
}
