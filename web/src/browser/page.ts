// The script of every page: what the platform does not do by itself. No React.

import { watchOutsideMedia } from '../features/consent/outside-media.browser.ts';
import './older-browsers.ts';
import { watchPixel } from '../features/analytics/pixel.browser.ts';
import { watchConsent } from '../features/consent/consent.browser.ts';
import { watchFailures } from '../features/failures/failures.browser.ts';
import { watchKeptDisplay } from '../features/filter/kept-display.browser.ts';
import { startDrafts } from '../features/forms/drafts.browser.ts';
import { watchKeptPlace } from '../features/navigation/kept-place.browser.ts';
import { watchLatestLocation } from '../features/navigation/latest-location.browser.ts';
import { watchLeftFocus } from '../features/navigation/left-focus.browser.ts';
import { watchNearLinks } from '../features/navigation/near-links.browser.ts';
import { watchPressedCard } from '../features/navigation/pressed-card.browser.ts';
import { watchSiteWorker } from '../features/offline/site-worker.browser.ts';
import { watchSaves } from '../features/pile/saves.browser.ts';
import { watchEditor } from '../features/preview/editor.browser.ts';
import { watchPrint } from '../features/print/print.browser.ts';
import { watchRenewal } from '../features/renewal/renewal.browser.ts';
import { watchSearchForm } from '../features/search/search-form.browser.ts';
import { watchShares } from '../features/share/share.browser.ts';
import { measureVisit } from '../features/visits/visits.browser.ts';
import { defineIslands } from '../islands/start-islands.ts';
import { watchAnnouncement } from '../layout/header/announcement.browser.ts';
import { watchMenu } from '../layout/header/menu.browser.ts';
import { watchAuthors } from '../pages/authors/authors.browser.ts';
import { fetchReadingFont } from '../ui/late-fonts.ts';
import { startParts, watchParts } from './parts.ts';

/** Calls `then` with the script of «Waar woon je?», on a page that asks that; else `false`. */
function withTown(then: (town: typeof import('../features/town/town.browser.ts')) => void): unknown {
  return (
    document.querySelector('form[data-town]') !== null &&
    import('../features/town/town.browser.ts').then(then)
  );
}

/** Each starts by itself: one that fails costs the page only what it does. One that has nothing to do here returns `false`. */
const WATCHES: Readonly<Record<string, () => unknown>> = {
  failures: watchFailures,
  // Before the others change what is static.
  renewal: watchRenewal,
  islands: defineIslands,
  menu: watchMenu,
  announcement: watchAnnouncement,
  saves: watchSaves,
  consent: watchConsent,
  shares: watchShares,
  print: watchPrint,
  media: watchOutsideMedia,
  parts: watchParts,
  drafts: startDrafts,
  searchForm: watchSearchForm,
  authors: watchAuthors,
  town: () => withTown((town) => town.watchTown()),
  keptDisplay: watchKeptDisplay,
  keptPlace: () => watchKeptPlace((at) => withTown((town) => town.keepTown(at))),
  leftFocus: watchLeftFocus,
  latestLocation: watchLatestLocation,
  nearLinks: watchNearLinks,
  pressedCard: watchPressedCard,
  worker: watchSiteWorker,
  editor: () => watchEditor(startParts),
  pixel: watchPixel,
  visits: measureVisit,
  fonts: fetchReadingFont,
};

/** Nobody stands at the display in the hall: nothing of consent, of places to go back to or of pages to come runs there. */
const IN_THE_HALL = ['failures', 'islands', 'editor', 'visits'];

export function startPage(): void {
  const isInHall = document.documentElement.dataset.page === 'live';
  const works = (isInHall ? IN_THE_HALL : Object.keys(WATCHES)).filter((name) => {
    try {
      return WATCHES[name]?.() !== false;
    } catch (error) {
      reportError(error);
      return false;
    }
  });
  // Style sheets show a button that needs a script once that script is at work: `:root[data-works~="print"] .print`.
  document.documentElement.dataset.works = works.join(' ');
}

// In the frame of pages without a network there is nothing yet: its own script starts it (browser/offline.ts).
if (document.documentElement.dataset.page !== 'app-shell') startPage();
