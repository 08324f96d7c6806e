import { AHEAD_HEADER } from '../../domain/pages/offline.ts';

// Two ways to prefetch the page behind a link without speculation rules. Each resolves when the fetch has ended.

/** Prefetches through `<link rel="prefetch">`. */
export const byLink = ({ href }: HTMLAnchorElement): Promise<unknown> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });

/** Prefetches through the service worker, which caches the page (worker/fetched-ahead.ts). Safari needs this. */
export async function byWorker({ href }: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(href.replace(/#.*/, ''), { headers: { [AHEAD_HEADER]: '1' } });
  await answer.arrayBuffer();
}
