import type { Block } from '../../domain/pages/body/block.ts';
import type { ContentDates } from '../../domain/time/brussels.ts';

/** Returns the signature of an image at a width in pixels; `undefined` if it needs none. */
export type SignImage = (src: string, width: number) => string | undefined;

/** The settings that the parsers of all stories share. */
export type ParseSettings = {
  dates: ContentDates;
  /** Receives one line per warning, `[content] <full_slug>: <reason>`. */
  log(line: string): void;
  /** If set, receives every warning instead of `log`, including repeated warnings. For checks of content. */
  collect?(story: string, reason: string): void;
  /** Signs the address of an image with filters, for one width in pixels. Only needed by pages that show images. */
  signImage?: SignImage;
  /** Parses the blocks inside a text. Injected to avoid an import cycle: blocks contain texts that contain blocks. */
  parseBlocks(value: unknown, context: ParseContext): Block[];
};

export type ParseContext = ParseSettings & {
  /** The full slug of the story being parsed. */
  story: string;
  /** The story being parsed and the stories around it. APIs do not repeat them where they refer to each other. */
  within: readonly unknown[];
  /** Number of enclosing levels of blocks, nodes and related stories. */
  depth: number;
  /** Logs a problem for the editors: once per story and reason in the whole process. */
  warn(reason: string): void;
};

/** Maximum depth of nesting. Editors do not nest this deep, but imported content could overflow the call stack. */
const MAX_DEPTH = 40;

/** Maximum number of remembered warnings: more than a broken import causes. Forgotten ones may be logged again. */
const MAX_REMEMBERED = 2000;
const MAX_LINE = 300;
const told = new Set<string>();

/** Creates the context of a story at the outermost level. */
export function createParseContext({ story, ...settings }: ParseSettings & { story: string }): ParseContext {
  return contextAt({ ...settings, within: [] }, story, 0);
}

/** Returns the context for a related story. Its warnings start with the name of that story. */
export function parseContextOf(around: ParseContext, story: { fullSlug: string }): ParseContext {
  return contextAt({ ...around, within: [...around.within, story] }, story.fullSlug, around.depth);
}

/** Returns the context one level deeper; if the nesting is too deep, warns and returns `undefined`. */
export function deeper(around: ParseContext): ParseContext | undefined {
  if (around.depth < MAX_DEPTH) return contextAt(around, around.story, around.depth + 1);
  around.warn(`content is nested more than ${MAX_DEPTH} levels deep; deeper content is left out`);
  return undefined;
}

function contextAt(
  { dates, log, collect, parseBlocks, signImage, within }: ParseSettings & Pick<ParseContext, 'within'>,
  story: string,
  depth: number,
): ParseContext {
  const warn = (reason: string) =>
    collect ? collect(story, reason) : logOnce(`[content] ${story}: ${reason}`, log);
  return { story, within, dates, depth, log, collect, parseBlocks, signImage, warn };
}

function logOnce(complaint: string, log: (line: string) => void): void {
  // Replace line breaks, because content could forge log lines with them.
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
