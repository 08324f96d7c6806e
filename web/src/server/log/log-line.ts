import { REQUEST_ID } from '../../http/fetch.ts';

/**
 * The structured fields of a log line. Pass them to the console after the text, `console.error(text, new
 * LogFields({…}))`; only JSON logs show them.
 */
export class LogFields {
  readonly values: Readonly<Record<string, string | number>>;

  constructor(values: Readonly<Record<string, string | number>>) {
    this.values = values;
  }

  /** Makes `console` print nothing for this object, because text logs do not contain the fields. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '';
  }
}

type Named = Pick<Request, 'method' | 'url'>;

/** Logs an error with its whole stack and its request: in production on one line, in development on several. */
export function logRequestError(request: Request, error: unknown): void {
  const requestId = request.headers.get(REQUEST_ID);
  const stack = stackOf(error);
  const text = `ERROR ${requestLabel(request)}: ${stack}`;
  console.error(
    import.meta.env.DEV && import.meta.env.MODE !== 'test' ? text : oneLine(text),
    new LogFields(requestId === null ? {} : { requestId }),
  );
}

/** Returns the stack of an error, followed by the stacks of its causes. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\ncaused by ${stackOf(error.cause)}` : own;
}

/**
 * Returns the method and path of a request with the names of its query parameters. Leaves out the values: visitors type
 * them into a search box, or a link in a mail contains them. Also leaves out names that are not plain words, and path
 * segments that contain an e-mail address or the token of the team's page.
 */
export function requestLabel({ method, url }: Named): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].filter((name) => /^[a-z_]{1,24}$/i.test(name));
  // Check segments separately: one expression for the whole path takes 150 ms for 15 KB without an e-mail address.
  const parts = pathname.split('/').map((part, at, all) => {
    const isToken = /^inhoud$/i.test(all[at - 1] ?? '') || /\.[\w-]{20,}$/.test(part);
    return isToken || /@|%40/i.test(part) ? '…' : part;
  });
  const safe = parts.join('/');
  const path = safe.length > 200 ? `${safe.slice(0, 200)}…` : safe;
  return `${method} ${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** Formats a request: method, path, status, duration in ms, and bytes sent if known. */
export function requestLine(
  request: Named,
  { status, bytes }: { status: number; bytes: number | undefined },
  milliseconds: number,
): string {
  return `${requestLabel(request)} ${status} ${Math.round(milliseconds)}ms ${bytes ?? '-'}B`;
}

/** Formats an error as one line: the activity, the error, and the location in the code. */
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
