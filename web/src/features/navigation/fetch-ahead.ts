import { AHEAD_HEADER } from '../../domain/pages/offline.ts';

// How a browser without speculation rules prefetches the page behind a link. Each resolves when the fetch has ended.

/** Prefetches through `<link rel="prefetch">`. */
export const byLink = ({ href }: HTMLAnchorElement): Promise<unknown> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });

/** Prefetches through the worker, which caches the page, for Safari (worker/fetched-ahead.ts). */
export async function byWorker({ href }: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(href.replace(/#.*/, ''), { headers: { [AHEAD_HEADER]: '1' } });
  await answer.arrayBuffer();
}
