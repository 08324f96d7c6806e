import { expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import { itemsFor, nowPath, parseNowChoice, withoutUnknownChoice } from './now-choice.ts';

const OPTIONS = { stages: [facet('Forum'), facet('Agora')], audiences: [facet('Kinderen')] };
const WHOLE = 'locatie=forum&doelgroep=kinderen&tijd=45';
const asked = (query: string) => new URLSearchParams(query);

it('parses a choice from its address, and formats the address of a choice', () => {
  const choice = parseNowChoice(asked(WHOLE), OPTIONS);
  expect(choice).toEqual({ place: 'forum', audience: 'kinderen', minutes: 45 });
  expect(nowPath(choice)).toBe(`/nu?${WHOLE}`);
  expect(nowPath({})).toBe('/nu');
});

it.each([
  [WHOLE, undefined],
  ['tijd=45&utm_source=x', undefined],
  ['', undefined],
  // A form without scripts submits its empty fields too.
  ['tijd=30&locatie=&doelgroep=', '/nu?tijd=30'],
  ['tijd=31', '/nu'],
  ['tijd=30&tijd=45', '/nu?tijd=30'],
  ['locatie=zolder&tijd=60', '/nu?tijd=60'],
])('removes unknown values from «%s»', (query, address) => {
  expect(withoutUnknownChoice(asked(query), OPTIONS)).toBe(address);
});

it('selects the items for an audience', () => {
  const items = [
    itemAt('2025-10-27T10:00Z', { uuid: 'children', ages: { from: 4, to: 8 } }),
    itemAt('2025-10-27T10:00Z', { uuid: 'adults', ages: { from: 18 } }),
  ];
  expect(itemsFor(items, 'kinderen').map(({ uuid }) => uuid)).toEqual(['children']);
  expect(itemsFor(items, undefined)).toBe(items);
});
