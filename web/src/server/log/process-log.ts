import { format } from 'node:util';
import { type DestinationStream, pino } from 'pino';
import { LogFields } from './log-line.ts';

export type Level = 'INFO' | 'WARN' | 'ERROR';
type Write = (level: Level, text: string, fields?: LogFields) => void;

/** Matches the level at the start of a text that already has a level. */
const OWN_LEVEL = /^(INFO|WARN|ERROR) /;

/** Returns the level at the start of the text, if it has one, else `level`; and the text without its level. */
function leveled(text: string, level: Level): { level: Level; text: string } {
  const said = OWN_LEVEL.exec(text)?.[1];
  const own = said === 'INFO' || said === 'WARN' || said === 'ERROR' ? said : level;
  return { level: own, text: text.replace(OWN_LEVEL, '') };
}

/** Formats text as log lines. Every line, even in a stack trace, starts with the time (UTC) and the level. */
export function stampedLines(given: string, otherwise: Level, now: Date): string {
  const { level, text } = leveled(given, otherwise);
  const head = `${now.toISOString()} ${level} `;
  return text
    .split(/\r?\n/)
    .map((line) => head + line)
    .join('\n');
}

/**
 * Writes each entry as a JSON object: `time` (UTC), `level`, `pid`, `message`, and its fields. Several lines of text,
 * such as an error with its stack, stay in one object.
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

/** Maximum unread output, in bytes; output beyond it is lost, because visitors take precedence over the log. */
const UNREAD_BYTES = 16 * 1024 * 1024;
/** Number of attempts to write the remaining output when a process ends, a tenth of a second apart. */
const LAST_TRIES = 10;

/**
 * Opens standard output for asynchronous writes, because a slow reader of the log must not block requests. The
 * remaining output is written when the process ends, even after an error.
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

/** Adds the time and level to every line that this process writes to the console, including lines of libraries. */
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
