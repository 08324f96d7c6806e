import { expect, it } from 'vitest';
import { dayAt, FIVE_AUTHORS, itemAt } from '../programme/fixtures/experience.ts';
import { archivedOf } from './archived.ts';
import { editionsOf } from './edition.ts';

const editions = editionsOf(['2024-10-26', '2025-10-25', '2026-10-24'].map(dayAt));
const [mira, greet, elif] = FIVE_AUTHORS;
const authors = (...names: (typeof mira)[]) => names.filter((name) => name !== undefined);
const activity = (slug: string) => ({
  uuid: slug,
  path: `/activiteiten/${slug}`,
  title: slug,
  hideReservation: false,
});

it('names the last edition of each experience and author that the current edition no longer contains', () => {
  const earlier = [
    itemAt('2025-10-25T08:00:00Z', { experience: activity('soep'), authors: authors(mira, greet) }),
    itemAt('2024-10-26T08:00:00Z', { experience: activity('soep'), authors: authors(mira, elif) }),
    itemAt('2025-10-25T09:00:00Z', { experience: activity('elk-jaar') }),
  ];
  const current = [
    itemAt('2026-10-24T08:00:00Z', { experience: activity('elk-jaar'), authors: authors(greet) }),
    itemAt('2026-10-24T09:00:00Z', { experience: activity('nieuw') }),
  ];
  expect(archivedOf(earlier, current, editions)).toEqual({
    experiences: new Map([['soep', 'Boektopia 2025']]),
    authors: new Map([
      [mira?.uuid, 'Boektopia 2025'],
      [elif?.uuid, 'Boektopia 2024'],
    ]),
  });
});
