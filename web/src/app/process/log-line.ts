/**
 * The path of a request with the names of its query, never their values: those may be what a visitor typed
 * in a search box or an address in a link from a mail. Names that are not plain words are left out as well.
 */
export function requestLabel(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())].filter((name) => /^[a-z_]{1,24}$/i.test(name));
  const path = pathname.length > 200 ? `${pathname.slice(0, 200)}…` : pathname;
  return `${request.method} ${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** One answered request: method, path, status, duration in ms, bytes sent where they are known. */
export function requestLine(request: Request, response: Response, milliseconds: number): string {
  const bytes = response.headers.get('content-length') ?? (response.body === null ? '0' : '-');
  return `${requestLabel(request)} ${response.status} ${Math.round(milliseconds)}ms ${bytes}B`;
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
