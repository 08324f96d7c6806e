import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowLateFonts, keepFallbacks } from './late-fonts.ts';

const root: { dataset: DOMStringMap } = { dataset: {} };

beforeEach(() => {
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const late = () => root.dataset.lateFonts;

/** What the browser noted: the first paint, and when each file had come, in ms. */
function noted(paint: number | undefined, files: Readonly<Record<string, number>>): void {
  const entry = (name: string, startTime: number, duration: number) =>
    ({ name, startTime, duration, entryType: '', toJSON: () => '' }) satisfies PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    paint === undefined ? [] : [entry('first-contentful-paint', paint, 0)],
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    Object.entries(files).map(([file, end]) => entry(`https://boektopia.be/assets/${file}`, 40, end - 40)),
  );
}

it('keeps the fallback of each font that came after the first paint, or has not come', () => {
  noted(900, { 'bricolage-display-C08JEBuN.woff2': 700, 'bricolage-text-Cm-wyDUg.woff2': 1400 });
  keepFallbacks();
  expect(late()).toBe('text reading');
});

it('leaves those that a browser may still have waited for', () => {
  noted(900, {
    'bricolage-display-C08JEBuN.woff2': 700,
    'bricolage-text-Cm-wyDUg.woff2': 990,
    'literata-Boay9-oC.woff2': 300,
  });
  keepFallbacks();
  expect(late()).toBeUndefined();
});

it('says nothing of a page that was not painted yet, and lets fonts show on the next page', () => {
  noted(undefined, {});
  keepFallbacks();
  expect(late()).toBeUndefined();
  noted(900, {});
  keepFallbacks();
  expect(late()).toBe('display text reading');
  allowLateFonts();
  expect(late()).toBeUndefined();
});
