import { expect, it } from 'vitest';
import type { Experience, GenericPage } from './page.ts';
import { experienceWithColour, withColour } from './page-colour.ts';

const page = (path: string, kind: GenericPage['kind'] = 'page'): GenericPage => ({
  kind,
  uuid: path,
  path,
  title: path,
  intro: [],
  body: [],
  seo: {},
  publishers: [],
});

it.each([
  ['/nieuws', 'page', 'orange'],
  ['/nieuws/een-uur-cadeau', 'newsArticle', 'orange'],
  ['/hotspots-kortrijk', 'page', 'green'],
  ['/hotspots-kortrijk/broeltorens', 'hotspot', 'green'],
  ['/boekhandels', 'page', 'dark-blue'],
  ['/boekhandels/nawoord', 'bookstore', 'dark-blue'],
  ['/boektopia-op-toer', 'page', 'blue'],
  ['/boektopia-op-toer-uit', 'page', 'blue'],
  ['/praktisch', 'page', 'grey'],
] as const)('colours the page %s by its kind, %s: %s', (path, kind, colour) => {
  expect(withColour(page(path, kind)).colour).toBe(colour);
});

it('uses the page colour that an editor chose', () => {
  expect(withColour({ ...page('/nieuws'), colour: 'purple' }).colour).toBe('purple');
});

it.each([
  ['/activiteiten/circus-komma', 'red'],
  ['/boektopia-op-toer-activiteiten/je-hoofd-op-kot', 'blue'],
] as const)('colours the experience %s, unless an editor chose a colour: %s', (path, colour) => {
  const experience: Experience = { ...page(path), kind: 'experience', hideReservation: false };
  expect(experienceWithColour(experience).colour).toBe(colour);
  expect(experienceWithColour({ ...experience, colour: 'green' }).colour).toBe('green');
});
