import type { Fetch } from '../http/fetch.ts';

/** Where UiTdatabank's image host sends who asks for a picture. */
const BEHIND = 'images-prod-uitdatabank.imgix.net';

/** Organisers upload up to 20 MB; no page shows a picture wider than this, in pixels. */
const WIDTH = 1920;

/**
 * Fetches originals of UiTdatabank, at most 1920 pixels wide, through `fetch`. Its one redirect, to the service behind
 * it, is followed; any other answer is given as it is.
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
