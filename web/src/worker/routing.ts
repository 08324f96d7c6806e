import { type AddressKind, addressKindOf } from '../domain/pages/address-kind.ts';
import { BUILD_HEADER, type OfflineStep, PATIENCE_MS } from '../domain/pages/offline.ts';
import { BASE, DEVICE_PROGRAMME, DEVICE_TEXTS } from '../domain/pages/paths.ts';
import { QUERY } from '../domain/pages/query-names.ts';

/** How the worker answers a request; `undefined` where it is none of its business, and the browser goes its own way. */
export type Handling = 'page' | 'file' | 'picture' | 'programme' | 'texts' | undefined;

export type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** A screen in the hall has a worker of its own; what machines, forms and embeds ask is asked of the server alone. */
const NEVER =
  /^\/(?:live(?:[/.-]|$)|(?:api|metrics|health|insluiting|deelbeeld|formulier|nieuwsbrief)(?:\/|$))/;
/** An editor's preview, and the page that answers one visitor's form. */
const FOR_ONE = /^(?:_storyblok|_preview|verzonden)/;

/** How the worker of the site at `origin` answers a request. */
export function handlingOf({ method, url, mode }: Asked, origin: string): Handling {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin || NEVER.test(pathname)) return undefined;
  if ([...searchParams.keys()].some((name) => FOR_ONE.test(name))) return undefined;
  if (mode === 'navigate') return isPage(pathname) ? 'page' : undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === '/beeld') return 'picture';
  if (pathname === DEVICE_TEXTS) return 'texts';
  // A part of the programme is asked for by the worker only.
  const isPart = searchParams.has(QUERY.parts) || searchParams.has(QUERY.day);
  return pathname === DEVICE_PROGRAMME && !isPart ? 'programme' : undefined;
}

/** Whether a path is that of a page in the site's frame, and not of a file or of a document without scripts. */
const isPage = (path: string): boolean =>
  path !== BASE.programmeText && path !== '/beeld' && !/\.[a-z0-9]{2,11}$/i.test(path);

/** The pages of which a device draws all that the site would send, by what they are drawn of (app/device/device-pages.ts). */
const DRAWN_WHOLE: { readonly [Kind in AddressKind]?: readonly DataStep[] } = {
  programme: ['programme'],
  programmeDay: ['programme'],
  experience: ['programme', 'texts'],
  now: ['programme'],
  signing: ['programme'],
  authors: ['programme'],
  pile: ['programme'],
  booklet: ['programme'],
};

/** The steps that hold data. */
export type DataStep = Exclude<OfflineStep, 'shell'>;

/** What the page at a path is drawn of on the device; nothing for one that the device does not have, or not all of. */
export const drawnOf = (path: string): readonly DataStep[] => DRAWN_WHOLE[addressKindOf(path)] ?? [];

/**
 * What was last heard of the network, in milliseconds of a clock that is never put right: when, and of one that is there, how
 * long the site took to begin its answer.
 */
export type Heard = { at: number } & ({ isThere: false } | { isThere: true; tookMs: number });

const MINUTE_MS = 60_000;

/** A site that begins its answer within this is there as soon as the device, which has to draw the page, in ms. */
const SOON_MS = 300;

/**
 * How long a page of the site is waited for before that of the device is shown, in ms; `isWhole` says that this is the same
 * page. Of a network that was away, or slow, within the last minute nothing is waited for (docs/decisions/0114).
 */
export function patienceMs(heard: Heard | undefined, now: number, isWhole: boolean): number {
  if (!isRecent(heard, now)) return PATIENCE_MS;
  if (!heard.isThere) return 0;
  if (!isWhole) return PATIENCE_MS;
  return heard.tookMs <= SOON_MS ? SOON_MS : 0;
}

/** Whether the network was away when it was heard of within the last minute. */
export const isKnownAway = (heard: Heard | undefined, now: number): boolean =>
  isRecent(heard, now) && !heard.isThere;

/** Whether something was heard of the network within the last minute. */
export const isRecent = (heard: Heard | undefined, now: number): heard is Heard =>
  heard !== undefined && now - heard.at < MINUTE_MS;

/** Whether an answer is that of a server on the way, which says that it has no connection to the site. */
export const isFromBetween = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 500 && !headers.has(BUILD_HEADER);

/** No more often than this is what is held asked for again, in ms. */
const RENEWED_AFTER_MS = 600_000;

/** Whether what was stored at one time of the device is old at another. A clock that was put back says so too. */
export const isOld = (storedMs: number, nowMs: number): boolean =>
  !(nowMs >= storedMs && nowMs - storedMs < RENEWED_AFTER_MS);
