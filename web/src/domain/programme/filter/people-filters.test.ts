import { describe, expect, it } from 'vitest';
import { dayView } from '../day/day-view.ts';
import { wholeDay } from '../day/whole-day.ts';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { dayPartsOf, facetSlugsOf, selected } from './item-facets.ts';
import { peopleOptions } from './people-options.ts';
import { type FilterOptions, NOTHING_CHOSEN, parseSelection, selectionParameters } from './selection.ts';

const KIDS = facet('Kinderen en jeugd', 'kinderen-en-jeugd');
const choices = {
  type: ['Signeersessie', 'Voorlezing', 'Voorstelling'].map((title) => facet(title)),
  theme: [KIDS, facet('Lifestyle')],
  location: [facet('Forum')],
};
const hidden = { uuid: 'e', path: '/a', title: 'A', hideReservation: true };
const at = (time: string, rest: Partial<ProgrammeItem> = {}) =>
  itemAt(`2025-10-27T${time}:00+01:00`, { uuid: time, ...rest });
const DAY: readonly ProgrammeItem[] = [
  at('09:00', { ages: { from: 3, to: 6 }, access: ['signLanguage'], type: choices.type[1] }),
  at('10:30', { ages: { from: 6, to: 9 }, type: choices.type[2] }),
  at('12:00', { themes: [KIDS] }),
  at('14:00', { type: choices.type[2], experience: hidden }),
  at('18:00', { ages: { from: 12 }, access: ['signLanguage', 'lowStimulus'] }),
  at('21:00', { ages: { from: 18 }, themes: [KIDS] }),
];
const optionsOfItems = (items: readonly ProgrammeItem[]): FilterOptions => ({
  ...choices,
  ...peopleOptions(items.map(facetSlugsOf)),
});
const requested = (query: string, items = DAY) =>
  parseSelection(new URLSearchParams(query), optionsOfItems(items));
const found = (query: string) => selected(DAY, requested(query)).map(({ uuid }) => uuid);

describe('the people filters of a day', () => {
  it('finds items that suit at least one of several selected ages', () => {
    expect(found('leeftijd=5')).toEqual(['09:00']);
    expect(found('leeftijd=6')).toEqual(['09:00', '10:30']);
    expect(found('leeftijd=5&leeftijd=8')).toEqual(['09:00', '10:30']);
    expect(found('leeftijd=35')).toEqual(['18:00', '21:00']);
    expect(found('leeftijd=10')).toEqual([]);
    expect(found('leeftijd=4-6')).toEqual(['09:00', '10:30']);
    expect(found('leeftijd=tieners&leeftijd=3')).toEqual(['09:00', '18:00']);
  });

  it('matches items for children by age, or by theme if the ages are unknown', () => {
    expect(found('doelgroep=kinderen')).toEqual(['09:00', '10:30', '12:00']);
    expect(found('doelgroep=tieners')).toEqual(['18:00']);
    expect(found('doelgroep=kinderen&leeftijd=8')).toEqual(['10:30']);
  });

  it('filters items by accessibility, reservation and part of the day', () => {
    expect(found('toegang=gebarentaal')).toEqual(['09:00', '18:00']);
    expect(found('toegang=prikkelarm&dagdeel=voormiddag')).toEqual([]);
    expect(found('reservatie=nodig')).toEqual(['10:30']);
    expect(found('reservatie=niet')).toEqual(['09:00', '12:00', '14:00', '18:00', '21:00']);
    expect(found('dagdeel=voormiddag')).toEqual(['09:00', '10:30']);
    expect(found('dagdeel=avond&dagdeel=namiddag')).toEqual(['12:00', '14:00', '18:00', '21:00']);
    expect(found('doelgroep=kinderen&reservatie=niet&dagdeel=voormiddag&type=voorlezing')).toEqual(['09:00']);
  });

  it('marks an item as requiring a reservation even if no seats are left', () => {
    const full = at('11:00', { type: choices.type[2], statuses: ['soldOut'] });
    expect(facetSlugsOf(full).reservation).toEqual(['nodig']);
  });

  it('ignores unknown filter values, normalizes the order of the others, and sorts ages in ascending order', () => {
    expect(
      requested('doelgroep=honden&leeftijd=100&leeftijd=05&leeftijd=-1&leeftijd=&toegang=rolstoel'),
    ).toEqual(NOTHING_CHOSEN);
    const query = 'dagdeel=avond&leeftijd=10&leeftijd=8&leeftijd=8&type=voorlezing&doelgroep=kinderen';
    expect(String(selectionParameters(requested(query)))).toBe(
      'doelgroep=kinderen&leeftijd=8&leeftijd=10&type=voorlezing&dagdeel=avond',
    );
  });
});

describe('the part of a day', () => {
  const partOf = (time: string) => dayPartsOf(at(time));

  it('derives the part of the day from the start hour in Brussels, and counts the night as evening', () => {
    const times = ['04:59', '05:00', '11:59', '12:00', '17:59', '18:00', '23:59', '00:00'];
    expect(times.flatMap(partOf)).toEqual([
      'avond',
      'voormiddag',
      'voormiddag',
      'namiddag',
      'namiddag',
      'avond',
      'avond',
      'avond',
    ]);
  });

  it('derives the part of the day in Brussels time, both before and after the clock change', () => {
    expect(dayPartsOf(itemAt('2025-10-26T10:59:00Z'))).toEqual(['voormiddag']);
    expect(dayPartsOf(itemAt('2025-10-25T10:00:00Z'))).toEqual(['namiddag']);
  });

  it('returns all parts of the day for an all-day item', () => {
    expect(dayPartsOf(at('10:00', { ongoing: true }))).toEqual(['voormiddag', 'namiddag', 'avond']);
  });
});

describe('the options in the panel', () => {
  it('offers the filter options that occur in the programme, in a fixed order', () => {
    const offered = Object.entries(peopleOptions(DAY.map(facetSlugsOf))).map(([group, options]) => [
      group,
      options.map(({ title }) => title).join(', '),
    ]);
    expect(Object.fromEntries(offered)).toEqual({
      audience: 'Met kinderen, Met tieners',
      age: '0 tot 3 jaar, 4 tot 6 jaar, 7 tot 9 jaar, 12 tot 17 jaar, Volwassenen',
      access: 'Gebarentaal, Prikkelarm',
      reservation: 'Reserveren nodig, Zonder reserveren',
      dayPart: 'Voormiddag, Namiddag, Avond',
    });
  });

  it('never gives two options the same name, because visitors could not distinguish their counts', () => {
    const titles = Object.values(peopleOptions(DAY.map(facetSlugsOf))).flatMap((options) =>
      options.map(({ title }) => title),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('omits a filter group that has no effect', () => {
    const plain = [at('14:00'), at('15:00')];
    expect(peopleOptions(plain.map(facetSlugsOf))).toEqual({});
    expect(peopleOptions([])).toEqual({});
    expect(requested('leeftijd=5&dagdeel=namiddag', plain)).toEqual(NOTHING_CHOSEN);
  });

  it('includes a selected option that has no items on this day if it has items on other days', () => {
    const tuesday = itemAt('2025-10-28T14:00:00+01:00', { uuid: 'tuesday' });
    const day = wholeDay('2025-10-28', [...DAY, tuesday], choices);
    expect(day.idle).toEqual(['audience', 'age', 'access', 'reservation', 'dayPart']);
    const view = dayView(day, new URLSearchParams('leeftijd=5'), new Date(0));
    expect(view.selection.age).toEqual(['5']);
    expect(view.page.total).toBe(0);
    expect(Object.fromEntries(view.perDay)).toEqual({ '2025-10-27': 1 });
    expect(view.relaxations).toEqual([{ group: 'age', slug: '5', count: 1 }]);
    expect(wholeDay('2025-10-27', [...DAY, tuesday], choices).idle).toBeUndefined();
  });
});
