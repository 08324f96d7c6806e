import { REQUEST_ID } from '../../http/fetch.ts';

/**
 * What a line of the log says beside its text, for a program that reads it. It is handed to the console behind the text:
 * `console.error(text, new LogFields({…}))`, which shows it in JSON alone.
 */
export class LogFields {
  readonly values: Readonly<Record<string, string | number>>;

  constructor(values: Readonly<Record<string, string | number>>) {
    this.values = values;
  }

  /** Where nobody reads fields, as in development, there is nothing to see of them. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '';
  }
}

type Named = Pick<Request, 'method' | 'url'>;

/** Logs an error with its whole stack, by the request that met it. In production that is one line, in development many. */
export function logRequestError(request: Request, error: unknown): void {
  const requestId = request.headers.get(REQUEST_ID);
  const stack = stackOf(error);
  const text = `ERROR ${requestLabel(request)}: ${stack}`;
  console.error(
    import.meta.env.DEV && import.meta.env.MODE !== 'test' ? text : oneLine(text),
    new LogFields(requestId === null ? {} : { requestId }),
  );
}

/** The stack of an error, and of what caused it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\ncaused by ${stackOf(error.cause)}` : own;
}

/**
 * The path of a request with the names of its query, never their values: those may be what a visitor typed
 * in a search box or an address in a link from a mail. Names that are not plain words are left out as well, and so is a
 * part of the path that holds an address of mail.
 */
export function requestLabel({ method, url }: Named): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].filter((name) => /^[a-z_]{1,24}$/i.test(name));
  // Part by part: one expression for the whole path takes 150 ms for 15 KB without an address.
  const parts = pathname.split('/').map((part) => (/@|%40/i.test(part) ? '…' : part));
  const safe = parts.join('/');
  const path = safe.length > 200 ? `${safe.slice(0, 200)}…` : safe;
  return `${method} ${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** One answered request: method, path, status, duration in ms, bytes sent where they are known. */
export function requestLine(
  request: Named,
  { status, bytes }: { status: number; bytes: number | undefined },
  milliseconds: number,
): string {
  return `${requestLabel(request)} ${status} ${Math.round(milliseconds)}ms ${bytes ?? '-'}B`;
}

/** One error as one line: what was going on, what went wrong, and where the code was. */
export function errorLine(doing: string, error: unknown): string {
  if (!(error instanceof Error)) return oneLine(`ERROR ${doing}: ${String(error)}`);
  const where = error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return oneLine(`ERROR ${doing}: ${error.name}: ${error.message}${cause}${where ? ` ${where}` : ''}`);
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' | ');
}
