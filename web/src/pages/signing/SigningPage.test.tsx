import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { signingsOn } from '../../domain/programme/signing/signing-board.ts';
import { signingPageAt } from '../../domain/programme/signing/signing-page.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { SigningDay } from './SigningDay.island.tsx';
import { SigningPage } from './SigningPage.tsx';

const DAY = '2025-10-26';
const days = [{ day: DAY, count: 2 }];
const now = new Date('2025-10-26T10:10:00Z');
const items = [
  itemAt('2025-10-26T10:00:00Z', {
    uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
    type: facet('Signeersessie'),
    location: facet('Signeerplein'),
    preciseLocation: 'Tafel 3',
    experience: { uuid: 'e', path: '/activiteiten/slak', title: 'De slak', hideReservation: false },
    authors: [{ uuid: 'm', path: '/auteurs/mira', name: 'Mira Vandoorne' }],
    statuses: ['soldOut'],
  }),
  itemAt('2025-10-26T07:00:00Z', { type: facet('Signeersessie'), title: 'Vroeg op' }),
];

const dayOfSignings = (day: string, all = items) => ({ day, signings: signingsOn(all, day), days, now });

function htmlOf(props: Parameters<typeof SigningPage>[0]): string {
  return renderToStaticMarkup(<SigningPage {...props} />);
}

it('shows who signs where and when, which signings are current, and the queue rules, with links to the moments', () => {
  const html = htmlOf({ ...dayOfSignings(DAY), rules: 'Neem een nummer.' });
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain(
    '11 u 11:00 Mira Vandoorne De slak heeft gelijk Signeerplein, tafel 3 volzet nu bezig',
  );
  expect(words).toContain('Neem een nummer.');
  expect(words).toContain('Voorbij: 1 signeersessie 08:00 Vroeg op');
  expect(html).toContain('href="/activiteiten/slak?moment=nklIBt"');
});

it('separates the states of a signing from its place with ribbons, and mutes those of a past signing', () => {
  const ribbons = (html: string) =>
    [...html.matchAll(/data-colour="(\w+)"[^>]*>([a-z ]+)<\/span>/g)].map(([, colour, words]) => [
      words,
      colour,
    ]);
  expect(ribbons(htmlOf(dayOfSignings(DAY)))).toEqual([
    ['volzet', 'red'],
    ['nu bezig', 'ink'],
  ]);
  const later = new Date('2025-10-26T20:00:00Z');
  expect(ribbons(htmlOf({ ...dayOfSignings(DAY), now: later }))).toEqual([['volzet', 'grey']]);
});

it('says that a day has no signings, and links to days with signings', () => {
  const html = htmlOf(dayOfSignings('2025-10-27'));
  expect(html).toContain('Op maandag 27 oktober signeert er niemand.');
  expect(html).toContain('href="/signeren?dag=2025-10-26"');
});

it('links from a day with only past signings to the next day with signings', () => {
  const over = new Date('2025-10-26T20:00:00Z');
  const tomorrow = itemAt('2025-10-27T10:00:00Z', { type: facet('Signeersessie') });
  const page = signingPageAt(
    { pages: [], items: [...items, tomorrow], signingRules: undefined, requested: DAY },
    over,
  );
  const html = htmlOf(page);
  expect(html).toContain('De signeersessies van zondag 26 oktober zijn voorbij.');
  expect(html).toMatch(/<a[^>]* href="\/signeren\?dag=2025-10-27"[^>]*>.*Wie signeert op maandag 27 oktober/);
  expect(
    signingPageAt({ pages: [], items, signingRules: undefined, requested: DAY }, over).next,
  ).toBeUndefined();
});

it('for an hour without signings, shows the heading but no empty list', () => {
  const late = itemAt('2025-10-26T13:00:00Z', { type: facet('Signeersessie'), title: 'Na de thee' });
  const html = htmlOf(dayOfSignings(DAY, [...items, late]));
  expect(html).toMatch(/12 u<\/h3>/);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});

it('says that no signings are known yet', () => {
  expect(htmlOf({ signings: [], days: [], now })).toContain('Er is nog niet bekend wie er signeert.');
});

it('hydrates without changes to the server HTML', async () => {
  expect(await hydrated(SigningDay, dayOfSignings(DAY))).toContain('Mira Vandoorne');
});
