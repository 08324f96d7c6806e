import { afterEach, expect, it, vi } from 'vitest';
import { allowLateFonts, keepFallbacks } from './late-fonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page whose browser knows these faces, and draws text in those of them that are named. */
function page(faces: readonly Partial<FontFace>[], drawn: readonly string[]) {
  const root: { dataset: Record<string, string> } = { dataset: {} };
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
  allowLateFonts();
  expect(late()).toBeUndefined();
});

it('leaves fonts that are shown, and those that nothing on the page asked for', () => {
  const late = page(
    [face('Bricolage', 'loaded'), face('Literata', 'unloaded'), face('Text Fallback', 'loaded')],
    ['Bricolage'],
  );
  keepFallbacks();
  expect(late()).toBeUndefined();
});
