import { type AddressKind, addressKindOf } from '../domain/pages/address-kind.ts';
import type { PageContent } from '../domain/pages/page.ts';
import { storyPath } from '../domain/pages/paths.ts';
import type { ShareImage } from '../domain/pages/share-image.ts';
import type { Content, PageRequest } from '../ports.ts';
import { authorPage } from './author/load.ts';
import { authorsPage } from './authors/load.ts';
import { bookletPage } from './booklet/load.ts';
import { bookstoresPage } from './bookstores/load.ts';
import { editionPage } from './edition/load.ts';
import { editionsPage } from './editions/load.ts';
import { experiencePage } from './experience/load.ts';
import { genericPage } from './generic/load.ts';
import { homePage } from './home/load.ts';
import { livePage } from './live/load.ts';
import { nowPage } from './now/load.ts';
import { onTourPage, onTourTownPage } from './on-tour/load.ts';
import { overviewPage } from './overview/load.ts';
import { savedItemsPage } from './pile/load.ts';
import { programmePage } from './programme/load.ts';
import { programmeDayPage } from './programme-day/load.ts';
import { programmeTextPage } from './programme-text/load.ts';
import { searchPage } from './search/load.ts';
import { signingPage } from './signing/load.ts';
import type { StoryRequest } from './story-parts.ts';
import { onTourExperiencePage, uitEventMovedPage, uitEventPage } from './tour-experience/load.ts';
import { uitEventsPage } from './uit-events/load.ts';

/** The functions that load one kind of page on the server. */
type PageEntry = {
  /** Loads the page's data, with the parameters of its address. */
  load: (request: PageRequest, params: never) => Promise<unknown>;
  /** Returns the content of the page's share image. Link previews of a page without one show the festival's poster. */
  shareImage?: (question: StoryRequest) => Promise<ShareImage | undefined>;
  /** Loads the content of a page, for an endpoint that serves one block of it, such as an embed in its frame. */
  content?: (cms: Content, slug: string) => Promise<PageContent | undefined>;
};

/** The pages of the site by kind (docs/architecture.md). The compiler reports a missing kind. */
export const PAGES = {
  home: homePage,
  programme: programmePage,
  programmeText: programmeTextPage,
  programmeDay: programmeDayPage,
  experience: experiencePage,
  onTour: onTourPage,
  onTourTown: onTourTownPage,
  onTourExperience: onTourExperiencePage,
  uitEvent: uitEventPage,
  uitEventMoved: uitEventMovedPage,
  uitEvents: uitEventsPage,
  overview: overviewPage,
  bookstores: bookstoresPage,
  authors: authorsPage,
  author: authorPage,
  edition: editionPage,
  editions: editionsPage,
  signing: signingPage,
  search: searchPage,
  live: livePage,
  now: nowPage,
  pile: savedItemsPage,
  booklet: bookletPage,
  generic: genericPage,
} satisfies Record<AddressKind, PageEntry>;

/** Returns the content of a page's share image; `undefined` for a page without one. */
export async function shareImageAt(question: StoryRequest): Promise<ShareImage | undefined> {
  const entry: PageEntry = PAGES[addressKindOf(question.path)];
  return entry.shareImage?.(question);
}

/**
 * Loads the content of the page with this slug, for an endpoint that serves one block of it; `undefined` without a
 * page.
 */
export async function contentOf(source: Content, slug: string): Promise<PageContent | undefined> {
  const entry: PageEntry = PAGES[addressKindOf(storyPath(slug))];
  return entry.content?.(source, slug);
}
