import { timeoutSignal } from '../domain/timeout-signal.ts';
import { IslandElement } from './start-islands.ts';

/** The timeout for fetching a document, in ms. */
const TIMEOUT_MS = 20_000;

/** A newer document of the page, or why there is none: the site runs another build, or the request failed. */
type Answer = { page: Document; headers: Headers } | 'other build' | 'failed';

/** The result of a renewal. `left`: the page's URL changed during the request. */
export type Renewal = Extract<Answer, object> | 'other build' | 'failed' | 'left';

/**
 * Fetches the document at an address. Fails for error pages and captive portals. Does not return a page of another
 * build, because the open page lacks the code of that build's islands.
 */
async function fetchPage(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: timeoutSignal(TIMEOUT_MS) });
    if (!response.ok) return 'failed';
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const [shown, given] = [document.documentElement.dataset, page.documentElement.dataset];
    if (given.page !== shown.page) return 'failed';
    return given.build === shown.build ? { page, headers: response.headers } : 'other build';
  } catch {
    return 'failed';
  }
}

/** Fetches another URL's document of this page; returns `undefined` if that fails or if another build responds. */
export async function fetchDocument(address: string): Promise<Document | undefined> {
  const answer = await fetchPage(address);
  return typeof answer === 'object' ? answer.page : undefined;
}

/** Passes the props from a newer document to the islands of this page. React keeps focus and scroll position. */
function renewIslands(newer: Document): void {
  const islands = [...newer.querySelectorAll('is-land')];
  for (const shown of document.querySelectorAll('is-land')) {
    const same = islands.findIndex((one) => one.getAttribute('name') === shown.getAttribute('name'));
    const [island] = same < 0 ? [] : islands.splice(same, 1);
    if (island && shown instanceof IslandElement) shown.renew(island);
  }
}

/** Refetches this page and updates its islands. Never rejects. */
export async function renewPage(): Promise<Renewal> {
  const { pathname, search } = window.location;
  const answer = await fetchPage(pathname + search);
  // If the address changed during the request, the islands already show the new address.
  if (pathname + search !== window.location.pathname + window.location.search) return 'left';
  if (typeof answer === 'object') renewIslands(answer.page);
  return answer;
}
