import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sharedRoom } from './shared-room.ts';

const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
const first = item('a', '2025-10-25 08:00', '2025-10-25 09:00');
const at = (start: string, end: string, more: Record<string, unknown> = {}, file = {}) =>
  said(sharedRoom, [forum, first, item('b', `2025-10-25 ${start}`, `2025-10-25 ${end}`, more, file)]);

it('accepts an item that starts when another ends, or ends when another starts', () => {
  expect(at('09:00', '10:00')).toEqual([]);
  expect(at('07:00', '08:00')).toEqual([]);
});

it('accepts an item at the same time in another place, an ongoing item, and a cancelled item', () => {
  expect(at('08:30', '10:00', { location: 'uuid-locaties/agora' })).toEqual([]);
  expect(at('08:00', '18:00', { ongoing_program_item: 'true' })).toEqual([]);
  expect(at('08:30', '10:00', {}, { tags: ['Afgelast'] })).toEqual([]);
});

it('warns of two items in the same place at the same time', () => {
  expect(at('08:30', '10:00')).toEqual([
    'waarschuwing b: Begin: het begint op 25/10 om 10:30 op Forum, maar daar loopt dan nog ‘a’ (tot 25/10 om 11:00)',
  ]);
});

it('accepts two items on one stage only if both have a precise location and the two locations differ', () => {
  const files = (one: string, two: string) => [
    forum,
    { ...first, content: { ...first.content, precise_location: one } },
    item('b', '2025-10-25 08:30', '2025-10-25 10:00', { precise_location: two }),
  ];
  expect(said(sharedRoom, files('tafel 1', 'tafel 2'))).toEqual([]);
  expect(said(sharedRoom, files('tafel 1', 'tafel 1'))).toHaveLength(1);
  expect(said(sharedRoom, files('tafel 1', ''))).toHaveLength(1);
});

it('assumes two hours for an item without an end', () => {
  expect(
    said(sharedRoom, [item('a', '2025-10-25 08:00', ''), item('b', '2025-10-25 09:59', '')]),
  ).toHaveLength(1);
  expect(said(sharedRoom, [item('a', '2025-10-25 08:00', ''), item('b', '2025-10-25 10:00', '')])).toEqual(
    [],
  );
});

it('compares items of the tour by their precise location within a town', () => {
  const tour = (slug: string, place: string) =>
    item(slug, '2025-10-10 18:00', '2025-10-10 20:00', {
      component: 'on_tour_experience',
      precise_location: place,
    });
  const onTour = (...stories: ReturnType<typeof tour>[]) =>
    stories.map((one) => ({ ...one, component: 'on_tour_experience' }));
  expect(said(sharedRoom, onTour(tour('a', 'Bib'), tour('b', 'Kazerne'), tour('c', '')))).toEqual([]);
  expect(said(sharedRoom, onTour(tour('a', 'Bib'), tour('b', 'Bib')))).toHaveLength(1);
});
