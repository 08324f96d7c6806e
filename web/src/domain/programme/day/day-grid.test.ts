import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { RowItem } from '../programme-item.ts';
import { dayGrid, type GridKey, gridStep, heightAt, LEAST_HEIGHT } from './day-grid.ts';

const SUNDAY = '2025-10-26';
const [forum, agora] = [facet('Forum'), facet('Agora')];

/** Returns an item between two times on the festival's Sunday, in Brussels winter time. */
const item = (uuid: string, from: string, to: string, location = forum): RowItem =>
  itemAt(`${SUNDAY}T${from}:00+01:00`, { uuid, location, end: new Date(`${SUNDAY}T${to}:00+01:00`) });

/** Describes a grid for comparison: maps the uuid of each item to «tracks @ top + height». */
function drawn(items: readonly RowItem[], day = SUNDAY) {
  const { stages, hours, height } = dayGrid(items, day, [forum, agora]);
  const cells = hours.flatMap((hour) => hour.cells);
  return {
    stages: stages.map(({ title, from, to }) => `${title} ${from}–${to}`),
    hours: hours.map(({ hour, top }) => `${hour} @ ${top}`),
    cells: Object.fromEntries(
      cells.map(({ item: { uuid }, from, to, top, height: high }) => [
        uuid,
        `${from}–${to} @ ${top} + ${high}`,
      ]),
    ),
    height,
  };
}

describe('the grid of a day', () => {
  it('creates tracks for each stage that has items, in the order of the stages, and a row for each hour', () => {
    expect(drawn([item('a', '10:15', '11:00', agora), item('b', '10:30', '12:00')])).toEqual({
      stages: ['Forum 1–2', 'Agora 2–3'],
      hours: ['10 @ 0', '11 @ 60'],
      cells: { a: '2–3 @ 15 + 45', b: '1–2 @ 30 + 90' },
      height: 120,
    });
  });

  it('places overlapping items side by side, and other items across the full width of their stage', () => {
    const { stages, cells } = drawn([
      item('a', '10:00', '11:00'),
      item('b', '10:30', '11:30'),
      item('c', '11:00', '12:00'),
      item('d', '12:00', '13:00'),
      item('e', '12:00', '13:00', agora),
    ]);
    expect(stages).toEqual(['Forum 1–3', 'Agora 3–4']);
    expect(cells).toMatchObject({
      a: '1–2 @ 0 + 60',
      b: '2–3 @ 30 + 60',
      c: '1–2 @ 60 + 60',
      d: '1–3 @ 120 + 60',
    });
  });

  it('gives a short item the height of twenty minutes, and places items that it would cover beside it', () => {
    const { cells, height } = drawn([item('a', '10:00', '10:05'), item('b', '10:10', '11:00')]);
    expect(cells).toEqual({ a: `1–2 @ 0 + ${LEAST_HEIGHT}`, b: '2–3 @ 10 + 50' });
    expect(height).toBe(60);
    expect(drawn([item('a', '10:50', '10:55')]).height).toBe(70);
  });

  it('shortens the first empty hour, and collapses the following empty hours', () => {
    expect(drawn([item('a', '08:00', '09:00'), item('b', '11:00', '12:00')]).hours).toEqual([
      '8 @ 0',
      '9 @ 60',
      '10 @ 70',
      '11 @ 71',
    ]);
  });

  it('shows the hour that occurs twice at the clock change as two rows, and extends into the night if an item does (§9.10)', () => {
    const night = [
      itemAt('2025-10-26T00:30:00Z', { uuid: 'a', location: forum, end: new Date('2025-10-26T01:00:00Z') }),
      itemAt('2025-10-26T01:30:00Z', { uuid: 'b', location: forum, end: new Date('2025-10-26T02:00:00Z') }),
    ];
    expect(drawn(night).hours).toEqual(['2 @ 0', '2 @ 60']);
    const late = itemAt('2025-10-26T22:30:00Z', { end: new Date('2025-10-27T00:30:00Z') });
    expect(drawn([late]).hours).toEqual(['23 @ 0', '0 @ 60', '1 @ 120']);
  });

  it('assumes two hours for an item without an end, and places items without a stage last', () => {
    const { stages, cells } = drawn([
      itemAt(`${SUNDAY}T10:00:00+01:00`, { uuid: 'a' }),
      item('b', '10:00', '11:00'),
    ]);
    expect(stages).toEqual(['Forum 1–2', 'undefined 2–3']);
    expect(cells.a).toBe('2–3 @ 0 + 120');
  });

  it('returns an empty grid if there are no items', () => {
    expect(drawn([])).toEqual({ stages: [], hours: [], cells: {}, height: 0 });
  });

  it('returns the vertical position of a point in time in the grid', () => {
    const grid = dayGrid([item('a', '10:00', '11:00')], SUNDAY, []);
    expect(heightAt(grid, new Date(`${SUNDAY}T10:45:00+01:00`))).toBe(45);
    expect(heightAt(grid, new Date(`${SUNDAY}T11:00:00+01:00`))).toBeUndefined();
    expect(heightAt(grid, new Date(`${SUNDAY}T09:59:00+01:00`))).toBeUndefined();
  });
});

const experience = { path: '/activiteiten/slak', hideReservation: false };

it('moves through the items of one stage with up and down, and to the nearest start at the next stage with left and right', () => {
  const grid = dayGrid(
    [
      item('f10', '10:00', '11:00'),
      item('a10', '10:45', '11:30', agora),
      item('f11', '11:00', '12:00'),
      item('a14', '14:00', '15:00', agora),
    ].flatMap((one) => [
      { ...one, experience },
      { ...one, uuid: `${one.uuid} without a page` },
    ]),
    SUNDAY,
    [forum, agora],
  );
  const steps: readonly [string, GridKey, string | undefined][] = [
    ['f10', 'ArrowDown', 'f11'],
    ['f11', 'ArrowUp', 'f10'],
    ['f10', 'ArrowUp', undefined],
    ['f11', 'ArrowDown', undefined],
    ['f11', 'ArrowRight', 'a10'],
    ['a14', 'ArrowLeft', 'f11'],
    ['f10', 'ArrowLeft', undefined],
    ['a10', 'ArrowRight', undefined],
    ['a10', 'Home', 'f10'],
    ['a10', 'End', 'a14'],
    ['gone', 'ArrowDown', 'f10'],
  ];
  for (const [from, key, to] of steps) expect(gridStep(grid, from, key), `${from} ${key}`).toBe(to);
});
