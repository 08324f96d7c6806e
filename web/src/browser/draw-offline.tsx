// Keep this import first: it sets the order of cascade layers for all stylesheets, as in document/Document.tsx.
import '../ui/styles/tokens.css';
import '../ui/styles/colours.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { normalizedPath } from '../domain/offline/available-offline.ts';
import { decodedPart } from '../domain/parsed-url.ts';
import { respondFromDownloads } from '../features/offline/fetch-data.ts';
import styles from '../layout/header/Header.module.css';
import { NotAvailableOffline } from '../pages/status/NotAvailableOffline.tsx';
import { offlineResponse } from './offline/offline-responses.ts';
import { type OfflinePage, offlinePage } from './offline/page-data.ts';
import { createOfflineData, programmeTime, snapshotWords } from './offline/snapshot.ts';
import { componentOf } from './offline-pages.ts';

/**
 * Draws the page at this document's address into its `<main>` from offline data, with the snapshot time in the header.
 * Resolves to false, without drawing, if no offline data were downloaded.
 */
export async function drawOffline(main: Element): Promise<boolean> {
  const { dataset } = document.documentElement;
  const { snapshot: readSnapshot, texts } = createOfflineData(dataset.build ?? '');
  const snapshot = await readSnapshot();
  if (snapshot === undefined) return false;
  const deviceNow = new Date();
  const { programme: offline } = snapshot;
  respondFromDownloads(async (path) => offlineResponse(offline, path));

  const page = await pageHere((url) =>
    offlinePage({ offline, texts, url, now: programmeTime(snapshot, deviceNow) }),
  );
  if (page) {
    // The page's scripts read the kind of page from this attribute.
    dataset.page = page.kind;
    const { Page, data } = await componentOf(page);
    draw(main, <Page {...data} />);
  } else draw(main, <NotAvailableOffline />);
  document.title = `${main.querySelector('h1')?.textContent ?? ''} | Boektopia`;
  dressHeader(page?.data, snapshotWords(snapshot, deviceNow));
  const anchor = decodedPart(window.location.hash.slice(1));
  if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  return true;
}

/** The maximum number of redirects to follow. More than two are rare. */
const MOST_STEPS = 4;

/** Returns the page at this document's address from offline data. Follows redirects and updates the address bar. */
async function pageHere(ask: (url: URL) => ReturnType<typeof offlinePage>): Promise<OfflinePage | undefined> {
  const { href, pathname, search, hash } = window.location;
  let url = new URL(normalizedPath(pathname) + search + hash, href);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const answer = await ask(url);
    if (answer && 'to' in answer) {
      url = new URL(answer.to, url);
      continue;
    }
    if (url.href !== href) window.history.replaceState(window.history.state, '', url);
    return answer;
  }
  return undefined;
}

/** Renders the page; if rendering fails, shows that the page is not available offline. */
function draw(main: Element, page: ReactNode): void {
  const root = createRoot(main, {
    onUncaughtError: (error) => {
      console.error(error);
      queueMicrotask(() => createRoot(main).render(<NotAvailableOffline />));
    },
  });
  flushSync(() => root.render(page));
}

/** Gives the header the colour of the page, and inserts the snapshot time (`words`) at the top of the header. */
function dressHeader(data: object | undefined, words: string): void {
  const header = document.querySelector('header');
  const colour = data && 'pageColour' in data ? data.pageColour : undefined;
  if (header && typeof colour === 'string') header.dataset.colour = colour;
  const said = Object.assign(document.createElement('p'), {
    className: styles.announcement,
    textContent: words,
  });
  header?.prepend(said);
}
