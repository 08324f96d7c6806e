import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import { PATIENCE_MS } from '../../domain/pages/offline.ts';
import { CODE_MISSING, PART_STAYS } from '../../ui/kept.tsx';
import { answeringDevice, type PageResults } from './device.ts';
import { heldAnswer } from './held-answer.ts';
import {
  type LostNavigation,
  lostNavigation,
  shownPage,
  stepOfHistory,
  tellLost,
} from './lost-navigation.ts';
import { isRenewing } from './renewal-state.ts';
import { isSiteThere } from './site-there.ts';
import { isTakenAlong, siteOrDevice } from './taken-along.ts';

/** The page that is asked for now, and whether the code of one could not be loaded, after which the router waits forever. */
const code = { asked: '', missing: false };

/**
 * Runs around every navigation in the browser. One that gets no answer of the site would put an error in the place of
 * the page and of its frame. It waits here instead, so that the page that is shown stays, with its address
 * (docs/decisions/0023).
 */
export const keepPageMiddleware: MiddlewareFunction<PageResults> = async ({ request }, next) => {
  const path = pathOf(request);
  const before = lostNavigation();
  // A page that is shown is asked for again in passing: nobody is told how that goes.
  const isShown = path === shownPage()?.path;
  const isRetry = before?.path === path && before.state === 'lost';
  if (!isShown) tellLost(isRetry ? { ...before, state: 'trying' } : undefined);
  code.asked = path;
  const device = answeringDevice();
  const results = await (device
    ? device.page(request, next)
    : isShown
      ? next()
      : ofSite(request, path, next));
  if (request.signal.aborted) return results;
  code.asked = '';
  // What a page that asks again by itself is refused does not take its place either.
  const isFailure = isShown && isRenewing() ? isError : isWithoutAnswer;
  if (Object.values(results).some(isFailure)) {
    if (!isShown && (await isTakenAlong())) return drawnOnDevice(request, path);
    const attempt = isRetry ? before.attempt + 1 : 1;
    const hash = isShown ? await untilCalledOff(request) : await untilRetried(request, { path, attempt });
    if (hash !== undefined) throw redirect(path + hash);
  } else if (!isShown) tellLost(undefined);
  return results;
};

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const isError = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && !(result instanceof Response);

function isWithoutAnswer({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && isConnectionError(result);
}

/** What is not the site's own «not found» or «unavailable», but no answer, half an answer, or that of a server on the way. */
export function isConnectionError(error: unknown): boolean {
  // This is what `fetch` throws where there is no network or the connection breaks.
  if (error instanceof TypeError) return true;
  // What stands between answers in text; what the site says of a page comes without.
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.status >= 500;
  // The page of a network that wants a visitor to log in first, or an answer that breaks off.
  return error instanceof Error && error.message === 'Unable to decode turbo-stream response';
}

/** What the site says of a page; on a line that swallows what is asked, the device's page comes in its place. */
function ofSite(request: Request, path: string, next: () => Promise<PageResults>): Promise<PageResults> {
  return siteOrDevice(heldOrAsked(path, next), new URL(request.url).pathname, () => {
    code.asked = '';
    return drawnOnDevice(request, path);
  });
}

/** What was read of the answer before it was asked for, else what the site is asked for now. */
async function heldOrAsked(path: string, ask: () => Promise<PageResults>): Promise<PageResults> {
  return (await heldAnswer(path)) ?? ask();
}

/** Where the link leads that was followed last. The router asks for it without its hash. */
let followed = '';

/** Notes where a link leads, with its hash, before it is followed. */
export function noteFollowed(to: string): void {
  followed = to;
}

const withHash = (path: string): string => (followed.split('#')[0] === path ? followed : path);

/** Opens a page as a document, which the worker answers. Back and forward have changed the address already. */
async function drawnOnDevice(request: Request, path: string): Promise<never> {
  if (stepOfHistory() === shownPage()?.step) window.location.assign(withHash(path));
  else window.location.reload();
  await untilCalledOff(request);
  throw request.signal.reason;
}

/** Waits until the router gives up the navigation, because another one takes its place. */
function untilCalledOff({ signal }: Request): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
}

/** Waits until the navigation is tried again, with its hash, or is called off (`undefined`). */
function untilRetried(
  request: Request,
  about: { path: string; attempt: number },
): Promise<string | undefined> {
  const steps = stepOfHistory() - (shownPage()?.step ?? 0);
  if (steps !== 0) {
    // Back or forward: the browser has changed the address already. It changes it back, which calls this off.
    tellLost({ ...about, state: 'lost', retry: () => window.history.go(steps) });
    window.history.go(-steps);
    return untilCalledOff(request);
  }
  return new Promise((retry) => {
    tellLost({ ...about, state: 'lost', retry });
    void untilCalledOff(request).then(() => {
      if (lostNavigation()?.retry === retry) tellLost(undefined);
      retry(undefined);
    });
  });
}

/** Whether pages must be opened as documents from now on. */
export const isCodeMissing = (): boolean => code.missing;

/**
 * React Router reloads the document when the code of a page cannot be loaded. Without network the visitor would lose the
 * page that is shown. Where the browser lets it, that reload is prevented, and the page that was wanted is opened as a
 * document once there is an answer again. So is one of which the code of a part does not come, unless somebody typed on the
 * page that is shown: then that is said, and left to them. Returns how to stop.
 */
export function preventReloads(): () => void {
  const openAnew = () => {
    code.missing = true;
    const path = window.location.pathname + window.location.search;
    if (isTypedOn(document)) tellLost({ ...lostDocument(path, 1), byHand: true });
    else void openDocument(path);
  };
  // Several parts of a page may be missing.
  window.addEventListener(CODE_MISSING, openAnew, { once: true });
  const openDocuments = () => {
    code.missing = true;
  };
  window.addEventListener(PART_STAYS, openDocuments);
  const prevent = (event: NavigateEvent) => {
    // A visitor may reload; so may a page that waits for nothing.
    if (event.navigationType !== 'reload' || event.userInitiated || code.asked === '') return;
    event.preventDefault();
    code.missing = true;
    const before = lostNavigation();
    // Its answer may have failed to come before its code did.
    const isRetry = before?.path === code.asked && before.state === 'trying';
    tellWithoutDocument(code.asked, isRetry ? before.attempt + 1 : 1);
  };
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', prevent);
  return () => {
    window.removeEventListener(CODE_MISSING, openAnew);
    window.removeEventListener(PART_STAYS, openDocuments);
    navigation?.removeEventListener('navigate', prevent);
  };
}

/** Opens a page of the site as a document, but only when the site answers: the page that is shown stays until then. */
export async function openDocument(path: string, hash = '', attempt = 1): Promise<void> {
  tellLost({ path, attempt, state: 'trying', retry: () => {} });
  if (await isAnswered(path)) window.location.assign(path + hash);
  else tellWithoutDocument(path, attempt + 1);
}

/** The same for a page that is only late, of which nothing is said before it fails. A visitor may want another by then. */
export async function openLateDocument(path: string, isWanted: () => boolean): Promise<void> {
  const isThere = await isAnswered(path);
  if (!isWanted()) return;
  if (isThere) window.location.assign(path);
  else tellWithoutDocument(path, 1);
}

/** So long a page that no device has is waited for, in ms: on a line that swallows what is asked, a browser waits minutes. */
const ANSWERS_WITHIN_MS = 15_000;

async function isAnswered(path: string): Promise<boolean> {
  const isHere = await isTakenAlong();
  try {
    return await isSiteThere(path, AbortSignal.timeout(isHere ? PATIENCE_MS : ANSWERS_WITHIN_MS));
  } catch {
    return isHere;
  }
}

const tellWithoutDocument = (path: string, attempt: number) => tellLost(lostDocument(path, attempt));

const lostDocument = (path: string, attempt: number): LostNavigation => ({
  path,
  attempt,
  state: 'lost',
  retry: (hash) => void openDocument(path, hash, attempt),
});

/** What somebody may have written in. The others say by a property of their own how they stand. */
const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

/** Whether somebody typed what stands nowhere else yet. */
const isTypedOn = (page: Pick<Document, 'querySelectorAll'>): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_IN)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
