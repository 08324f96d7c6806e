import type { Block } from '../../domain/pages/body/block.ts';
import type { ContentDates } from '../../domain/time/brussels.ts';

/** The signature of a picture at a width; `undefined` where it needs none. */
export type SignImage = (src: string, width: number) => string | undefined;

/** What parsers need to know before they read any story. */
export type ParseSettings = {
  dates: ContentDates;
  /** Gets one line per complaint, `[content] <full_slug>: <reason>`. */
  log(line: string): void;
  /** Signs the address of a picture that is not plain, for one width in pixels; nobody needs one who shows no pages. */
  signImage?: SignImage;
  /** Reads the blocks inside a text: blocks hold texts that hold blocks, and no module imports itself in a circle. */
  parseBlocks(value: unknown, context: ParseContext): Block[];
};

/** What the parsers of one story know around what they read. */
export type ParseContext = ParseSettings & {
  /** Full slug of the story that is being read. */
  story: string;
  /** How many levels of blocks, nodes and related stories lie around what is being read. */
  depth: number;
  /** Tells the editors' log what is wrong, once per story and reason for the whole process. */
  warn(reason: string): void;
};

/**
 * Nesting that no editor reaches by hand. Content is written by machines too (imports, pastes), and the
 * call stack has an end.
 */
const MAX_DEPTH = 40;

/** Enough for every fault of a broken import; after that the oldest may be told again. */
const MAX_REMEMBERED = 2000;
const MAX_LINE = 300;
const told = new Set<string>();

/** The context of a story at the outermost level. */
export function createParseContext({ story, ...settings }: ParseSettings & { story: string }): ParseContext {
  return contextAt(settings, story, 0);
}

/** The same context for a related story: what is wrong there is told under that story's name. */
export function parseContextOf(around: ParseContext, { fullSlug }: { fullSlug: string }): ParseContext {
  return contextAt(around, fullSlug, around.depth);
}

/** The same context one level further in; `undefined` (and a warning) where that is too deep. */
export function deeper(around: ParseContext): ParseContext | undefined {
  if (around.depth < MAX_DEPTH) return contextAt(around, around.story, around.depth + 1);
  around.warn(`content is nested more than ${MAX_DEPTH} levels deep; what lies deeper is left out`);
  return undefined;
}

function contextAt(
  { dates, log, parseBlocks, signImage }: ParseSettings,
  story: string,
  depth: number,
): ParseContext {
  const warn = (reason: string) => tellOnce(`[content] ${story}: ${reason}`, log);
  return { story, dates, depth, log, parseBlocks, signImage, warn };
}

function tellOnce(complaint: string, log: (line: string) => void): void {
  // A line break inside a slug or a value would let content write log lines of its own.
  const line = complaint.replace(/\s+/g, ' ').slice(0, MAX_LINE);
  if (told.has(line)) return;
  if (told.size >= MAX_REMEMBERED) {
    for (const oldest of told) {
      told.delete(oldest);
      break;
    }
  }
  told.add(line);
  log(line);
}
