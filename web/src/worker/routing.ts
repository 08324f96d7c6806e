import { AHEAD_HEADER, BUILD_HEADER, type OfflineStep } from '../domain/pages/offline.ts';
import type { BASE } from '../domain/pages/paths.ts';

/** How the worker answers a request; `undefined` where it is none of its business, and the browser goes its own way. */
export type Handling = 'page' | 'ahead' | 'file' | 'picture' | undefined;

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** A screen in the hall has a worker of its own; what machines, forms and embeds ask is asked of the server alone. */
const NEVER =
  /^\/(?:live(?:[/.-]|$)|(?:api|metrics|health|insluiting|deelbeeld|formulier|nieuwsbrief)(?:\/|$))/;
/** An editor's preview, and the page that answers one visitor's form. */
const FOR_ONE = /^(?:_storyblok|_preview|verzonden)/;

/** How the worker of the site at `origin` answers a request. */
export function handlingOf({ method, url, mode, headers }: Asked, origin: string): Handling {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin || NEVER.test(pathname)) return undefined;
  if ([...searchParams.keys()].some((name) => FOR_ONE.test(name))) return undefined;
  if (mode === 'navigate') return isPage(pathname) ? 'page' : undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === '/beeld') return 'picture';
  return headers.has(AHEAD_HEADER) && isPage(pathname) ? 'ahead' : undefined;
}

const PROGRAMME_TEXT: (typeof BASE)['programmeText'] = '/programma/tekst';

/** Whether a path is that of a page in the site's frame, and not of a file or of a document without scripts. */
const isPage = (path: string): boolean =>
  path !== PROGRAMME_TEXT && path !== '/beeld' && !/\.[a-z0-9]{2,11}$/i.test(path);

/** The steps that hold data. */
export type DataStep = Exclude<OfflineStep, 'shell'>;

/** Whether an answer is that of a server on the way, which says that it has no connection to the site. */
export const isFromBetween = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 500 && !headers.has(BUILD_HEADER);

/** No more often than this is what is held asked for again, in ms. */
const RENEWED_AFTER_MS = 600_000;

/** Whether what was stored at one time of the device is old at another. A clock that was put back says so too. */
export const isOld = (storedMs: number, nowMs: number): boolean =>
  !(nowMs >= storedMs && nowMs - storedMs < RENEWED_AFTER_MS);
