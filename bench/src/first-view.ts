import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { packed, partsOf } from '../../e2e/support/page-weight.ts';
import { LINE, withPhone } from './phone.ts';

/** How long what the page fetches by itself is counted after it was loaded, in ms. */
const AFTERWARDS_MS = 5_000;

/** What one first view is sent without a touch: bytes without headers as they were sent, and numbers of requests. */
export type FirstView = {
  html: number;
  /** Where they stand in the document too. */
  styles: number;
  scripts: number;
  fonts: number;
  pictures: number;
  /** Answers that a script asked for: what the filter needs, pages that are fetched ahead. */
  data: number;
  scriptFiles: number;
  scriptsBeforePaint: number;
  requestsBeforePaint: number;
};

type Sort = 'html' | 'styles' | 'scripts' | 'fonts' | 'pictures' | 'data';
type Sent = { sort: Sort; askedAt: number; bytes: number };

/** Opens a page in Chromium on Lighthouse's line and counts until five seconds after it was loaded. */
export function firstView(browser: Browser, url: string): Promise<FirstView> {
  return withPhone(browser, async ({ page, devtools }) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    const sent = watchNetwork(devtools);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await setTimeout(AFTERWARDS_MS);
    const paintedAt = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime;
    });
    if (paintedAt === undefined) throw new Error(`nothing was painted of ${url}`);
    const all = [...sent.values()];
    const sum = (sort: Sort) =>
      all.filter((one) => one.sort === sort).reduce((total, { bytes }) => total + bytes, 0);
    const before = all.filter(({ askedAt }) => askedAt < paintedAt);
    const html = Math.round(sum('html') * (await shareWithoutStyles((await response?.text()) ?? '')));
    return {
      html,
      styles: sum('styles') + sum('html') - html,
      scripts: sum('scripts'),
      fonts: sum('fonts'),
      pictures: sum('pictures'),
      data: sum('data'),
      scriptFiles: all.filter(({ sort }) => sort === 'scripts').length,
      scriptsBeforePaint: before.filter(({ sort }) => sort === 'scripts').length,
      requestsBeforePaint: before.length,
    };
  });
}

/** What part of a compressed document is left without the styles that stand in it. */
async function shareWithoutStyles(source: string): Promise<number> {
  const { html } = partsOf(source);
  return (await packed(html)) / Math.max(1, await packed(source));
}

/** Notes every request of a page from now on, when it was asked in ms since 1970, and what of its body was sent. */
function watchNetwork(devtools: CDPSession): ReadonlyMap<string, Sent> {
  const sent = new Map<string, Sent>();
  const headers = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    const isPage = type === 'Document' && sent.size === 0;
    sent.set(requestId, {
      sort: isPage ? 'html' : sortOf(request.url, type),
      askedAt: wallTime * 1_000,
      bytes: 0,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
    // It was sent once, and counted then.
    if (response.fromDiskCache || response.fromPrefetchCache) sent.delete(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  return sent;
}

function sortOf(url: string, type = 'Other'): Sort {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'scripts';
  if (pathname.endsWith('.css')) return 'styles';
  if (pathname.endsWith('.woff2')) return 'fonts';
  return type === 'Image' || /^\/beeld$|\.(?:svg|png|ico)$/.test(pathname) ? 'pictures' : 'data';
}
