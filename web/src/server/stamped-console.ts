import { format } from 'node:util';

export type Level = 'INFO' | 'WARN' | 'ERROR';

/** What a line says of its own importance; it is said once. */
const OWN_LEVEL = /^(INFO|WARN|ERROR) /;

/**
 * Text as lines of a log, each with its time (UTC) and level, also where an error brings its stack. A level that the
 * text begins with wins over `level`.
 */
export function stampedLines(text: string, level: Level, now: Date): string {
  const said = OWN_LEVEL.exec(text)?.[1];
  const head = `${now.toISOString()} ${said ?? level} `;
  return text
    .replace(OWN_LEVEL, '')
    .split(/\r?\n/)
    .map((line) => head + line)
    .join('\n');
}

const LEVELS = { log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

/**
 * Gives every line that this process writes its time and level: ours, React Router's and those of any library. All of
 * them write by the console.
 */
export function stampConsole(): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...given: unknown[]) =>
      write(stampedLines(format(...given), LEVELS[method], new Date()));
  }
}
