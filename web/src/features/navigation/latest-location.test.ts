import { describe, expect, it } from 'vitest';
import { backWords } from './back-words.ts';
import { isStepBefore } from './latest-location.browser.ts';
import { type Store, visit } from './latest-location.ts';

function store(): Store & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
}

describe('the latest location', () => {
  it('stores the location of every page, and returns the previous page (§2.16, §2.24)', () => {
    const [tab, device] = [store(), store()];
    expect(visit('/', tab, device)).toBeUndefined();
    expect(visit('/programma/2025-10-26?pagina=2', tab, device)).toBe('/');
    expect(visit('/activiteiten/de-slak', tab, device)).toBe('/programma/2025-10-26?pagina=2');
    expect(device.held.get('latestLocation')).toBe('/activiteiten/de-slak');
  });

  it('never returns the current page as the previous one, even after reloads', () => {
    const [tab, device] = [store(), store()];
    visit('/nieuws', tab, device);
    visit('/praktisch', tab, device);
    expect(visit('/praktisch', tab, device)).toBe('/nieuws');
    expect(visit('/praktisch', tab, device)).toBe('/nieuws');
  });

  it('never treats another moment of the same page as the previous page (§2.24)', () => {
    const [tab, device] = [store(), store()];
    visit('/programma/2025-10-26?type=gesprek', tab, device);
    visit('/activiteiten/de-slak?moment=a1', tab, device);
    expect(visit('/activiteiten/de-slak?moment=b2', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
    expect(visit('/activiteiten/de-slak?moment=a1', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
  });

  it('returns the list with its latest filters as the previous page', () => {
    const [tab, device] = [store(), store()];
    for (const path of ['/', '/programma/2025-10-26', '/programma/2025-10-26?type=gesprek'])
      visit(path, tab, device);
    expect(visit('/activiteiten/de-slak', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
  });

  it('ignores visits to the same page in another tab', () => {
    const device = store();
    visit('/activiteiten/de-slak?moment=a1', store(), device);
    expect(visit('/activiteiten/de-slak', store(), device)).toBeUndefined();
  });

  it("prefers this tab's location over another tab's", () => {
    const [one, other, device] = [store(), store(), store()];
    visit('/programma/2025-10-25', one, device);
    visit('/boekhandels', other, device);
    expect(visit('/activiteiten/de-slak', one, device)).toBe('/programma/2025-10-25');
  });

  it('in a new tab, returns the latest location of the other tabs', () => {
    const device = store();
    visit('/programma/2025-10-25', store(), device);
    expect(visit('/activiteiten/de-slak', store(), device)).toBe('/programma/2025-10-25');
  });

  it('never returns the hall screen as the previous page', () => {
    const [tab, device] = [store(), store()];
    visit('/programma', tab, device);
    visit('/live?locatie=forum', tab, device);
    expect(visit('/contact', tab, device)).toBe('/programma');
  });

  it.each(['https://elders.example/', '//elders.example', '/\\elders.example', 'javascript:alert(1)'])(
    'never returns another site as the previous page, even if storage contains %s',
    (path) => {
      const device = store();
      device.setItem('latestLocation', path);
      expect(visit('/contact', store(), device)).toBeUndefined();
    },
  );
});

describe('the back link', () => {
  it.each([
    ['/programma/2025-10-30?type=gesprek', 'Terug naar donderdag 30 oktober'],
    ['/programma', 'Terug naar het programma'],
    ['/zoeken?zoekterm=slak', 'Terug naar zoeken'],
    ['/boektopia-op-toer-uit', 'Terug naar de evenementen'],
    ['/', 'Terug naar de startpagina'],
    ['/nieuws/een-uur-cadeau', 'Terug'],
  ])('labels the back link to %s «%s»', (path, words) => expect(backWords(path)).toBe(words));

  it('goes back in the history only if the previous entry has exactly the address of the back link', () => {
    const steps = {
      entries: () => [
        { url: 'https://site/programma?type=gesprek' },
        { url: null },
        { url: 'https://site/a' },
      ],
      currentEntry: { index: 1 },
    };
    expect(isStepBefore('https://site/programma?type=gesprek', steps)).toBe(true);
    expect(isStepBefore('https://site/programma', steps)).toBe(false);
    expect(isStepBefore('https://site/programma', { ...steps, currentEntry: { index: 2 } })).toBe(false);
    expect(isStepBefore('https://site/programma', { ...steps, currentEntry: null })).toBe(false);
  });
});
