import { BUILD_HEADER } from '../domain/pages/offline.ts';
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

/** What was last heard of the network, and when, in milliseconds of a clock that is never put right. */
export type Heard = { at: number; isThere: boolean };

const MINUTE_MS = 60_000;

/** How long an answer of the network is waited for where the device has one too, in ms. */
export const PATIENCE_MS = 3_000;

/** Whether a page is answered from the device at once: a network that was away within the last minute is not waited for. */
export const isKnownAway = (heard: Heard | undefined, now: number): boolean =>
  isRecent(heard, now) && heard?.isThere === false;

/** Whether something was heard of the network within the last minute. */
export const isRecent = (heard: Heard | undefined, now: number): boolean =>
  heard !== undefined && now - heard.at < MINUTE_MS;

/** Whether an answer is that of a server on the way, which says that it has no connection to the site. */
export const isFromBetween = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 500 && !headers.has(BUILD_HEADER);

/** No more often than this is what is held asked for again, in ms. */
const RENEWED_AFTER_MS = 600_000;

/** Whether what was stored at one time of the device is old at another. A clock that was put back says so too. */
export const isOld = (storedMs: number, nowMs: number): boolean =>
  !(nowMs >= storedMs && nowMs - storedMs < RENEWED_AFTER_MS);
