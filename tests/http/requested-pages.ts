/** The response of one address, shared by all tests that check the page. */
export type RequestedPage = { status: number; headers: Headers; html: string };

const requested = new Map<string, Promise<RequestedPage>>();

/** Requests a page once: all checks of a kind of page use one response. */
export function requestOnce(url: string): Promise<RequestedPage> {
  const page = requested.get(url) ?? ask(url);
  requested.set(url, page);
  return page;
}

async function ask(url: string): Promise<RequestedPage> {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/**
 * Returns the text of the first element with this tag, as screen readers and browsers without scripts present
 * it.
 */
export function wordsOf(html: string, element: 'h1' | 'main'): string {
  const [, inside = ''] = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return inside
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
