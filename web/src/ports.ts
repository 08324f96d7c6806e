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

// The types of what pages and endpoints ask for. `server/ports.ts` fills them in; `site.ts` never knows with what.

/**
 * The content system. `undefined` is «not found»; a query rejects with `Unavailable` (`http/unavailable.ts`) when no answer can
 * be had.
 */
export type Content = {
  frame(): Promise<SiteFrameContent>;
  home(): Promise<HomePage | undefined>;
  experienceBySlug(slug: string): Promise<Experience | undefined>;
  /** An activity of the tour: experience and item in one. */
  onTourBySlug(slug: string): Promise<{ experience: Experience; item: ProgrammeItem } | undefined>;
  /** Any page that is shown by its content alone. */
  pageBySlug(slug: string): Promise<GenericPage | undefined>;
  /** The slides of a hall screen. */
  liveSlides(slug: string): Promise<readonly LiveSlide[] | undefined>;
  /** All days of the programme, by date. */
  festivalDays(): Promise<readonly FestivalDay[]>;
  /** The whole programme, by start. */
  programmeItems(): Promise<readonly ProgrammeItem[]>;
  /** What starts after an instant, by start. */
  upcomingItems(after: Date): Promise<readonly ProgrammeItem[]>;
  /** Every item of an experience, by start. */
  itemsOfExperience(uuid: string): Promise<readonly ProgrammeItem[]>;
  /** A day with everything on it. */
  dayProgramme(day: Day): Promise<DayProgramme>;
  /** The plan of the hall, without the page that shows it. */
  stagesOfPlan(): Promise<HallPlan | undefined>;
  /** The pages that an overview lists, in its order. */
  articles(overview: Pick<Overview, 'kind' | 'order'>): Promise<readonly ArticleSummary[]>;
  /** The options of the filters of the programme, by title. */
  filterOptions(): Promise<FilterOptions<Facet>>;
  /** The towns of the tour, by title. */
  onTourLocations(): Promise<readonly Facet[]>;
  /** The whole tour, by start. */
  onTourItems(): Promise<readonly ProgrammeItem[]>;
  /** Every page that search can find, the newest first. */
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
  /** A value computed from answers, cached with them. */
  derive<T>(key: string, from: readonly unknown[], compute: (before: T | undefined) => T): T;
  /** Makes the page depend on what `select` returns, rather than on the whole answers that it reads. */
  trackSelection<T>(select: () => Promise<T>): Promise<T>;
  /** Notes that the page says something that is over at `instant`. */
  expiresAt(instant: Date): void;
  /** Notes that the page shows minutes as of `now`. */
  expiresEveryMinute(now: Date): void;
};

/** UiTdatabank. Every query rejects with `Unavailable` when no answer can be had. */
export type Events = {
  /** A page of the list, by the end of the events, and when it was fetched; one beyond the last page is empty. */
  eventsPage(page: number, label?: UitLabel): Promise<ListPage<UitEvent> & { askedAt: Date }>;
  /** Every event of the list in its order, and when it was fetched. */
  allEvents(label?: UitLabel): Promise<{ items: readonly UitEvent[]; askedAt: Date }>;
  /** Every event of the list, with the words of its description. */
  toldEvents(): Promise<readonly { event: UitEvent; text: string }[]>;
  eventById(id: string): Promise<UitEventDetail | undefined>;
  /** The age of an answer in whole minutes, if it is so old that visitors are told. */
  outdatedMinutes(askedAt: Date): number | undefined;
};

/** What visitors send. */
export type Submissions = {
  /** Stores a submission durably before it resolves. */
  accept(
    submission: Submission,
    sender: { address: string; idempotencyKey?: string },
  ): Promise<{ outcome: 'kept'; reference: string } | { outcome: 'limited'; retryAfterSeconds: number }>;
  confirmNewsletter(token: string): Promise<'confirmed' | 'invalid' | 'expired' | 'unavailable'>;
  lastCounts(): { waiting: number; delivered: number; dead: number; ageMs: number } | undefined;
};

/** The clock by which the site judges, which a demo simulates. */
export type Clock = {
  now(): Date;
  /** The whole minute by which one request judges. */
  minute(): Promise<Date>;
  isSimulated(): boolean;
  /** How far it runs ahead of the system clock, in ms. */
  aheadMs(): number;
};

/** The log and the metrics. */
export type Log = {
  requestError(request: Request, error: unknown): void;
  error(doing: string, error: unknown): void;
  pageFailure(page: string): void;
  islandFailure(island: string): void;
  /** One visit: paint and interaction in seconds. */
  visit(page: string, figures: { largestPaint?: number; interaction?: number; layoutShift?: number }): void;
};

/** An editor's view of drafts. `editor` is the origin of the window that may frame the page. */
export type Preview = { session: string; editor: string };

/** What editors and their content system call. */
type Editors = {
  startPreview(url: URL): Promise<Response>;
  stopPreview(url: URL): Promise<Response>;
  receiveUnsaved(request: Request, preview: Preview | undefined): Promise<Response>;
  receivePublication(request: Request): Promise<Response>;
};

/** A picture of a shared link. */
export type WantedShareImage = {
  /** Names everything that is drawn: the same key is the same picture. */
  key: string;
  /** Whether the address never means another picture. */
  immutable: boolean;
  cover?: { url: URL; size: { width: number; height: number }; focus?: { x: number; y: number } };
  /** Draws the picture as SVG without text, with the cover as a data URL if there is one. */
  draw(cover?: string): Promise<string>;
};

export type Images = {
  resized(wanted: ImageRequest, accept: string, visitor: string): Promise<Response>;
  shared(wanted: WantedShareImage): Promise<Response>;
  /** Whether this site signed the address of a picture. */
  isSigned(wanted: ImageRequest, signature: string | null): boolean;
};

/** The files of one kind of page. */
export type PageAssets = {
  /** The text of its style sheet, which is inlined in the page; empty in development. */
  styles: string;
  /** Style sheets that it links to; in development only. */
  sheets: readonly string[];
  /** The scripts of every page. */
  scripts: readonly string[];
  /** The file of an island, by the island's name. */
  island(name: string): string;
};

/** Returns the files of a kind of page by its name. */
export type AssetsOf = (kind: string) => PageAssets;

/** The content of one request: what is published, or the drafts of an editor's preview. */
export type RequestContent = { cms: Content; preview: Preview | undefined };

export type Ports = {
  /** Runs `next` with the content of a request. An editor's link that has expired is refused. */
  withContent(
    request: Request,
    url: URL,
    next: (content: RequestContent) => Promise<Response>,
  ): Promise<Response>;
  /** What is published, in a preview too. */
  published: Content;
  /** The number of cached content responses, and when the oldest and the newest were fetched, in ms of the system clock. */
  contentAges(): { count: number; oldest?: number; newest?: number };
  events: Events;
  submissions: Submissions;
  clock: Clock;
  log: Log;
  editors: Editors;
  /** Opens the stream that tells a hall screen of publications; `address` is the visitor's. */
  publications: { open(address: string): Response };
  images: Images;
};

/** The Hono environment of the site. `build` names the build; `undefined` in development. */
export type SiteEnv = { Bindings: Ports & { build: string | undefined; assets: AssetsOf } };

/** What a page says of its own address: the canonical one, and whether search engines may index it. */
export type SiteAddress = { canonical: string; origin: string; indexed: boolean };

/** What every page and endpoint may use of its request. `now` is the minute by which it judges. */
export type PageRequest = Pick<Ports, 'events' | 'clock'> & {
  cms: Content;
  now: Date;
  url: URL;
  site: SiteAddress;
};
