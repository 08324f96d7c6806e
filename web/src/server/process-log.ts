import { format } from 'node:util';
import { type DestinationStream, pino } from 'pino';
import { LogFields } from '../app/process/log-line.ts';

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

const LEVELS = { log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

/**
 * Gives every line that this process writes its time and level: ours, React Router's and those of any library. All of
 * them write by the console; as JSON they bring their fields along.
 */
export function takeOverConsole(logFormat: 'json' | 'text'): void {
  // Written at once and not gathered: the last line before a crash is the one that is looked for.
  const json = logFormat === 'json' ? jsonLog(pino.destination({ fd: 1, sync: true })) : undefined;
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
