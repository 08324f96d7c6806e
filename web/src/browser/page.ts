// The script of every page. Enhances the server HTML and defines the custom element of islands; the islands load React
// later.

import { watchOutsideMedia } from '../features/consent/outside-media.browser.ts';
import './older-browsers.ts';
import { watchPixel } from '../features/analytics/pixel.browser.ts';
import { watchConsent } from '../features/consent/consent.browser.ts';
import { watchFailures } from '../features/failures/failures.browser.ts';
import { watchStoredDisplay } from '../features/filter/stored-display.browser.ts';
import { startDrafts } from '../features/forms/drafts.browser.ts';
import { watchLatestLocation } from '../features/navigation/latest-location.browser.ts';
import { watchLeftFocus } from '../features/navigation/left-focus.browser.ts';
import { watchNearLinks } from '../features/navigation/near-links.browser.ts';
import { watchPressedCard } from '../features/navigation/pressed-card.browser.ts';
import { watchScrollPosition } from '../features/navigation/scroll-position.browser.ts';
import { watchSiteWorker } from '../features/offline/site-worker.browser.ts';
import { watchEditor } from '../features/preview/editor.browser.ts';
import { watchPrint } from '../features/print/print.browser.ts';
import { watchRenewal } from '../features/renewal/renewal.browser.ts';
import { watchSaves } from '../features/saved-items/saves.browser.ts';
import { watchSearchForm } from '../features/search/search-form.browser.ts';
import { watchShares } from '../features/share/share.browser.ts';
import { watchUrgent } from '../features/urgent/urgent.browser.ts';
import { measureVisit } from '../features/visits/visits.browser.ts';
import { defineIslands } from '../islands/start-islands.ts';
import { watchAnnouncement } from '../layout/header/announcement.browser.ts';
import { watchMenu } from '../layout/header/menu.browser.ts';
import { watchAuthors } from '../pages/authors/authors.browser.ts';
import { fetchReadingFont } from '../ui/late-fonts.ts';
import { startParts, watchParts } from './parts.ts';

/** Loads the script of «Waar woon je?» and passes it to `then`. Returns `false` if the page lacks that form. */
function withTown(then: (town: typeof import('../features/town/town.browser.ts')) => void): unknown {
  return (
    document.querySelector('form[data-town]') !== null &&
    import('../features/town/town.browser.ts').then(then)
  );
}

/**
 * Functions that start the page's enhancements. If one fails, the others still start. A function returns `false` if it
 * has nothing to do.
 */
const WATCHES: Readonly<Record<string, () => unknown>> = {
  failures: watchFailures,
  // Must run before other scripts change static markup.
  renewal: watchRenewal,
  islands: defineIslands,
  menu: watchMenu,
  announcement: watchAnnouncement,
  urgent: watchUrgent,
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
  storedDisplay: watchStoredDisplay,
  scrollPosition: () => watchScrollPosition((at) => withTown((town) => town.storeTown(at))),
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

/** The enhancements of a hall screen. It has no visitor, so consent, saved items and prefetching do not run there. */
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
  // Stylesheets show a button only once its script runs: `:root[data-works~="print"] .print`.
  document.documentElement.dataset.works = works.join(' ');
}

// The app shell is empty at first; browser/offline.ts calls `startPage` once it has drawn the page.
if (document.documentElement.dataset.page !== 'app-shell') startPage();
