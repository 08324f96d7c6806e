import { expect, it } from 'vitest';
import { editionsOf } from '../../edition/edition.ts';
import { bareExperience, dayAt, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { experiencePageAt, presentedTimes } from './experience-page.ts';

const editions = editionsOf(['2024-10-26', '2025-10-25', '2026-10-24'].map(dayAt));
const BEFORE_2026 = new Date('2026-03-01T12:00:00Z');

const uuidOf = (digit: string) => `${digit.repeat(8)}-0000-5000-8000-000000000000`;
const in2024 = itemAt('2024-10-26T08:00:00Z', { uuid: uuidOf('1') });
const in2025 = itemAt('2025-10-25T08:00:00Z', { uuid: uuidOf('2') });
const in2026 = itemAt('2026-10-24T08:00:00Z', { uuid: uuidOf('3') });

/** Returns the years of the moments that the page shows first, and of those that it collapses. */
function pageOf(items: readonly ProgrammeItem[], moment?: string) {
  const parameters = new URLSearchParams(moment && { moment });
  const facts = { experience: bareExperience, related: [], frame: {}, plan: undefined };
  const { times, edition, earlier, unrequested } = experiencePageAt(
    { ...facts, items, editions },
    parameters,
    BEFORE_2026,
  );
  const years = (of: readonly ProgrammeItem[]) => of.map(({ start }) => start.getUTCFullYear());
  return {
    leading: times.leading?.start.getUTCFullYear(),
    shown: years(times.items),
    edition,
    folded: earlier.map(({ name, items: ofEdition }) => [name, ...years(ofEdition)]),
    card: years(unrequested.items),
  };
}

it('shows only the moments of the current edition first, and collapses earlier ones', () => {
  expect(pageOf([in2025, in2026, in2024])).toEqual({
    leading: 2026,
    shown: [2026],
    edition: undefined,
    folded: [
      ['Boektopia 2025', 2025],
      ['Boektopia 2024', 2024],
    ],
    card: [2026],
  });
});

it('shows the moments of the last edition, and names it, if the current edition has none', () => {
  expect(pageOf([in2024, in2025])).toMatchObject({
    leading: 2025,
    shown: [2025],
    edition: 'Boektopia 2025',
    folded: [['Boektopia 2024', 2024]],
  });
});

it('shows a requested moment of an earlier edition first, with the name of its edition, and the current moments after it', () => {
  // The short id of the item in 2025: the first digits of its uuid in base64url.
  expect(pageOf([in2024, in2025, in2026], 'IiIiIg')).toEqual({
    leading: 2025,
    shown: [2025, 2026],
    edition: 'Boektopia 2025',
    folded: [['Boektopia 2024', 2024]],
    card: [2026],
  });
});

it('uses the same share image, whichever moment the URL requests', () => {
  const items = [in2024, in2025, in2026];
  expect(presentedTimes(items, editions, BEFORE_2026).items).toEqual([in2026]);
});
