import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageSkeleton } from './page-skeleton.tsx';

const placesOf = (path: string, from: string) =>
  renderToStaticMarkup(pageSkeleton(path, from)).match(/class="place"/g)?.length ?? 0;

it.each([
  ['/nieuws', 3],
  ['/hotspots-kortrijk', 3],
  ['/boekhandels', 3],
  ['/boektopia-op-toer', 3],
  ['/boektopia-op-toer/leuven', 3],
  ['/programma', 9 + 12],
  ['/programma/2025-10-27', 9 + 12],
])('who waits for the list of %s sees where its cards will be (§4.8, §9.3)', (path, places) => {
  expect(placesOf(path, '/contact')).toBe(places);
});

it.each([
  ['/activiteiten/de-slak', '/programma/2025-10-27'],
  ['/contact', '/nieuws'],
  // There the page itself says what of it is on its way.
  ['/programma/2025-10-28', '/programma/2025-10-27'],
  ['/nieuws?pagina=2', '/nieuws'],
  ['/boektopia-op-toer/leuven', '/boektopia-op-toer'],
])('the page stays for who waits for %s on %s', (path, from) => {
  expect(pageSkeleton(path, from)).toBe(false);
});
