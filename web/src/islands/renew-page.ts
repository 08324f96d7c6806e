import { timeoutSignal } from '../domain/timeout-signal.ts';
import { IslandElement } from './start-islands.ts';

/** How long a document is waited for, in ms. */
const TIMEOUT_MS = 20_000;

/** A newer document of a page, or why there is none: another build of the site answered, or no page came. */
type Answer = { page: Document; headers: Headers } | 'other build' | 'failed';

/** How a renewal went; `left` means that the visitor went to another address meanwhile. */
export type Renewal = Extract<Answer, object> | 'other build' | 'failed' | 'left';

/**
 * Fetches the document at an address. An error page, the login page of a network and a page of another build, whose islands this
 * page has no code for, are no answer.
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

/** Asks the server for the document of this page at another address; `undefined` where none came that this page can show. */
export async function askDocument(address: string): Promise<Document | undefined> {
  const answer = await fetchPage(address);
  return typeof answer === 'object' ? answer.page : undefined;
}

/**
 * Gives every island of this page what the same island has in a newer document of the page. React changes only what differs,
 * so that focus and scroll stay.
 */
function renewIslands(newer: Document): void {
  const islands = [...newer.querySelectorAll('is-land')];
  for (const shown of document.querySelectorAll('is-land')) {
    const same = islands.findIndex((one) => one.getAttribute('name') === shown.getAttribute('name'));
    const [island] = same < 0 ? [] : islands.splice(same, 1);
    if (island && shown instanceof IslandElement) shown.renew(island);
  }
}

/** Fetches this page again and shows what has changed in its islands. Never rejects. */
export async function renewPage(): Promise<Renewal> {
  const { pathname, search } = window.location;
  const answer = await fetchPage(pathname + search);
  // Its islands show another address by now.
  if (pathname + search !== window.location.pathname + window.location.search) return 'left';
  if (typeof answer === 'object') renewIslands(answer.page);
  return answer;
}
