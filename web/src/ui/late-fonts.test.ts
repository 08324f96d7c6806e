import { afterEach, expect, it, vi } from 'vitest';
import { allowLateFonts, fetchReadingFont, keepFallbacks, READ_IN_FALLBACK } from './late-fonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page whose browser knows these faces, and draws text in those of them that are named. */
function page(faces: readonly ReturnType<typeof face>[], drawn: readonly string[], late?: string) {
  const root: { dataset: Record<string, string> } = {
    dataset: late === undefined ? {} : { lateFonts: late },
  };
  const canvas = {
    font: '',
    measureText: () => ({ width: drawn.some((name) => canvas.font.includes(`"${name}"`)) ? 300 : 280 }),
  };
  vi.stubGlobal('document', {
    documentElement: root,
    fonts: new Set(faces),
    createElement: () => ({ getContext: () => canvas }),
  });
  return () => root.dataset.lateFonts;
}

const face = (family: string, status: FontFaceLoadStatus, style = 'normal') => ({
  family,
  weight: '400 700',
  style,
  status,
  load: vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no line'))),
});

it('keeps the fallback of a font that is on its way, and of one that has come and is not shown', () => {
  const late = page(
    [
      face('Bricolage Display', 'loaded'),
      face('Bricolage', 'loaded'),
      face('Literata', 'loading'),
      face('Literata', 'loading', 'italic'),
    ],
    ['Bricolage Display'],
  );
  keepFallbacks();
  expect(late()).toBe('text reading');
});

it('leaves fonts that are shown, and those that nothing on the page asked for', () => {
  const late = page(
    [face('Bricolage', 'loaded'), face('Literata', 'unloaded'), face('Text Fallback', 'loaded')],
    ['Bricolage'],
  );
  keepFallbacks();
  expect(late()).toBeUndefined();
});

it('keeps the fallback of the reading font where the page was opened with it', () => {
  const late = page([face('Literata', 'unloaded')], [], 'reading');
  keepFallbacks();
  expect(late()).toBe('reading');
});

it('lets on the next page show what came too late, and the reading font once it has come', async () => {
  const [text, literata] = [face('Bricolage', 'unloaded'), face('Literata', 'unloaded')];
  const late = page([text, literata], [], 'text reading');
  fetchReadingFont();
  await Promise.allSettled(literata.load.mock.results.map(({ value }) => value));
  allowLateFonts();
  expect(late()).toBe('reading');
  expect(literata.load).toHaveBeenCalledTimes(2);
  expect(text.load).not.toHaveBeenCalled();

  literata.load.mockResolvedValueOnce(undefined);
  fetchReadingFont();
  await literata.load.mock.results.at(-1)?.value;
  allowLateFonts();
  expect(late()).toBeUndefined();
});

it.each([
  ['', 'reading'],
  ['https://www.google.com/', 'reading'],
  ['https://boektopia.be/programma', undefined],
])('opens a page that «%s» led to with the reading font late: %s', (referrer, expected) => {
  const root: { dataset: { lateFonts?: string } } = { dataset: {} };
  const run = new Function('document', 'origin', READ_IN_FALLBACK);
  run({ referrer, documentElement: root }, 'https://boektopia.be');
  expect(root.dataset.lateFonts).toBe(expected);
});
