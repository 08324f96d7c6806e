import { afterEach, expect, it, vi } from 'vitest';
import { fetchReadingFont, READ_IN_FALLBACK } from './late-fonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const face = (family: string, style = 'normal') => ({
  family,
  style,
  load: vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('offline'))),
});

it.each([
  ['', 1],
  [undefined, 0],
])('loads the reading font for the next page if this page uses the fallback: %s', (lateFonts, times) => {
  const faces = [face('Bricolage'), face('"Literata"'), face('Literata', 'italic')];
  vi.stubGlobal('document', { documentElement: { dataset: { lateFonts } }, fonts: new Set(faces) });
  fetchReadingFont((then) => then());
  expect(faces.map(({ load }) => load.mock.calls.length)).toEqual([0, times, 0]);
});

it.each([
  ['', ''],
  ['https://www.google.com/', ''],
  ['https://boektopia.be/programma', undefined],
])('sets the font mode of a page by its referrer «%s»: %s', (referrer, expected) => {
  const root: { dataset: { lateFonts?: string } } = { dataset: {} };
  const run = new Function('document', 'origin', READ_IN_FALLBACK);
  run({ referrer, documentElement: root }, 'https://boektopia.be');
  expect(root.dataset.lateFonts).toBe(expected);
});
