import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchUrgent } from './urgent.browser.ts';

const MESSAGE = '<section>De hal sluit.</section>';

let window: Window;
let answers: (Response | Error)[];
const shown = () => window.document.querySelector('#dringend')?.innerHTML;
const requests = vi.fn();
const turn = (visibilityState: 'hidden' | 'visible') => {
  Object.defineProperty(window.document, 'visibilityState', { value: visibilityState, configurable: true });
  window.document.dispatchEvent(new window.Event('visibilitychange'));
};
const json = (html: string | null, again = 45) => Response.json({ html, again });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  window = new Window();
  window.document.body.innerHTML = '<div id="dringend"></div>';
  requests.mockClear();
  answers = [];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  vi.stubGlobal('fetch', async (path: string) => {
    requests(path);
    const answer = answers.shift() ?? json(null);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  Object.defineProperty(window.document, 'readyState', { value: 'complete' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

it('shows an announcement that is published later, and removes it when it ends', async () => {
  answers = [json(null), json(MESSAGE), json(null)];
  watchUrgent();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(requests).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(requests).toHaveBeenCalledWith('/mededeling.json');
  await vi.advanceTimersByTimeAsync(51_000);
  expect(shown()).toBe(MESSAGE);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(shown()).toBe('');
});

it('does not replace an announcement by an identical one, because screen readers read each replacement', async () => {
  const repeated = '<p>Om 16 u &#x27;s middags<br/>sluit de hal.</p>';
  answers = [json(repeated), json(repeated)];
  watchUrgent();
  await vi.advanceTimersByTimeAsync(51_000);
  const first = window.document.querySelector('#dringend')?.firstChild;
  expect(first?.textContent).toContain("'s middags");
  await vi.advanceTimersByTimeAsync(51_000);
  expect(requests).toHaveBeenCalledTimes(2);
  expect(window.document.querySelector('#dringend')?.firstChild).toBe(first);
});

it('keeps the announcement while the site is unreachable, and repeats the request', async () => {
  answers = [json(MESSAGE), new Error('offline'), new Response('', { status: 503 }), json(null)];
  watchUrgent();
  await vi.advanceTimersByTimeAsync(3 * 51_000);
  expect(requests).toHaveBeenCalledTimes(3);
  expect(shown()).toBe(MESSAGE);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(shown()).toBe('');
});

it('polls at the interval that the site requests, and never while the page is hidden', async () => {
  answers = [json(null, 3600)];
  watchUrgent();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(requests).toHaveBeenCalledTimes(1);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(requests).toHaveBeenCalledTimes(1);
  turn('visible');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveBeenCalledTimes(2);
});
