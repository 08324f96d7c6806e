import type { Archived } from './domain/edition/archived.ts';
import type { Edition } from './domain/edition/edition.ts';
import type { UitEvent, UitEventDetail, UitLabel } from './domain/events/uit-event.ts';
import type { ImageRequest } from './domain/images/image-request.ts';
import type { ArticleSummary } from './domain/pages/article-summary.ts';
import type { FindingsReport } from './domain/pages/content-findings.ts';
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

// The interfaces through which pages and endpoints use the server. `server/ports.ts` implements them; `site.ts` does
// not depend on the implementation.

/**
 * The content system. A query returns `undefined` if nothing is found, and rejects with `Unavailable`
 * (`http/unavailable.ts`) if there is neither a response nor a cached copy.
 */
export type Content = {
  frame(): Promise<SiteFrameContent>;
  home(): Promise<HomePage | undefined>;
  experienceBySlug(slug: string): Promise<Experience | undefined>;
  /** Returns an activity of the tour. Its one story contains both the experience and its only item. */
  onTourBySlug(slug: string): Promise<{ experience: Experience; item: ProgrammeItem } | undefined>;
  /** Returns an ordinary page: a news article, a hotspot, a bookstore or a text page. */
  pageBySlug(slug: string): Promise<GenericPage | undefined>;
  /** Returns the slides of a hall screen. */
  liveSlides(slug: string): Promise<readonly LiveSlide[] | undefined>;
  /** Returns all editions of the festival, oldest first. */
  editions(): Promise<readonly Edition[]>;
  /** Returns the days of the edition that is current at `now`, sorted by date. */
  festivalDays(now: Date): Promise<readonly FestivalDay[]>;
  /** Returns the whole programme of the edition that is current at `now`, sorted by start. */
  programmeItems(now: Date): Promise<readonly ProgrammeItem[]>;
  /**
   * Returns the whole programme of an edition, sorted by start. If the edition is not current at `now`, no item has the
   * status «nieuw».
   */
  itemsOfEdition(edition: Edition, now: Date): Promise<readonly ProgrammeItem[]>;
  /** Returns the items of all editions before the one that is current at `now`, of the festival and the tour. */
  earlierItems(now: Date): Promise<readonly ProgrammeItem[]>;
  /** Returns the experiences and authors that only editions before the one that is current at `now` contain. */
  archived(now: Date): Promise<Archived>;
  /** Returns the items of the edition that is current at `after` that start after that time, sorted by start. */
  upcomingItems(after: Date): Promise<readonly ProgrammeItem[]>;
  /** Returns all items of an experience in all editions, sorted by start. */
  itemsOfExperience(uuid: string, now: Date): Promise<readonly ProgrammeItem[]>;
  /** Returns a day with the complete programme of its edition. */
  dayProgramme(day: Day, now: Date): Promise<DayProgramme>;
  /** Returns the path of the hall plan and the stages on it; `undefined` without a plan. */
  stagesOfPlan(): Promise<HallPlan | undefined>;
  /** Returns the pages that an overview lists, in the order that the overview prescribes. */
  articles(overview: Pick<Overview, 'kind' | 'order'>): Promise<readonly ArticleSummary[]>;
  /** Returns the options of the programme filters, sorted by title. */
  filterOptions(): Promise<FilterOptions<Facet>>;
  /** Returns the towns of the tour, sorted by title. */
  onTourLocations(): Promise<readonly Facet[]>;
  /** Returns the items of the whole tour around the edition that is current at `now`, sorted by start. */
  onTourItems(now: Date): Promise<readonly ProgrammeItem[]>;
  /** Returns all searchable pages, newest first. */
  searchDocuments(): Promise<readonly SearchDocument[]>;
  authors(): Promise<readonly Author[]>;
  /** Returns all experiences with their texts, sorted by title. */
  experiences(): Promise<readonly Experience[]>;
  publishers(): Promise<readonly ExperiencePublishers[]>;
  redirects(): Promise<readonly Redirect[]>;
  walkingTimes(): Promise<readonly WalkingTime[]>;
  /** Returns all published pages of the site, sorted by path. */
  publicPages(): Promise<readonly SitePage[]>;
  /**
   * Returns the system time since which the content may be outdated; `undefined` while it can be refetched. Considers
   * the programme that is current at `now`.
   */
  outdatedSince(now: Date): Promise<Date | undefined>;
  /** Computes a value from responses and caches it with them. */
  derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T;
  /** Makes the page depend only on the result of `select`, not on the complete responses that `select` reads. */
  trackSelection<T>(select: () => Promise<T>): Promise<T>;
  /** Marks the page as outdated from `instant` on. */
  expiresAt(instant: Date): void;
  /** Marks the page as outdated from the minute after `now`. */
  expiresEveryMinute(now: Date): void;
};

/** The events of UiTdatabank. A query rejects with `Unavailable` if there is neither a response nor a cached copy. */
export type Events = {
  /** Returns one page of the events, sorted by end, and its request time. Beyond the last page, it has no events. */
  eventsPage(page: number, label?: UitLabel): Promise<ListPage<UitEvent> & { requestedAt: Date }>;
  /** Returns all events of the list in order, with their request time. */
  allEvents(label?: UitLabel): Promise<{ items: readonly UitEvent[]; requestedAt: Date }>;
  /** Returns all events in the list, each with the text of its description. */
  eventsWithText(): Promise<readonly { event: UitEvent; text: string }[]>;
  eventById(id: string): Promise<UitEventDetail | undefined>;
  /** Returns the age of a response in whole minutes; `undefined` if it is so recent that pages do not show it. */
  outdatedMinutes(requestedAt: Date): number | undefined;
};

/** Accepts the forms that visitors submit. */
export type Submissions = {
  /** Stores a submission durably before it resolves. */
  accept(
    submission: Submission,
    sender: { address: string; idempotencyKey?: string },
  ): Promise<{ outcome: 'kept'; reference: string } | { outcome: 'limited'; retryAfterSeconds: number }>;
  confirmNewsletter(token: string): Promise<'confirmed' | 'invalid' | 'expired' | 'unavailable'>;
  lastCounts():
    | { waiting: number; delivered: number; refused: number; dead: number; ageMs: number }
    | undefined;
  /** Returns the reason why the site cannot store forms now; `undefined` if it can. */
  databaseProblem(): { check: 'database' | 'migrations'; message: string } | undefined;
};

/** The page for the team, with findings about the content. */
type Team = {
  /** Returns the state of the link with this token. `unknown`: this site did not sign it. */
  linkState(token: string): Promise<'open' | 'expired' | 'revoked' | 'unknown' | 'unavailable'>;
  /** Returns the state of the content check, and starts a check if content may have changed. */
  findings(): FindingsReport;
};

/** The clock for everything about the programme. A demo simulates its time. */
export type Clock = {
  now(): Date;
  /** Returns the current time for a request, rounded down to the minute. */
  minute(): Promise<Date>;
  isSimulated(): boolean;
  /** Returns how far the clock is ahead of the system clock, in ms. */
  aheadMs(): number;
};

/** The log and the metrics. */
export type Log = {
  requestError(request: Request, error: unknown): void;
  error(doing: string, error: unknown): void;
  pageFailure(page: string): void;
  islandFailure(island: string): void;
  /** Records the measurements of a visit: paint and interaction times are in s. */
  visit(page: string, figures: { largestPaint?: number; interaction?: number; layoutShift?: number }): void;
};

/** An editor's view of drafts. `editor` is the origin of the window that may frame the page. */
export type Preview = { session: string; editor: string };

/** Endpoints for editors and their content system. */
type Editors = {
  startPreview(url: URL): Promise<Response>;
  stopPreview(url: URL): Promise<Response>;
  receiveUnsaved(request: Request, preview: Preview | undefined): Promise<Response>;
  /** Returns the findings about the story of a previewed page. */
  previewFindings(url: URL, preview: Preview | undefined): Promise<Response>;
  receivePublication(request: Request): Promise<Response>;
};

/** A request for the share image of a page. */
export type WantedShareImage = {
  /** Identifies everything that the image shows: images with equal keys are equal. */
  key: string;
  /** Whether the content at the requested URL never changes. */
  immutable: boolean;
  cover?: { url: URL; size: { width: number; height: number }; focus?: { x: number; y: number } };
  /** Renders the image as SVG without text; `cover` is a data URL. */
  draw(cover?: string): Promise<string>;
};

/** Makes images. `visitor` is the network from which the request comes: the queues give each network turns. */
export type Images = {
  resized(wanted: ImageRequest, accept: string, visitor: string): Promise<Response>;
  shared(wanted: WantedShareImage, visitor: string): Promise<Response>;
  /** Whether this site signed the URL of an image. */
  isSigned(wanted: ImageRequest, signature: string | null): boolean;
};

/** The scripts and stylesheets of one kind of page. */
export type PageAssets = {
  /** The text of the stylesheet, which is inlined in the page; empty in development. */
  styles: string;
  /** The URLs of stylesheets to link to, in development only. */
  stylesheets: readonly string[];
  /** The scripts of every page. */
  scripts: readonly string[];
  /** Returns the script file of an island, by the island's name. */
  island(name: string): string;
};

/** Returns the files of a kind of page, by the name of the kind. */
export type AssetsOf = (kind: string) => PageAssets;

/** The content of one request: the published content, or the drafts of an editor's preview. */
export type RequestContent = { cms: Content; preview: Preview | undefined };

export type Ports = {
  /** Runs `next` with the content that the request may see. Rejects an editor's link that has expired. */
  withContent(
    request: Request,
    url: URL,
    next: (content: RequestContent) => Promise<Response>,
  ): Promise<Response>;
  /** The published content, even in a preview. */
  published: Content;
  /**
   * Returns the number of cached content responses, and when the oldest and the newest were requested, in ms of the
   * system clock.
   */
  contentAges(): { count: number; oldest?: number; newest?: number };
  events: Events;
  submissions: Submissions;
  team: Team;
  /** Whether this process stops. */
  isStopping(): boolean;
  clock: Clock;
  log: Log;
  editors: Editors;
  /** Opens the stream that notifies a hall screen of publications; `address` is the visitor's IP address. */
  publications: { open(visitor: string): Response };
  images: Images;
};

/** The Hono environment of the site. `build` names the build; `undefined` in development. */
export type SiteEnv = { Bindings: Ports & { build: string | undefined; assets: AssetsOf } };

/**
 * Data for a page's metadata: the canonical URL of the page, the origin of the site, and whether search engines may
 * index the page.
 */
export type SiteAddress = { canonical: string; origin: string; indexed: boolean };

/** The data of a request, and services for the page or endpoint that handles it. `now` is in whole minutes. */
export type PageRequest = Pick<Ports, 'events' | 'clock'> & {
  cms: Content;
  now: Date;
  url: URL;
  site: SiteAddress;
};
