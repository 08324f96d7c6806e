/** What one address answered, asked once for every test that judges it. */
export type AskedPage = { status: number; headers: Headers; html: string };

const asked = new Map<string, Promise<AskedPage>>();

/** The page at this address: every gate of a kind of page looks at the same answer. */
export function askOnce(url: string): Promise<AskedPage> {
  const page = asked.get(url) ?? ask(url);
  asked.set(url, page);
  return page;
}

async function ask(url: string): Promise<AskedPage> {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The words of the first element of this kind, as who hears them or has no scripts gets them. */
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
