import { expect, it, onTestFinished, vi } from 'vitest';
import { openSpace, type Space, SpaceRefused } from '../src/space.ts';

/**
 * Opens a space for tests of timeouts, with fake timers. It responds only to the paths in `answers` and hangs on
 * others.
 */
function silentSpace(answers: Readonly<Record<string, unknown>> = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = answers[new URL(request.url).pathname];
    if (answer !== undefined) return Promise.resolve(Response.json(answer));
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return openSpace({
    id: 1,
    token: 't',
    managementUrl: 'https://mapi.example',
    deliveryUrl: 'https://api.example/v2',
    perSecond: 3,
  });
}

it.each([
  ['the Management API', {}, (space: Space) => space.story(7)],
  [
    'the delivery API',
    { '/v1/spaces/1': { space: { first_token: 'p' } } },
    (space: Space) => space.published(7),
  ],
])('waits at most 300000 ms for a response of %s (§9.2)', async (_, answers, ask) => {
  const ended = vi.fn();
  ask(silentSpace(answers)).catch(ended);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(SpaceRefused));
  expect(String(ended.mock.calls[0])).toContain('geen antwoord');
});
