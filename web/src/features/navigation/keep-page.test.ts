import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_MISSING, PART_STAYS } from '../../ui/kept.tsx';
import { answersHeldBy } from './held-answer.ts';
import {
  isCodeMissing,
  isConnectionError,
  keepPageMiddleware,
  noteFollowed,
  openDocument,
  preventReloads,
} from './keep-page.ts';
import { leaveLost, lostNavigation, noteShownPage, retryOnline, tellLost } from './lost-navigation.ts';
import { asRenewal } from './renewal-state.ts';

/** Goes to a path of the site, of which the router gets that for its page. */
function goTo(path: string, result: { data: unknown } | { error: unknown }) {
  const page =
    'error' in result
      ? { type: 'error' as const, result: result.error }
      : { type: 'data' as const, result: result.data };
  return navigate(path, Promise.resolve({ page }));
}

/** Goes to a path of the site, of whose page the code does not come: the router then waits forever. */
const goToWithoutCode = (path: string) => navigate(path, new Promise(() => {}));

function navigate(path: string, results: ReturnType<Parameters<typeof keepPageMiddleware>[1]>) {
  const leave = new AbortController();
  const request = new Request(`https://www.boektopia.be${path}`, { signal: leave.signal });
  const args = { request } as Parameters<typeof keepPageMiddleware>[0];
  const outcome = Promise.resolve(keepPageMiddleware(args, () => results));
  return { outcome, leave: () => leave.abort() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const broken = { error: new TypeError('Failed to fetch') };

beforeEach(() => {
  vi.stubGlobal('window', { history: { state: { idx: 0 } } });
});
afterEach(() => {
  tellLost(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a navigation whose answer was read ahead', () => {
  const ahead = { page: { type: 'data' as const, result: 'read ahead' } };
  const ask = vi.fn(async () => ({ page: { type: 'data' as const, result: 'asked' } }));
  const goTo = (path: string) => {
    const args = { request: new Request(`https://www.boektopia.be${path}`) };
    return keepPageMiddleware(args as Parameters<typeof keepPageMiddleware>[0], ask);
  };
  afterEach(() => {
    answersHeldBy(() => undefined);
    ask.mockClear();
  });

  it('is given it, and asks nobody', async () => {
    answersHeldBy((path) => (path === '/nieuws?pagina=2' ? Promise.resolve(ahead) : undefined));
    expect(await goTo('/nieuws?pagina=2')).toEqual(ahead);
    expect(ask).not.toHaveBeenCalled();
    expect(await goTo('/nieuws')).toMatchObject({ page: { result: 'asked' } });
  });

  it('asks the site where what was read cannot be shown as it is', async () => {
    answersHeldBy(() => Promise.resolve(undefined));
    expect(await goTo('/nieuws')).toMatchObject({ page: { result: 'asked' } });
  });
});

describe('a navigation that gets no answer', () => {
  it('waits, so that the router leaves the page that is shown, and says that it is lost', async () => {
    const { outcome, leave } = goTo('/nieuws?pagina=2', broken);
    const ended = vi.fn();
    void outcome.then(ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    expect(lostNavigation()).toMatchObject({ path: '/nieuws?pagina=2', attempt: 1, state: 'lost' });
    leave();
    await outcome;
    expect(lostNavigation()).toBeUndefined();
  });

  it('starts again when it is retried, with the hash that requests leave out', async () => {
    const { outcome } = goTo('/praktisch', broken);
    await settled();
    lostNavigation()?.retry('#zaal-forum');
    const redirect = await outcome.catch((thrown: unknown) => thrown);
    expect(redirect).toBeInstanceOf(Response);
    expect(redirect instanceof Response && redirect.headers.get('location')).toBe('/praktisch#zaal-forum');
  });

  it('counts how often it was tried, and is forgotten once there is an answer', async () => {
    const first = goTo('/nieuws', broken);
    await settled();
    lostNavigation()?.retry('');
    await first.outcome.catch(() => {});
    const second = goTo('/nieuws', broken);
    expect(lostNavigation()?.state).toBe('trying');
    await settled();
    expect(lostNavigation()).toMatchObject({ attempt: 2, state: 'lost' });
    lostNavigation()?.retry('');
    await second.outcome.catch(() => {});
    await goTo('/nieuws', { data: {} }).outcome;
    expect(lostNavigation()).toBeUndefined();
  });

  it('is forgotten when a visitor goes elsewhere, and silent when they leave it', async () => {
    const { leave } = goTo('/nieuws', broken);
    await settled();
    leaveLost();
    expect(lostNavigation()?.state).toBe('left');
    leave();
    await goTo('/contact', { data: {} }).outcome;
    expect(lostNavigation()).toBeUndefined();
  });
});

it('a page whose code does not come after its answer failed to is counted on, not anew', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { history: { state: { idx: 0 } }, navigation }));
  const stop = preventReloads();
  const { outcome } = goTo('/zoeken', broken);
  await settled();
  lostNavigation()?.retry('');
  await outcome.catch(() => {});
  // The router asks for the code of the page, which does not come, and reloads the document.
  const { leave } = goToWithoutCode('/zoeken');
  const reload = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'reload',
    userInitiated: false,
  });
  navigation.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  expect(lostNavigation()).toMatchObject({ path: '/zoeken', attempt: 2, state: 'lost' });
  leave();
  stop();
});

describe('a page of which the code of a part does not come', () => {
  /** What is opened as a document while it is shown, with these fields on it. */
  function opened(...fields: readonly { value: string; defaultValue: string }[]): string[] {
    const paths: string[] = [];
    const location = { pathname: '/privacy', search: '', assign: (path: string) => paths.push(path) };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { history: { state: { idx: 0 } }, location }));
    vi.stubGlobal('document', { querySelectorAll: () => fields });
    const stop = preventReloads();
    window.dispatchEvent(new Event(CODE_MISSING));
    stop();
    return paths;
  }

  it('is opened as a document once the site answers', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const paths = opened({ value: 'kat', defaultValue: 'kat' });
    await settled();
    expect(lostNavigation()).toMatchObject({ path: '/privacy', state: 'lost' });
    expect(isCodeMissing()).toBe(true);
    expect(paths).toEqual([]);
    ask.mockResolvedValue(new Response(null));
    retryOnline('');
    await settled();
    expect(paths).toEqual(['/privacy']);
  });

  it('that stood there already stays as it is, and other pages are opened as documents', async () => {
    vi.resetModules();
    const { isCodeMissing, preventReloads } = await import('./keep-page.ts');
    const assign = vi.fn();
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { assign } }));
    const stop = preventReloads();
    expect(isCodeMissing()).toBe(false);
    window.dispatchEvent(new Event(PART_STAYS));
    stop();
    expect([isCodeMissing(), assign.mock.calls]).toEqual([true, []]);
  });

  it('stays where somebody typed on it, until they say so', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
    const paths = opened({ value: '', defaultValue: '' }, { value: 'Mag de hond mee?', defaultValue: '' });
    await settled();
    expect(lostNavigation()).toMatchObject({ path: '/privacy', state: 'lost', byHand: true });
    retryOnline('');
    await settled();
    expect(paths).toEqual([]);
    lostNavigation()?.retry('');
    await settled();
    expect(paths).toEqual(['/privacy']);
  });
});

describe('a page that asks for its data again by itself', () => {
  const unavailable = { error: new ErrorResponse(503, '', null) };
  const renew = async (result: Parameters<typeof goTo>[1]) => {
    noteShownPage('/nu');
    const step = goTo('/nu', result);
    const ended = vi.fn();
    void asRenewal(() => step.outcome.then(ended));
    await settled();
    step.leave();
    return ended.mock.calls.length > 0;
  };
  afterEach(() => noteShownPage('/elsewhere'));

  it.each([
    ['nobody answers', broken],
    ['the site has nothing to give', unavailable],
    ['it is not there any more', { error: new ErrorResponse(404, '', null) }],
  ])('stays where %s, and nobody is told', async (_, result) => {
    expect(await renew(result)).toBe(false);
    expect(lostNavigation()).toBeUndefined();
  });

  it('is shown anew where there is an answer', async () => {
    expect(await renew({ data: {} })).toBe(true);
  });

  it('that a visitor asked for is told how it stands', async () => {
    noteShownPage('/nu');
    const step = goTo('/nu', unavailable);
    await expect(step.outcome).resolves.toBeDefined();
  });
});

describe('no answer of the site is', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a bad gateway', new ErrorResponse(502, 'Bad Gateway', '<h1>502</h1>')],
    ['a page of another make', new Error('Unable to decode turbo-stream response')],
  ])('%s', (_, error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  it.each([
    ['a page that is not found', new ErrorResponse(404, '', null)],
    ['an outage that the site tells itself', new ErrorResponse(503, '', null)],
    ['a mistake of ours', new Error('Unexpected Server Error')],
  ])('not %s', (_, error) => {
    expect(isConnectionError(error)).toBe(false);
  });
});

it('a page that the device opens instead is opened at the place that the link leads to', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { history: { state: { idx: 0 } }, location: { assign } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  noteFollowed('/praktisch#zaal-forum');
  for (const path of ['/praktisch', '/signeren']) {
    const { outcome, leave } = goTo(path, broken);
    await settled();
    leave();
    await expect(outcome).rejects.toThrow();
  }
  expect(assign.mock.calls).toEqual([['/praktisch#zaal-forum'], ['/signeren']]);
});

it('a line that swallows what is asked is not waited for: after fifteen seconds a visitor is told', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  void openDocument('/programma/2025-10-26');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(lostNavigation()).toMatchObject({ state: 'trying' });
  await vi.advanceTimersByTimeAsync(1);
  expect(lostNavigation()).toMatchObject({ path: '/programma/2025-10-26', state: 'lost', attempt: 2 });
  vi.useRealTimers();
});
