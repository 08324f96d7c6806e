import type { Fetch } from '../http/fetch.ts';

/** The host to which UiTdatabank's image host redirects. */
const BEHIND = 'images-prod-uitdatabank.imgix.net';

/** Maximum width of an image on a page, in px; organisers upload up to 20 MB. */
const WIDTH = 1920;

/**
 * Fetches images of UiTdatabank through `fetch`, at most {@link WIDTH} wide. Follows one redirect, to the service
 * behind the image host; returns any other response unchanged.
 */
export function pictureFetch(fetch: Fetch): Fetch {
  return async (request) => {
    const narrow = new URL(request.url);
    narrow.search = `maxwidth=${WIDTH}`;
    const answer = await fetch(again(request, narrow));
    const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (to === null || !URL.canParse(to, narrow)) return answer;
    const target = new URL(to, narrow);
    if (target.protocol !== 'https:' || target.host !== BEHIND) return answer;
    await answer.body?.cancel();
    return fetch(again(request, target));
  };
}

function again(request: Request, url: URL): Request {
  return new Request(url, { signal: request.signal, redirect: 'manual' });
}
