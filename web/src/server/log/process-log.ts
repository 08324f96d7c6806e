import { format } from 'node:util';
import { type DestinationStream, pino } from 'pino';
import { LogFields } from './log-line.ts';

export type Level = 'INFO' | 'WARN' | 'ERROR';
type Write = (level: Level, text: string, fields?: LogFields) => void;

/** What a line says of its own importance; it is said once. */
const OWN_LEVEL = /^(INFO|WARN|ERROR) /;

/** A level that a text begins with wins over `level`. */
function leveled(text: string, level: Level): { level: Level; text: string } {
  const said = OWN_LEVEL.exec(text)?.[1];
  const own = said === 'INFO' || said === 'WARN' || said === 'ERROR' ? said : level;
  return { level: own, text: text.replace(OWN_LEVEL, '') };
}

/** Text as lines of a log, each with its time (UTC) and level, also where an error brings its stack. */
export function stampedLines(given: string, otherwise: Level, now: Date): string {
  const { level, text } = leveled(given, otherwise);
  const head = `${now.toISOString()} ${level} `;
  return text
    .split(/\r?\n/)
    .map((line) => head + line)
    .join('\n');
}

/**
 * Writes each line as an object of JSON: `time` (UTC), `level`, `pid`, `message`, and its fields. A text of several lines,
 * such as an error with its stack, is one object.
 */
export function jsonLog(destination: DestinationStream): Write {
  const logger = pino(
    {
      base: { pid: process.pid },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  const methods = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
  return (given, line, fields) => {
    const { level, text } = leveled(line, given);
    logger[methods[level]](fields?.values ?? {}, text);
  };
}

/** So much of what nobody has read yet is kept, in bytes; more is lost. Visitors go before lines. */
const UNREAD_BYTES = 16 * 1024 * 1024;
/** How often a process that ends tries to write what is left, with a tenth of a second in between. */
const LAST_TRIES = 10;

/**
 * Standard output, written beside the work of the process: where it waited for a reader that is slow, all visitors would. What is
 * left is written when the process ends, be it by an error.
 */
export function standardOutput(): DestinationStream {
  let triesLeft = Number.POSITIVE_INFINITY;
  const output = pino.destination({
    fd: 1,
    sync: false,
    maxLength: UNREAD_BYTES,
    retryEAGAIN: () => triesLeft-- > 0,
  });
  process.once('exit', () => {
    triesLeft = LAST_TRIES;
    output.flushSync();
  });
  return output;
}

const LEVELS = { log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

/**
 * Gives every line that this process writes its time and level: ours and those of any library. All of
 * them write by the console; as JSON they bring their fields along.
 */
export function takeOverConsole(logFormat: 'json' | 'text'): void {
  const json = logFormat === 'json' ? jsonLog(standardOutput()) : undefined;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...given: unknown[]) => {
      const fields = given.find((one) => one instanceof LogFields);
      const text = format(...given.filter((one) => one !== fields));
      if (json) json(LEVELS[method], text, fields);
      else write(stampedLines(text, LEVELS[method], new Date()));
    };
  }
}
