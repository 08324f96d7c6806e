import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenReachable } from './site-reachable.ts';

const requested = vi.fn<typeof fetch>();
const page = Object.assign(new EventTarget(), { location: { pathname: '/contact' } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', requested);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  requested.mockReset();
});

it('polls until the site responds, then calls back once and stops', async () => {
  requested
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 502 }))
    .mockResolvedValue(new Response(null));
  const then = vi.fn();
  whenReachable(then);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested).toHaveBeenCalledTimes(2);
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(then).toHaveBeenCalledOnce();
  expect(requested).toHaveBeenCalledTimes(3);
  expect(requested).toHaveBeenLastCalledWith('/contact', expect.objectContaining({ method: 'HEAD' }));
});

it('when the browser goes online, checks immediately whether the site responds', async () => {
  requested.mockResolvedValue(new Response(null));
  const then = vi.fn();
  whenReachable(then);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(then).toHaveBeenCalledOnce();
});

it('ignores a pending response once polling has stopped', async () => {
  let answer = (_: Response) => {};
  requested.mockReturnValue(
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
  );
  const then = vi.fn();
  const stop = whenReachable(then);
  page.dispatchEvent(new Event('online'));
  stop();
  answer(new Response(null));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(then).not.toHaveBeenCalled();
  expect(requested).toHaveBeenCalledOnce();
});
