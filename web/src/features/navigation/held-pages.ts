import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { PageResults } from './device.ts';
import { answersHeldBy } from './held-answer.ts';
import { pageBehind } from './page-behind.ts';
import { answerAddress } from './prefetch-code.ts';

/** The bytes of an answer, and until when a browser would give it without asking, in ms of this document. */
type Held = { bytes: ArrayBuffer; until: number };

/** By the address that was asked ahead; those that are too old go when another comes. */
const answers = new Map<string, Held>();

/** What a finger is on, or was. */
let touched: { held: Held; results: Promise<PageResults | undefined> } | undefined;

/**
 * Keeps at hand from now on what was fetched ahead. A browser that is asked for it while a finger is on the glass answers when the
 * finger has left it: until then it wants to know whether the page is scrolled. So the answer lies in memory before, and
 * is read in that tenth of a second.
 */
export function holdPages(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][as="fetch"]'))
    hold(link);
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.as === 'fetch') hold(target);
    },
    { capture: true },
  );
  addEventListener('pointerdown', ({ target }) => readTouched(target), { capture: true, passive: true });
  answersHeldBy(resultsOf);
}

/** Without asking anybody but the browser, which has it. */
function hold({ href }: HTMLLinkElement): void {
  const fetched = performance.getEntriesByName(href).at(-1);
  if (!(fetched instanceof PerformanceResourceTiming) || !isNew(fetched)) return;
  void bytesOf(href, fetched.responseEnd).then(
    (held) => held && keep(answers, new URL(href).pathname + new URL(href).search, held, performance.now()),
    // It is asked for when it is wanted.
    () => {},
  );
}

/** Whether an answer has come, and not from the browser's cache: from there it is as old as it was, and held already. */
export const isNew = ({
  responseEnd,
  transferSize,
}: {
  responseEnd: number;
  transferSize: number;
}): boolean => responseEnd > 0 && transferSize !== 0;

/** A visit may lead past hundreds of pages, of which the last dozen can still be given. */
export function keep<One extends { until: number }>(
  among: Map<string, One>,
  address: string,
  held: One,
  now: number,
): void {
  for (const [other, { until }] of among) if (until <= now) among.delete(other);
  among.set(address, held);
}

async function bytesOf(href: string, fetchedAt: number): Promise<Held | undefined> {
  const response = await fetch(href, { mode: 'same-origin', cache: 'only-if-cached' });
  const until = fetchedAt + freshMs(response.headers.get('cache-control'));
  return response.ok && performance.now() < until
    ? { bytes: await response.arrayBuffer(), until }
    : undefined;
}

/** How long a browser may give an answer without asking, in ms, by its `cache-control`. */
export const freshMs = (control: string | null): number =>
  1_000 * Number(/(?:^|[\s,])max-age=(\d+)/.exec(control ?? '')?.[1] ?? 0);

function readTouched(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link ? pageBehind(link, window.location.href) : undefined;
  const held = page === undefined ? undefined : answerAt(page);
  touched = held && { held, results: decoded(held.bytes) };
}

function resultsOf(page: string): Promise<PageResults | undefined> | undefined {
  const held = answerAt(page);
  return held && (held === touched?.held ? touched.results : decoded(held.bytes));
}

function answerAt(page: string): Held | undefined {
  const address = answerAddress(page);
  const held = answers.get(address);
  if (held && performance.now() < held.until) return held;
  answers.delete(address);
  return undefined;
}

/** What cannot be read is asked for again, by who says so where it fails. */
const decoded = (bytes: ArrayBuffer): Promise<PageResults | undefined> => read(bytes).catch(() => undefined);

async function read(bytes: ArrayBuffer): Promise<PageResults | undefined> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(new Uint8Array(bytes));
      stream.close();
    },
  });
  const { value, done } = await decode(body, window);
  await done;
  return pageResults(value);
}

/** What the routes of a page are given by an answer of the site; `undefined` where it leads elsewhere or something failed. */
export function pageResults(answer: unknown): PageResults | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const routes = Object.entries(answer);
  const given = routes.flatMap(([id, route]) =>
    typeof route === 'object' && route !== null && 'data' in route
      ? [[id, { type: 'data' as const, result: route.data }] as const]
      : [],
  );
  return given.length > 0 && given.length === routes.length ? Object.fromEntries(given) : undefined;
}
