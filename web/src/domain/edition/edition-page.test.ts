import { expect, it } from 'vitest';
import { bareExperience, dayAt, facet, itemAt } from '../programme/fixtures/experience.ts';
import { editionsOf } from './edition.ts';
import { editionPageOf } from './edition-page.ts';

const [edition] = editionsOf(['2025-10-25', '2025-10-26'].map(dayAt));
const experience = { ...bareExperience, path: '/activiteiten/soep' };

it('lists all days of an edition with their moments, all-day moments last, and leaves out cancelled moments', () => {
  if (edition === undefined) throw new Error('there is no edition');
  const items = [
    itemAt('2025-10-25T08:00:00Z', { ongoing: true, title: 'Boom' }),
    itemAt('2025-10-25T09:00:00Z', { title: 'Soep', experience, location: facet('Forum') }),
    itemAt('2025-10-25T10:00:00Z', { statuses: ['cancelled'] }),
  ];
  const { programme, days } = editionPageOf(edition, items, undefined);
  expect(days.map(({ day }) => day)).toEqual(['2025-10-25', '2025-10-26']);
  expect(
    programme.map(({ day, moments }) => [
      day,
      ...moments.map(({ title, start }) => [title, start !== undefined]),
    ]),
  ).toEqual([['2025-10-25', ['Soep', true], ['Boom', false]], ['2025-10-26']]);
  expect(programme[0]?.moments[0]).toMatchObject({
    path: '/activiteiten/soep?moment=2025-10-25T09%3A00%3A00Z',
    place: 'Forum',
  });
});
