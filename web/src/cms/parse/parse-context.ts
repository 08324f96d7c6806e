import type { ContentDates } from '../../domain/time/brussels.ts';

/** The reading of one story: whose content it is, how its dates are meant, and where a complaint about it goes. */
export type ParseContext = {
  /** Full slug of the story that is being read. */
  story: string;
  dates: ContentDates;
  /** How many levels of blocks, nodes and related stories lie around what is being read. */
  depth: number;
  log(line: string): void;
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

/** A reading at the outermost level. `log` gets one line per complaint, `[content] <full_slug>: <reason>`. */
export function createParseContext(start: {
  story: string;
  dates: ContentDates;
  log: (line: string) => void;
}): ParseContext {
  return reading(start.story, start.dates, 0, start.log);
}

/** The same reading, going on in a related story: what is wrong there is told under that story's name. */
export function parseContextOf(around: ParseContext, story: string): ParseContext {
  return reading(story, around.dates, around.depth, around.log);
}

/** The same reading one level further in; `undefined` (and a warning) where that is too deep. */
export function deeper(around: ParseContext): ParseContext | undefined {
  if (around.depth < MAX_DEPTH) return reading(around.story, around.dates, around.depth + 1, around.log);
  around.warn(`content is nested more than ${MAX_DEPTH} levels deep; what lies deeper is left out`);
  return undefined;
}

function reading(
  story: string,
  dates: ContentDates,
  depth: number,
  log: (line: string) => void,
): ParseContext {
  return { story, dates, depth, log, warn: (reason) => tellOnce(`[content] ${story}: ${reason}`, log) };
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
