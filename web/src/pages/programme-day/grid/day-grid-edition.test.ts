import { beforeAll, describe, expect, it } from 'vitest';
import { displayedAs } from '../../../domain/pages/day-display.ts';
import { dayGrid, type GridCell, LEAST_HEIGHT } from '../../../domain/programme/day/day-grid.ts';
import { type DayProgramme, dayView } from '../../../domain/programme/day/day-view.ts';
import { eachGroup, selectionParameters } from '../../../domain/programme/filter/selection.ts';
import { ourContent, PATIENCE_MS } from '../../../server/content/fixtures/our-content.ts';

// Compares the grid with the list, for every day of the test edition.

const cms = ourContent();
const NOW = new Date('2025-10-27T09:30:00+01:00');
let days: DayProgramme[] = [];
beforeAll(async () => {
  const pages = await cms.festivalDays(NOW);
  days = await Promise.all(pages.map(({ day }) => cms.dayProgramme(day, NOW)));
}, PATIENCE_MS);

const gridOf = (day: DayProgramme, parameters = new URLSearchParams()) => {
  const view = dayView(day, displayedAs(parameters, true), NOW);
  return { view, grid: dayGrid(view.whole ?? [], day.day, day.options.location) };
};
const meet = (a: GridCell, b: GridCell) =>
  a.from < b.to && b.from < a.to && a.top < b.top + b.height && b.top < a.top + a.height;

it('places all items of nine days without overlap, each within its stage', () => {
  expect(days).toHaveLength(9);
  for (const day of days) {
    const { grid } = gridOf(day);
    const cells = grid.hours.flatMap((hour) => hour.cells);
    expect(cells.map(({ item }) => item)).toEqual(day.timetable);
    const covering = cells.flatMap((a, index) =>
      cells.slice(index + 1).flatMap((b) => (meet(a, b) ? [`${a.item.title} × ${b.item.title}`] : [])),
    );
    expect(covering, day.day).toEqual([]);
    for (const { item, from, to, top, height } of cells) {
      const stage = grid.stages.find(({ slug }) => slug === item.location?.slug);
      expect(stage && from >= stage.from && to <= stage.to && from < to, item.title).toBe(true);
      expect(height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
      expect(top + height).toBeLessThanOrEqual(grid.height);
    }
  }
});

it('shows nine simultaneous signings and ten stages on the biggest day', () => {
  const sunday = days.find(({ day }) => day === '2025-10-26');
  const { stages } = sunday ? gridOf(sunday).grid : { stages: [] };
  expect(stages).toHaveLength(10);
  expect(
    stages
      .map(({ from, to }) => to - from)
      .sort()
      .at(-1),
  ).toBe(9);
});

/** Returns a generator of reproducible pseudo-random numbers from 0 to 1. */
function draw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('the grid of a selection', () => {
  it('shows the same items in the grid as on all pages of the list, for a hundred selections', () => {
    const random = draw(19);
    let found = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      const day = days[turn % days.length];
      if (day === undefined) throw new Error('The festival has days.');
      const share = 0.1 + 0.5 * random();
      const selection = eachGroup((group) =>
        random() < 0.8
          ? []
          : (day.options[group] ?? []).filter(() => random() < share).map(({ slug }) => slug),
      );
      const parameters = selectionParameters(selection);
      const { view, grid } = gridOf(day, parameters);
      const listed = Array.from({ length: view.page.count }, (_, index) => {
        const page = new URLSearchParams([...parameters, ['pagina', String(index + 1)]]);
        return dayView(day, page, NOW).page.items;
      }).flat();
      expect(grid.hours.flatMap(({ cells }) => cells.map(({ item }) => item))).toEqual(listed);
      expect(view.ongoing).toEqual(dayView(day, parameters, NOW).ongoing);
      found += listed.length;
    }
    expect(found).toBeGreaterThan(500);
  });
});
