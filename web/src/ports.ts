import type { UitEvent, UitEventDetail, UitLabel } from './domain/events/uit-event.ts';
import type { ImageRequest } from './domain/images/image-request.ts';
import type { ArticleSummary } from './domain/pages/article-summary.ts';
import type { Overview } from './domain/pages/overview.ts';
import type {
  Experience,
  ExperiencePublishers,
  FestivalDay,
  GenericPage,
  HomePage,
  SitePage,
} from './domain/pages/page.ts';
import type { ListPage } from './domain/pages/paging.ts';
import type { Redirect } from './domain/pages/redirect.ts';
import type { SiteFrameContent } from './domain/pages/site-frame.ts';
import type { Submission } from './domain/pages/submission.ts';
import type { Author } from './domain/programme/authors/author.ts';
import type { DayProgramme } from './domain/programme/day/day-view.ts';
import type { FilterOptions } from './domain/programme/filter/selection.ts';
import type { HallPlan } from './domain/programme/hall-plan.ts';
import type { LiveSlide } from './domain/programme/live/live-schedule.ts';
import type { Facet, ProgrammeItem } from './domain/programme/programme-item.ts';
import type { WalkingTime } from './domain/programme/walking.ts';
import type { SearchDocument } from './domain/search/search-hit.ts';
import type { Day } from './domain/time/brussels.ts';

// The interfaces that pages and endpoints use. `server/ports.ts` implements them; `site.ts` does not know how.

/**
 * The content system. `undefined` is «not found»; a query rejects with `Unavailable` (`http/unavailable.ts`) when
 * neither a response nor a cached copy is available.
 */
export type Content = {
  frame(): Promise<SiteFrameContent>;
  home(): Promise<HomePage | undefined>;
  experienceBySlug(slug: string): Promise<Experience | undefined>;
  /** An activity of the tour: experience and item in one. */
  onTourBySlug(slug: string): Promise<{ experience: Experience; item: ProgrammeItem } | undefined>;
  /** Any page that shows only its own content. */
  pageBySlug(slug: string): Promise<GenericPage | undefined>;
  /** The slides of a hall screen. */
  liveSlides(slug: string): Promise<readonly LiveSlide[] | undefined>;
  /** All days of the programme, by date. */
  festivalDays(): Promise<readonly FestivalDay[]>;
  /** The whole programme, by start. */
  programmeItems(): Promise<readonly ProgrammeItem[]>;
  /** Items that start after an instant, by start. */
  upcomingItems(after: Date): Promise<readonly ProgrammeItem[]>;
  /** Every item of an experience, by start. */
  itemsOfExperience(uuid: string): Promise<readonly ProgrammeItem[]>;
  /** A day with its complete programme. */
  dayProgramme(day: Day): Promise<DayProgramme>;
  /** The hall plan, without the page that shows it. */
  stagesOfPlan(): Promise<HallPlan | undefined>;
  /** The pages that an overview lists, in its order. */
  articles(overview: Pick<Overview, 'kind' | 'order'>): Promise<readonly ArticleSummary[]>;
  /** The options of the filters of the programme, by title. */
  filterOptions(): Promise<FilterOptions<Facet>>;
  /** The towns of the tour, by title. */
  onTourLocations(): Promise<readonly Facet[]>;
  /** The whole tour, by start. */
  onTourItems(): Promise<readonly ProgrammeItem[]>;
  /** Every searchable page, newest first. */
  searchDocuments(): Promise<readonly SearchDocument[]>;
  authors(): Promise<readonly Author[]>;
  /** Every experience with its text, by title. */
  experiences(): Promise<readonly Experience[]>;
  publishers(): Promise<readonly ExperiencePublishers[]>;
  redirects(): Promise<readonly Redirect[]>;
  walkingTimes(): Promise<readonly WalkingTime[]>;
  /** Every published page of the site, by path. */
  publicPages(): Promise<readonly SitePage[]>;
  /** Since when the shown content may be outdated, by the system clock; `undefined` while it can be refetched. */
  outdatedSince(): Promise<Date | undefined>;
  /** Computes a value from responses and caches it with them. */
  derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T;
  /** Makes the page depend on the result of `select` only, instead of on the complete responses that it reads. */
  trackSelection<T>(select: () => Promise<T>): Promise<T>;
  /** Marks the page as outdated from `instant` on. */
  expiresAt(instant: Date): void;
  /** Marks the page as showing minutes as of `now`. */
  expiresEveryMinute(now: Date): void;
};

/** UiTdatabank. Every query rejects with `Unavailable` when neither a response nor a cached copy is available. */
export type Events = {
  /** A page of the list, sorted by end of the events, and when it was fetched; empty beyond the last page. */
  eventsPage(page: number, label?: UitLabel): Promise<ListPage<UitEvent> & { requestedAt: Date }>;
  /** Every event of the list in order, and when it was fetched. */
  allEvents(label?: UitLabel): Promise<{ items: readonly UitEvent[]; requestedAt: Date }>;
  /** Every event of the list, with the text of its description. */
  eventsWithText(): Promise<readonly { event: UitEvent; text: string }[]>;
  eventById(id: string): Promise<UitEventDetail | undefined>;
  /** The age of a response in whole minutes, if it is so old that visitors are told; else `undefined`. */
  outdatedMinutes(requestedAt: Date): number | undefined;
};

/** Forms that visitors send. */
export type Submissions = {
  /** Stores a submission durably before it resolves. */
  accept(
    submission: Submission,
    sender: { address: string; idempotencyKey?: string },
  ): Promise<{ outcome: 'kept'; reference: string } | { outcome: 'limited'; retryAfterSeconds: number }>;
  confirmNewsletter(token: string): Promise<'confirmed' | 'invalid' | 'expired' | 'unavailable'>;
  lastCounts(): { waiting: number; delivered: number; dead: number; ageMs: number } | undefined;
};

/** The clock for everything about the programme; simulated in a demo. */
export type Clock = {
  now(): Date;
  /** The current time of one request, in whole minutes. */
  minute(): Promise<Date>;
  isSimulated(): boolean;
  /** How far it is ahead of the system clock, in ms. */
  aheadMs(): number;
};

/** The log and the metrics. */
export type Log = {
  requestError(request: Request, error: unknown): void;
  error(doing: string, error: unknown): void;
  pageFailure(page: string): void;
  islandFailure(island: string): void;
  /** Records a page view: paint and interaction times in s. */
  visit(page: string, figures: { largestPaint?: number; interaction?: number; layoutShift?: number }): void;
};

/** An editor's view of drafts. `editor` is the origin of the window that may frame the page. */
export type Preview = { session: string; editor: string };

/** Endpoints for editors and their content system. */
type Editors = {
  startPreview(url: URL): Promise<Response>;
  stopPreview(url: URL): Promise<Response>;
  receiveUnsaved(request: Request, preview: Preview | undefined): Promise<Response>;
  receivePublication(request: Request): Promise<Response>;
};

/** The image of a shared link. */
export type WantedShareImage = {
  /** Identifies everything that is drawn: an equal key is an equal image. */
  key: string;
  /** Whether the content of this address never changes. */
  immutable: boolean;
  cover?: { url: URL; size: { width: number; height: number }; focus?: { x: number; y: number } };
  /** Renders the image as SVG without text; `cover` is a data URL. */
  draw(cover?: string): Promise<string>;
};

export type Images = {
  resized(wanted: ImageRequest, accept: string, visitor: string): Promise<Response>;
  shared(wanted: WantedShareImage): Promise<Response>;
  /** Whether this site signed the address of an image. */
  isSigned(wanted: ImageRequest, signature: string | null): boolean;
};

/** The files of one kind of page. */
export type PageAssets = {
  /** The text of its stylesheet, which is inlined in the page; empty in development. */
  styles: string;
  /** The stylesheets that it links to; in development only. */
  stylesheets: readonly string[];
  /** The scripts of every page. */
  scripts: readonly string[];
  /** The file of an island, by the island's name. */
  island(name: string): string;
};

/** Returns the files of a kind of page by its name. */
export type AssetsOf = (kind: string) => PageAssets;

/** The content of one request: the published content, or the drafts of an editor's preview. */
export type RequestContent = { cms: Content; preview: Preview | undefined };

export type Ports = {
  /** Runs `next` with the content of a request. Rejects an editor's link that has expired. */
  withContent(
    request: Request,
    url: URL,
    next: (content: RequestContent) => Promise<Response>,
  ): Promise<Response>;
  /** The published content, also in a preview. */
  published: Content;
  /** The number of cached content responses, and when the oldest and newest were fetched, in ms of the system clock. */
  contentAges(): { count: number; oldest?: number; newest?: number };
  events: Events;
  submissions: Submissions;
  clock: Clock;
  log: Log;
  editors: Editors;
  /** Opens the stream that notifies a hall screen of publications; `address` is the visitor's. */
  publications: { open(address: string): Response };
  images: Images;
};

/** The Hono environment of the site. `build` names the build; `undefined` in development. */
export type SiteEnv = { Bindings: Ports & { build: string | undefined; assets: AssetsOf } };

/** How a page describes its own address: its canonical URL, and whether search engines may index it. */
export type SiteAddress = { canonical: string; origin: string; indexed: boolean };

/** What pages and endpoints may use of a request. `now` is its current time, in whole minutes. */
export type PageRequest = Pick<Ports, 'events' | 'clock'> & {
  cms: Content;
  now: Date;
  url: URL;
  site: SiteAddress;
};
