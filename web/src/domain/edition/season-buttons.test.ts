import { describe, expect, it } from 'vitest';
import type { Block } from '../pages/body/block.ts';
import type { HomePage } from '../pages/page.ts';
import type { SeasonName } from './season.ts';
import { headerButton, homeOfSeason } from './season-buttons.ts';

const SHOP = { href: 'https://tickets.boektopia.be/', newTab: true };
const DAY_TICKET = { href: 'https://tickets.boektopia.be/dag', newTab: true };
const PROGRAMME = { href: '/programma', newTab: false };
const CALL: Block = {
  kind: 'callToAction',
  uid: 'c',
  title: 'Kom',
  links: [
    { uid: '1', label: 'Koop een dagticket', link: DAY_TICKET },
    { uid: '2', label: 'Kijk', link: PROGRAMME },
  ],
  colour: 'purple',
};
const HOME: HomePage = {
  kind: 'home',
  uuid: 'h',
  path: '/',
  title: 'Boektopia',
  intro: [],
  body: [CALL, { kind: 'newsletter', uid: 'n' }],
  seo: {},
  publishers: [],
  buttons: [
    { uid: 'a', label: 'Bekijk het programma', link: PROGRAMME },
    { uid: 'b', label: 'Koop tickets', link: { href: 'https://tickets.boektopia.be', newTab: true } },
    { uid: 'c', label: 'Zonder link' },
  ],
};
const labelsIn = (name: SeasonName, tickets = SHOP) => {
  const { buttons, body } = homeOfSeason(HOME, tickets, { name });
  return [buttons, ...body.flatMap((block) => ('links' in block ? [block.links] : []))].map((links) =>
    links.map(({ label }) => label),
  );
};

describe('the home page', () => {
  it.each(['before', 'during'] as const)('shows all buttons of the editors in the season «%s»', (name) => {
    expect(homeOfSeason(HOME, SHOP, { name })).toBe(HOME);
  });

  it.each(['announced', 'after'] as const)(
    'replaces the buttons to the shop with one to the newsletter in the season «%s»',
    (name) => {
      expect(labelsIn(name)).toEqual([
        ['Bekijk het programma', 'Zonder link', 'Hou me op de hoogte'],
        ['Kijk'],
      ]);
    },
  );

  it('recognizes a ticket shop on a page of the site only by the address of that page', () => {
    expect(labelsIn('after', PROGRAMME)).toEqual([
      ['Koop tickets', 'Zonder link', 'Hou me op de hoogte'],
      ['Koop een dagticket'],
    ]);
  });

  it('leaves the home page unchanged while the days are unavailable', () => {
    expect(homeOfSeason(HOME, SHOP, undefined)).toBe(HOME);
  });
});

describe('the main button of the header', () => {
  it('returns the ticket button before and during the festival, and while the days are unavailable', () => {
    for (const season of [{ name: 'before' }, { name: 'during' }, undefined] as const)
      expect(headerButton(SHOP, season)).toMatchObject({ label: 'Tickets', link: SHOP });
    expect(headerButton(undefined, { name: 'during' })).toBeUndefined();
  });

  it('returns the newsletter button in the other seasons, with or without an address for tickets', () => {
    for (const tickets of [SHOP, undefined])
      expect(headerButton(tickets, { name: 'after' })).toMatchObject({
        label: 'Hou me op de hoogte',
        link: { href: '/formulier/newsletter' },
      });
  });
});
