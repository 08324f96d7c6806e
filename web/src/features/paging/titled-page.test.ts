import { describe, expect, it, vi } from 'vitest';
import type { Seo } from '../../domain/pages/seo.ts';
import { titledPage } from './titled-page.ts';

const day: { title: string; seo: Seo } = { title: 'Zondag 26 oktober', seo: {} };
const second = () => ({ number: 2, count: 5 });

describe('the title of a page with a list', () => {
  it('says which page of the list it is, and of how many', () => {
    expect(titledPage(day, '?pagina=2', second).seo.title).toBe('Zondag 26 oktober, bladzijde 2 van 5');
  });

  it('keeps what the editor wrote for search engines in front', () => {
    const written = { ...day, seo: { title: 'Zondag op Boektopia', ogTitle: 'Kom zondag' } };
    expect(titledPage(written, '?type=gesprek&pagina=2', second).seo).toEqual({
      title: 'Zondag op Boektopia, bladzijde 2 van 5',
      ogTitle: 'Kom zondag',
    });
  });

  it.each(['', '?type=gesprek', '?pagina=1', '?pagina=abc'])(
    'is its own for the first page, «%s», of which nothing is worked out',
    (search) => {
      const shown = vi.fn(second);
      expect(titledPage(day, search, shown)).toBe(day);
      expect(shown).not.toHaveBeenCalled();
    },
  );

  it('is its own where the list has fewer pages, or cannot be had', () => {
    expect(titledPage(day, '?pagina=9', () => ({ number: 1, count: 1 }))).toBe(day);
    expect(titledPage(day, '?pagina=2', () => undefined)).toBe(day);
  });
});
