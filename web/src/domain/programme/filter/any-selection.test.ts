import { expect, it } from 'vitest';
import { dayView } from '../day/day-view.ts';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { ACCESS } from '../status.ts';
import { facetCounts } from './facet-counts.ts';
import { facetSlugsOf, selected } from './item-facets.ts';
import {
  eachGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Selection,
  selectionParameters,
} from './selection.ts';

const KIDS = facet('Kinderen en jeugd', 'kinderen-en-jeugd');
const choices = {
  type: ['Signeersessie', 'Voorlezing', 'Voorstelling'].map((title) => facet(title)),
  theme: [KIDS, facet('Lifestyle')],
  location: [facet('Forum')],
};
const hidden = { uuid: 'e', path: '/a', title: 'A', hideReservation: true };

// A simple reference implementation of the filters: one function per filter group, for one item at a time.
const HOURS = { voormiddag: [5, 12], namiddag: [12, 18], avond: [18, 29] } as const;
const WORDS = { gebarentaal: 'signLanguage', prikkelarm: 'lowStimulus' } as const;
const ANSWERS: Record<FilterGroup, (item: ProgrammeItem, slug: string) => boolean> = {
  audience({ ages, themes }, slug) {
    const years = slug === 'kinderen' ? [0, 11] : [12, 17];
    if (!ages) return slug === 'kinderen' && themes.includes(KIDS);
    return Array.from({ length: 121 }, (_, age) => age).some(
      (age) =>
        age >= (ages.from ?? 0) &&
        age <= (ages.to ?? 120) &&
        age >= Number(years[0]) &&
        age <= Number(years[1]),
    );
  },
  age({ ages }, slug) {
    const [from = 0, to = from] = slug === 'volwassenen' ? [18, 120] : slug.split('-').map(Number);
    const years = Array.from({ length: 121 }, (_, age) => age).filter((age) => age >= from && age <= to);
    return !!ages && years.some((age) => age >= (ages.from ?? 0) && age <= (ages.to ?? 120));
  },
  type: ({ type }, slug) => type?.slug === slug,
  theme: ({ themes }, slug) => themes.some((theme) => theme.slug === slug),
  location: ({ location }, slug) => location?.slug === slug,
  access: ({ access }, slug) =>
    Object.entries(WORDS).some(([word, kind]) => word === slug && access.includes(kind)),
  reservation: ({ type, experience }, slug) =>
    (type?.slug === 'voorstelling' && !experience?.hideReservation) === (slug === 'nodig'),
  dayPart({ start, ongoing }, slug) {
    // All times are at +01:00. A start before five in the morning belongs to the previous evening.
    const hour = ((start.getUTCHours() + 1 + 19) % 24) + 5;
    return (
      ongoing ||
      Object.entries(HOURS).some(([part, [from, to]]) => part === slug && hour >= from && hour < to)
    );
  },
};

const SLUGS: Record<FilterGroup, readonly string[]> = {
  audience: ['kinderen', 'tieners'],
  age: ['0', '5', '8', '17', '18', '99', '0-3', '10-11', 'volwassenen'],
  type: choices.type.map(({ slug }) => slug),
  theme: choices.theme.map(({ slug }) => slug),
  location: ['forum'],
  access: Object.keys(WORDS),
  reservation: ['nodig', 'niet'],
  dayPart: Object.keys(HOURS),
};
const options: FilterOptions = {
  ...eachGroup((group) => SLUGS[group].map((slug) => ({ slug, title: slug }))),
  ...choices,
};

/** Returns a seeded generator of integers: at least 0, less than `end`, and the same numbers in each run. */
function createDice(seed: number) {
  let state = seed;
  return (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

function anyItem(dice: (end: number) => number): ProgrammeItem {
  const from = dice(3) === 0 ? undefined : dice(21);
  const to = dice(3) === 0 ? undefined : (from ?? 0) + dice(7);
  return itemAt(new Date(Date.UTC(2025, 9, 26, 23, dice(1440))).toISOString(), {
    themes: choices.theme.filter(() => dice(3) === 0),
    type: [...choices.type, undefined][dice(4)],
    access: ACCESS.filter(() => dice(3) === 0),
    ongoing: dice(5) === 0,
    experience: dice(3) === 0 ? hidden : undefined,
    ages: from === undefined && to === undefined ? undefined : { from, to },
  });
}

const isFound = (item: ProgrammeItem, chosen: Selection, except?: FilterGroup) =>
  FILTER_GROUPS.every(
    (group) =>
      group === except ||
      chosen[group].length === 0 ||
      chosen[group].some((slug) => ANSWERS[group](item, slug)),
  );

it('filters and counts random lists exactly as the reference implementation does', () => {
  const dice = createDice(96);
  let foundSomething = 0;
  for (let round = 0; round < 200; round += 1) {
    const list = Array.from({ length: dice(20) }, () => anyItem(dice));
    const chosen = eachGroup((group) => (dice(2) === 0 ? [] : SLUGS[group].filter(() => dice(2) === 0)));
    const expected = list.filter((item) => isFound(item, chosen));
    if (expected.length > 0) foundSomething += 1;
    expect(selected(list, chosen)).toEqual(expected);
    const counts = facetCounts(list.map(facetSlugsOf), chosen);
    for (const [group, slug] of FILTER_GROUPS.flatMap((one) =>
      SLUGS[one].map((slug) => [one, slug] as const),
    )) {
      // An age that is not an option of the filter is only counted if it is selected.
      if (group === 'age' && /^\d+$/.test(slug) && !chosen.age.includes(slug)) continue;
      const stands = list.filter((item) => isFound(item, chosen, group) && ANSWERS[group](item, slug));
      expect(counts[group].get(slug) ?? 0, `${group} ${slug} of round ${round}`).toBe(stands.length);
    }
    // Converts the selection to a URL and back.
    const day = { day: '2025-10-27', timetable: list, ongoing: [], dayCounts: [], options };
    const view = dayView(day, selectionParameters(chosen), new Date(0));
    expect(view.selection).toEqual(chosen);
    expect(view.page.total).toBe(expected.length);
  }
  expect(foundSomething).toBeGreaterThan(40);
});
