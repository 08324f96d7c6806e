import { expect, it } from 'vitest';
import { downloadWords } from './OfflineDownload.tsx';
import { savesData } from './site-worker.ts';
import { parseNews } from './use-downloads.ts';
import { wipeStorage } from './WipeDevice.island.tsx';

it('does not download automatically in data-saving mode or on a very slow connection', () => {
  expect(savesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(savesData({ saveData: false, effectiveType: 'slow-2g' })).toBe(true);
  expect(savesData({ effectiveType: '3g' })).toBe(false);
  expect(savesData(undefined)).toBe(false);
});

it('shows which part of the programme is stored, and the snapshot time', () => {
  const storedAt = '2025-10-26T08:40:00.000Z';
  const programme = { step: 'programme', storedAt } as const;
  expect(downloadWords({}, false)).toMatch(/^In de zalen valt het netwerk soms weg/);
  expect(downloadWords({ programme }, false)).toBe(
    'Het programma staat zonder de teksten op dit toestel, stand van zo 26 okt 09:40.',
  );
  expect(downloadWords({ programme }, true)).toMatch(/^Het hele programma staat op dit toestel,/);
});

it('ignores messages on the channel that are not reports of the worker', () => {
  expect(parseNews({ step: 'texts', failed: 'full' })).toEqual({ step: 'texts', failed: 'full' });
  for (const wrong of [null, 'programme', { step: 'all', storedAt: '' }, { step: 'texts', storedAt: 1 }]) {
    expect(parseNews(wrong)).toBeUndefined();
  }
});

it('deletes all data that pages have stored, except the schedule of a hall screen', () => {
  const cleared = {};
  const storage = (entries: Record<string, string>) =>
    Object.defineProperties(entries, {
      removeItem: { value: (key: string) => delete entries[key] },
      clear: { value: () => Object.assign(cleared, entries) },
    });
  const local = storage({ 'stapel.1.abc': '{}', consent: '{}', '/live.json': '{}' });
  const session = storage({ 'formulier:contact': '{}' });
  const told: string[] = [];
  // Cast, because the object contains only the part of `Window` that `wipeStorage` uses.
  wipeStorage({
    localStorage: local,
    sessionStorage: session,
    dispatchEvent: ({ type }: Event) => told.push(type) > 0,
  } as unknown as Window);
  expect([local, cleared, told]).toEqual([
    { '/live.json': '{}' },
    { 'formulier:contact': '{}' },
    ['storage'],
  ]);
});
