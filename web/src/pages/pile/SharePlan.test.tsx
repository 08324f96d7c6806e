import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_IN_LINK, MOST_IN_QR } from '../../domain/programme/saved/plan-link.ts';
import { SharePlan } from './SharePlan.tsx';

/** Returns the text and the links for a plan with this many moments on two days. */
function offered(count: number) {
  vi.stubGlobal('location', { origin: 'https://www.boektopia.be' });
  vi.stubGlobal('navigator', {});
  const moments = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(6, '0'),
    title: 'De kat',
    start: new Date(`2025-10-2${5 + (index % 2)}T10:00:00Z`),
  }));
  const html = renderToStaticMarkup(<SharePlan moments={moments} />);
  const links = [...html.matchAll(/value="(https:[^"]+)"/g)].map(([, url = '']) => url);
  return { words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), links };
}

afterEach(() => vi.unstubAllGlobals());

it('shows a QR code if phones can read it; otherwise explains why there is none', () => {
  const few = offered(MOST_IN_QR);
  expect(few.words).toContain('Toon een QR-code');
  expect(few.links).toHaveLength(1);
  const many = offered(MOST_IN_QR + 1);
  expect(many.words).not.toContain('Toon een QR-code');
  expect(many.words).toContain('Met meer dan 80 momenten wordt een QR-code te fijn om te lezen.');
  expect(many.links).toHaveLength(1);
});

it('offers one labelled link per day if more than three hundred moments are saved', () => {
  expect(offered(MOST_IN_LINK).links).toHaveLength(1);
  const { links, words } = offered(MOST_IN_LINK + 1);
  expect(links).toHaveLength(2);
  expect(words).toMatch(/Link voor zaterdag 25 oktober.*Link voor zondag 26 oktober/);
  expect(words).not.toContain('Toon een QR-code');
});
