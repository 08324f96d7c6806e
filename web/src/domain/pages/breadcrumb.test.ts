import { describe, expect, it } from 'vitest';
import { breadcrumb } from './breadcrumb.ts';

describe('the breadcrumb of a page', () => {
  it.each([
    ['/praktisch', 'Praktisch'],
    ['/boektopia-op-toer', 'Boektopia Op Toer'],
    ['/hotspots-kortrijk', 'Hotspots Kortrijk'],
    ['/zoeken?zoekterm=de-slak', 'Zoeken'],
  ])(
    'derives the breadcrumb from the first segment, in capitalized words: %s becomes «%s» (§2.81)',
    (path, title) => {
      expect(breadcrumb(path)).toEqual([{ title, current: true }]);
    },
  );

  it.each([
    ['/nieuws/een-uur-cadeau', 'Nieuws', '/nieuws'],
    ['/programma/2025-10-27', 'Programma', '/programma'],
    ['/boektopia-op-toer/antwerpen', 'Boektopia Op Toer', '/boektopia-op-toer'],
    ['/boektopia-op-toer-activiteiten/de-slak', 'Boektopia Op Toer Activiteiten', '/boektopia-op-toer'],
    ['/boektopia-op-toer-uit-activiteiten/x', 'Boektopia Op Toer Uit Activiteiten', '/boektopia-op-toer-uit'],
  ])('links to the list that a page belongs to: %s (§2.81)', (path, title, list) => {
    expect(breadcrumb(path)).toEqual([{ title, path: list }]);
  });

  it('shows the programme and the kind of page in the breadcrumb of an experience (§2.82)', () => {
    expect(breadcrumb('/activiteiten/de-slak-heeft-gelijk')).toEqual([
      { title: 'Programma', path: '/programma' },
      { title: 'Activiteit', current: true },
    ]);
  });

  it('does not link a folder, which may not be a page', () => {
    expect(breadcrumb('/over-ons/pers/2025')).toEqual([{ title: 'Over Ons' }]);
  });

  it.each(['/', '', '//', '/?pagina=2', '/#tickets'])(
    'returns an empty breadcrumb for the home page, written %j',
    (path) => {
      expect(breadcrumb(path)).toEqual([]);
    },
  );

  it.each([
    ['/caf%C3%A9-de-gans', 'Café De Gans'],
    ['/een--twee---drie-', 'Een Twee Drie'],
    ['/ijsvrij-en-%C3%A9%C3%A9n', 'IJsvrij En Één'],
    ['/100%25-papier', '100% Papier'],
    ['/100%-papier', '100% Papier'],
    ['/%E0%A4%A', '%E0%A4%A'],
    ['/%3Cscript%3E', '<script>'],
    ['/%F0%9F%90%8C-traag', '🐌 Traag'],
  ])('derives a breadcrumb from any typed address: %s becomes «%s»', (path, title) => {
    expect(breadcrumb(path)[0]?.title).toBe(title);
  });
});
