// First of all styles: here stands in which order the layers of all others count, as in document/Document.tsx.
import '../ui/styles/tokens.css';
import '../ui/styles/colours.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pathAsked } from '../domain/device/on-device.ts';
import { answerFromDownloads } from '../features/offline/ask-data.ts';
import styles from '../layout/header/Header.module.css';
import { NotOnDevice } from '../pages/status/NotOnDevice.tsx';
import { answerOnDevice } from './device/device-answers.ts';
import { type DevicePage, pageOnDevice } from './device/device-pages.ts';
import { createDeviceData, programmeTime, standWords } from './device/device-stand.ts';
import { componentOf } from './offline-pages.ts';

/**
 * Draws the page at the address of this document in its `<main>`, of what the device took along, and says of when that is. Tells
 * whether it could: without the programme it draws nothing.
 */
export async function drawOffline(main: Element): Promise<boolean> {
  const { dataset } = document.documentElement;
  const { stand: askStand, texts } = createDeviceData(dataset.build ?? '');
  const stand = await askStand();
  if (stand === undefined) return false;
  const deviceNow = new Date();
  const { programme: device } = stand;
  answerFromDownloads(async (path) => answerOnDevice(device, path));

  const page = await pageHere((url) =>
    pageOnDevice({ device, texts, url, now: programmeTime(stand, deviceNow) }),
  );
  if (page) {
    // What runs on every page knows by it which page this is.
    dataset.page = page.kind;
    const { Page, data } = await componentOf(page);
    draw(main, <Page {...data} />);
  } else draw(main, <NotOnDevice />);
  document.title = `${main.querySelector('h1')?.textContent ?? ''} | Boektopia`;
  dressHeader(page?.data, standWords(stand, deviceNow));
  const anchor = window.location.hash.slice(1);
  if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  return true;
}

/** An address leads on to another one, and that seldom once more. */
const MOST_STEPS = 4;

/** The page at the address of this document, as the site writes it, or where that leads on to: the address is that one then. */
async function pageHere(ask: (url: URL) => ReturnType<typeof pageOnDevice>): Promise<DevicePage | undefined> {
  const { href, pathname, search, hash } = window.location;
  let url = new URL(pathAsked(pathname) + search + hash, href);
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

/** Draws in the page; where that fails, that the page is not there. */
function draw(main: Element, page: ReactNode): void {
  const root = createRoot(main, {
    onUncaughtError: (error) => {
      console.error(error);
      queueMicrotask(() => createRoot(main).render(<NotOnDevice />));
    },
  });
  flushSync(() => root.render(page));
}

/** Gives the header the colour of the page, and says in it of when the page is. */
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
