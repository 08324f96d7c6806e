import { expect, it } from 'vitest';
import { facet, itemAt } from './fixtures/experience.ts';
import { parseProgrammeItems, writeProgrammeItems } from './programme-items.ts';
import { optionNames, rowItems } from './row-items.ts';

const choices = { type: [facet('Gesprek')], theme: [facet('Strips')], location: [facet('Forum')] };
const options = optionNames(choices);
const items = rowItems(
  [
    itemAt('2025-10-27T09:00:00Z', {
      uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
      end: new Date('2025-10-27T10:00:00Z'),
      experience: { uuid: 'e', path: '/a', title: 'A', preview: 'Een zin.', hideReservation: false },
      type: choices.type[0],
      themes: choices.theme,
      location: choices.location[0],
      statuses: ['moved'],
    }),
    itemAt('2025-10-28T09:00:00Z'),
  ],
  [],
  options,
);
const walks = { 'agora forum': 4 };
const answer = () => JSON.parse(JSON.stringify(writeProgrammeItems({ items, walks, options })));

it('the whole programme is read as it was written, without the sentences of a day', () => {
  const [first, second] = items;
  expect(parseProgrammeItems(answer())).toEqual({
    items: [{ ...first, experience: { ...first?.experience, preview: undefined } }, second],
    walks,
  });
});

it('an answer of any other shape is none: what is missing in it would seem to be taken off', () => {
  const [whole, broken] = [answer(), answer()];
  broken.items[1].start = 'morgen';
  for (const other of [undefined, null, [], {}, { ...whole, items: {} }, { ...whole, options: {} }, broken]) {
    expect(parseProgrammeItems(other)).toBeUndefined();
  }
  expect(parseProgrammeItems({ ...whole, walks: 'ver' })?.walks).toEqual({});
});
