import { AHEAD_HEADER, BUILD_HEADER } from '../domain/pages/offline.ts';
import type { BASE } from '../domain/pages/paths.ts';

/** The way in which the worker handles a request; `undefined` leaves it to the browser. */
export type Handling = 'page' | 'ahead' | 'file' | 'picture' | undefined;

export type Requested = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** Matches paths that only the server handles: hall screens with their own worker, APIs, forms and embeds. */
const NEVER =
  /^\/(?:live(?:[/.-]|$)|(?:api|metrics|health|livez|readyz|insluiting|deelbeeld|formulier|inhoud|nieuwsbrief)(?:\/|$))/;
/** Matches query parameters of responses for one person: an editor's preview, and the result page of a form. */
const FOR_ONE = /^(?:_storyblok|_preview|verzonden)/;

/** Returns how the worker of the site at `origin` handles a request. */
export function handlingOf({ method, url, mode, headers }: Requested, origin: string): Handling {
  const { origin: requested, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || requested !== origin || NEVER.test(pathname)) return undefined;
  if ([...searchParams.keys()].some((name) => FOR_ONE.test(name))) return undefined;
  if (mode === 'navigate') return isPage(pathname) ? 'page' : undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === '/beeld') return 'picture';
  return headers.has(AHEAD_HEADER) && isPage(pathname) ? 'ahead' : undefined;
}

const PROGRAMME_TEXT: (typeof BASE)['programmeText'] = '/programma/tekst';

/** Whether a path belongs to a page in the site frame, not to a file or a document without scripts. */
const isPage = (path: string): boolean =>
  path !== PROGRAMME_TEXT && path !== '/beeld' && !/\.[a-z0-9]{2,11}$/i.test(path);

/** Whether a response is the error of a gateway that cannot reach the site. */
export const isFromBetween = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 500 && !headers.has(BUILD_HEADER);

/** Age after which stored data is refreshed, in ms. */
const RENEWED_AFTER_MS = 600_000;

/**
 * Whether data stored at `storedMs` is old at `nowMs`, according to the device's clock. If that clock was set back, the
 * data counts as old.
 */
export const isOld = (storedMs: number, nowMs: number): boolean =>
  !(nowMs >= storedMs && nowMs - storedMs < RENEWED_AFTER_MS);
