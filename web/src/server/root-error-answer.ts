import { changedResponse, type Fetch } from '../protocol/fetch.ts';
import { errorLine, requestLabel } from '../protocol/log-line.ts';

const PAGE = `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Er ging iets mis – Boektopia</title>
<h1>Er ging iets mis</h1>
<p>Deze pagina lukt nu even niet. Probeer het straks opnieuw, of begin bij <a href="/">de startpagina</a>.</p>
</html>
`;

/** Answers with a plain page where not even the site's own error page could be rendered. */
export function rootErrorAnswer(next: Fetch): Fetch {
  return async (request) => {
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    try {
      const response = await next(request);
      if (response.status < 500 || !isBare(response)) return response;
      return changedResponse(response, {
        body: PAGE,
        headers: new Headers({ ...Object.fromEntries(response.headers), ...page }),
      });
    } catch (error) {
      console.error(errorLine(requestLabel(request), error));
      return new Response(PAGE, { status: 500, headers: page });
    }
  };
}

/** React Router's own last word: nothing, or a line of plain text. */
function isBare(response: Response): boolean {
  return response.body === null || response.headers.get('content-type') === 'text/plain';
}
