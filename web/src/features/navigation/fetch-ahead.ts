import { AHEAD_HEADER } from '../../domain/pages/offline.ts';

// How a browser without speculation rules fetches the page behind a link; each settles when that is done.

/** The browser itself, as it fetches what a page asks for next. */
export const byLink = ({ href }: HTMLAnchorElement): Promise<unknown> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });

/** Safari opens no page that a script has fetched, but what the worker answers with, which keeps it (worker/fetched-ahead.ts). */
export async function byWorker({ href }: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(href.replace(/#.*/, ''), { headers: { [AHEAD_HEADER]: '1' } });
  await answer.arrayBuffer();
}
