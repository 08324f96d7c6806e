import { describe, expect, it } from 'vitest';
import { withDates, writtenDates } from '../../dated-json.ts';
import { record } from '../../unknown-values.ts';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { optionNames, rowItems } from '../row-items.ts';
import { parseDayItems } from './day-items.ts';
import { type DayProgramme, dayCounts, dayView } from './day-view.ts';

const choices = {
  type: [facet('Gesprek'), facet('Workshop')],
  theme: [facet('Strips'), facet('Lifestyle')],
  location: [facet('Forum'), facet('Agora')],
};
const options = optionNames({
  ...choices,
  ...{ audience: [facet('Kinderen')], age: [facet('8')], access: [facet('Rolstoel')] },
  ...{ reservation: [facet('Niet')], dayPart: [facet('Namiddag')] },
});
const experience = { uuid: 'e', path: '/a', title: 'A', preview: 'Een zin.', hideReservation: true };

/** Test items, ten minutes apart, with many combinations of present and missing properties. */
const items: ProgrammeItem[] = Array.from({ length: 60 }, (_, index) =>
  itemAt(new Date(Date.UTC(2025, 9, 27, 7, 10 * index)).toISOString(), {
    uuid: `item ${index}`,
    experience: index % 5 === 0 ? undefined : { ...experience, uuid: `e${index % 7}` },
    type: [...choices.type, undefined][index % 3],
    themes: choices.theme.slice(0, index % 3),
    // The stage «Zolder» is not an option of the filter.
    location: [...choices.location, facet('Zolder'), undefined][index % 4],
    preciseLocation: index % 6 === 0 ? 'Tafel 2' : undefined,
    extraInfo: index % 8 === 0 ? 'Breng een boek mee.' : undefined,
    statuses: index % 9 === 0 ? ['soldOut'] : [],
    access: index % 4 === 0 ? ['signLanguage', 'wheelchair'] : [],
    ongoing: index % 20 === 19,
    ages: [{ from: 6, to: 9 }, { from: 12, to: undefined }, { from: undefined, to: 5 }, undefined][index % 4],
    authors: index % 3 === 0 ? [{ uuid: 'a', path: '/auteurs/a', name: 'Mira Vandoorne' }] : undefined,
  }),
);
const day: DayProgramme = {
  day: '2025-10-27',
  timetable: rowItems(
    items.filter(({ ongoing }) => !ongoing),
    items,
  ),
  ongoing: rowItems(
    items.filter(({ ongoing }) => ongoing),
    items,
  ),
  dayCounts: dayCounts(items),
  options,
};
const answer = () => record(withDates(JSON.parse(JSON.stringify(writtenDates(day)))));

describe('the items of a day that follow its page', () => {
  it('computes the same view from fetched items as from the data of the page, for every address', () => {
    const read = parseDayItems(answer());
    const addresses = [
      '',
      'pagina=2',
      'type=gesprek',
      'thema=strips&locatie=agora&type=workshop',
      'locatie=forum&pagina=9',
      'leeftijd=8&leeftijd=3&doelgroep=kinderen',
      'toegang=rolstoel&reservatie=niet&dagdeel=namiddag',
    ];
    for (const address of addresses) {
      for (const now of [new Date('2025-10-27T09:31:00Z'), new Date('2025-10-28T09:30:00Z')]) {
        const shown = (programme: DayProgramme) => dayView(programme, new URLSearchParams(address), now);
        expect(read && shown(read), `${address} at ${now.toISOString()}`).toEqual(shown(day));
      }
    }
  });

  it.each([
    ['not an object', null],
    ['a page', '<!doctype html>'],
    ['in another format', { ...answer(), day: 'maandag' }],
    ['without options', { ...answer(), options: undefined }],
    ['without a timetable', { ...answer(), timetable: {} }],
    ['with an item that has no start', { ...answer(), ongoing: [{ ...day.ongoing[0], start: undefined }] }],
    ['with an item that has no themes', { ...answer(), ongoing: [{ ...day.ongoing[0], themes: undefined }] }],
    ['without the counts of a day', { ...answer(), dayCounts: [{ day: '2025-10-27' }] }],
  ])('rejects the items of a day if the response is %s', (_, value) => {
    expect(parseDayItems(value)).toBeUndefined();
  });
});
