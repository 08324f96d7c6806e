import { expect, it } from 'vitest';
import { recordedReading } from './fixtures/recorded-context.ts';
import { rootStory } from './fixtures/stories.ts';
import { parseOnTourExperience } from './on-tour-experience.ts';

const slug = 'boektopia-op-toer-activiteiten/leeskring';
const content = { component: 'on_tour_experience', title: 'Leeskring', start_date: '2025-10-29 18:00' };
const parse = (changed: object) =>
  parseOnTourExperience(rootStory(slug, { ...content, ...changed }), recordedReading().reading);

it('an activity of the tour is one experience with one item (§3.4)', () => {
  const found = parse({ precise_location: 'Café Komma' });
  expect(found?.experience).toMatchObject({ title: 'Leeskring', path: `/${slug}` });
  expect(found?.item).toMatchObject({
    start: new Date('2025-10-29T18:00:00Z'),
    preciseLocation: 'Café Komma',
    experience: { path: `/${slug}` },
  });
});

it('without a start, or of another type, it is none', () => {
  expect(parse({ start_date: '' })).toBeUndefined();
  expect(parse({ component: 'page' })).toBeUndefined();
});
