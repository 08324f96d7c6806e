import { describe, expect, it } from 'vitest';
import type { Experience, GenericPage, HomePage } from '../../../domain/pages/page.ts';
import {
  bareExperience,
  barePage,
  dayAt,
  FIVE_AUTHORS,
  facet,
  itemAt,
} from '../../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../../domain/programme/programme-item.ts';
import { festival, festivalEvents, tourEvents } from './events.ts';
import { thingOfPage } from './page-things.ts';
import { breadcrumbList, structuredData } from './structured-data.ts';

const origin = 'https://www.boektopia.be';
const siteAt = (path: string) => ({ origin, canonical: `${origin}${path}` });
const now = new Date('2025-10-25T08:00:00Z');

const image = {
  src: 'https://a.storyblok.com/f/101/1800x1200/a/slak.webp',
  alt: '',
  width: 1800,
  height: 1200,
};
const experience: Experience = { ...bareExperience, image };
const pageOf = (kind: GenericPage['kind'], rest: Partial<GenericPage> = {}): GenericPage => ({
  ...barePage,
  image,
  kind,
  ...rest,
});
const demoAt = (start: string, rest: Partial<ProgrammeItem> = {}) =>
  itemAt(start, { location: facet('Forum'), type: facet('Kookdemo'), ...rest });
const venue = {
  name: 'Kortrijk Xpo',
  address: { street: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
};
const agesOf = (ages: ProgrammeItem['ages']) =>
  festivalEvents(held(itemAt('2025-10-25T08:00:00Z', { ages })))[0]?.typicalAgeRange;
const held = (...items: ProgrammeItem[]) => ({
  venue,
  experience,
  items,
  reservationUrl: 'https://reservatie.example/',
  now,
  site: siteAt('/activiteiten/slak'),
});

it('formats the ages of an event for schema.org, and omits unknown ages', () => {
  expect([{ from: 6, to: 9 }, { from: 12 }, { to: 5 }, undefined].map(agesOf)).toEqual([
    '6-9',
    '12-',
    '0-5',
    undefined,
  ]);
});

describe('the breadcrumb list of a page', () => {
  it('lists the steps of the breadcrumb and the page itself, with absolute addresses (§2.81)', () => {
    expect(breadcrumbList('Een uur cadeau', siteAt('/nieuws/een-uur'))?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Nieuws', item: `${origin}/nieuws` },
      { '@type': 'ListItem', position: 3, name: 'Een uur cadeau', item: `${origin}/nieuws/een-uur` },
    ]);
  });

  it('includes the programme in the breadcrumb of an experience (§2.82)', () => {
    expect(breadcrumbList('Slak', siteAt('/activiteiten/slak'))?.itemListElement).toMatchObject([
      { name: 'Start' },
      { name: 'Programma', item: `${origin}/programma` },
      { name: 'Slak', item: `${origin}/activiteiten/slak` },
    ]);
  });

  it('returns no breadcrumb list for the home page', () => {
    expect(breadcrumbList('Boektopia', siteAt('/'))).toBeUndefined();
  });
});

describe('an experience', () => {
  it('returns an event for each moment of an experience, with the UTC offset of Brussels on that day', () => {
    const events = festivalEvents(
      held(
        demoAt('2025-10-25T08:00:00Z'),
        demoAt('2025-10-26T09:00:00Z', { end: new Date('2025-10-26T10:00:00Z') }),
      ),
    );
    expect(events.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-10-25T10:00:00+02:00', undefined],
      ['2025-10-26T10:00:00+01:00', '2025-10-26T11:00:00+01:00'],
    ]);
    expect(events[0]).toMatchObject({
      '@type': 'Event',
      name: 'De slak heeft gelijk',
      image: [image.src],
      url: `${origin}/activiteiten/slak`,
      location: { '@type': 'Place', name: 'Forum, Kortrijk Xpo', address: { addressLocality: 'Kortrijk' } },
    });
  });

  it.each([
    [[], 'EventScheduled'],
    [['new'], 'EventScheduled'],
    [['moved'], 'EventRescheduled'],
    [['cancelled', 'moved'], 'EventCancelled'],
  ] as const)('describes an event with the statuses %j as %s', (statuses, status) => {
    expect(festivalEvents(held(demoAt('2025-10-26T09:00:00Z', { statuses })))[0]?.eventStatus).toBe(
      `https://schema.org/${status}`,
    );
  });

  it('lists all authors as performers with links to their pages, and omits performers if no author is named', () => {
    const performers = (authors: ProgrammeItem['authors']) =>
      festivalEvents(held(demoAt('2025-10-26T09:00:00Z', { authors })))[0]?.performer;
    expect(performers(FIVE_AUTHORS)).toHaveLength(5);
    expect(performers(FIVE_AUTHORS)).toContainEqual({
      '@type': 'Person',
      name: 'Mira Vandoorne',
      url: `${origin}/auteurs/mira-vandoorne`,
    });
    expect(performers(undefined)).toBeUndefined();
  });

  it('includes an offer if the page offers a reservation, and reports a sold-out moment (§2.48)', () => {
    const start = '2025-10-26T09:00:00Z';
    const offerOf = (item: ProgrammeItem) => festivalEvents(held(item))[0]?.offers;
    expect(offerOf(demoAt(start))).toMatchObject({ url: 'https://reservatie.example/' });
    expect(offerOf(demoAt(start, { statuses: ['soldOut'] }))).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/SoldOut',
    });
    expect(offerOf(demoAt(start, { type: facet('Lezing') }))).toBeUndefined();
    expect(offerOf(demoAt('2025-10-20T09:00:00Z'))).toBeUndefined();
    const hidden = { ...held(demoAt(start)), experience: { ...experience, hideReservation: true } };
    expect(festivalEvents(hidden)[0]?.offers).toBeUndefined();
  });

  it('uses the festival poster for an event without an image', () => {
    const start = demoAt('2025-10-26T09:00:00Z');
    const plain = { ...held(start), experience: { ...experience, image: undefined } };
    expect(festivalEvents(plain)[0]?.image).toEqual([`${origin}/share.png`]);
  });

  it('uses the town as the location of an activity of the tour', () => {
    const item = demoAt('2025-11-08T13:00:00Z', { location: facet('Genk'), preciseLocation: 'C-mine' });
    expect(tourEvents(held(item))[0]?.location).toMatchObject({
      name: 'Genk, C-mine',
      address: { addressLocality: 'Genk', streetAddress: 'C-mine' },
    });
  });
});

it('returns the festival with its first and last day, and nothing if no days are known', () => {
  const home: HomePage = { ...barePage, image, kind: 'home', buttons: [] };
  expect(festival(home, ['2025-10-25', '2025-11-02'].map(dayAt), venue, siteAt('/'))).toMatchObject({
    '@type': 'Festival',
    startDate: '2025-10-25',
    endDate: '2025-11-02',
    location: { name: 'Kortrijk Xpo' },
  });
  expect(festival(home, [], venue, siteAt('/'))).toBeUndefined();
});

describe('a page', () => {
  it('describes a news page as an article with the date of the page (§2.61)', () => {
    const page = pageOf('newsArticle', {
      date: new Date('2025-10-23T12:00:00Z'),
      seo: { description: 'Kort.' },
    });
    expect(thingOfPage(page, siteAt('/nieuws/slak'))).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'De slak heeft gelijk',
      description: 'Kort.',
      datePublished: '2025-10-23T14:00:00+02:00',
      mainEntityOfPage: `${origin}/nieuws/slak`,
    });
  });

  it('describes a bookstore page as a shop with its address (§2.63)', () => {
    const page = pageOf('bookstore', { address: 'Sluizeken 88, 9000 Gent' });
    expect(thingOfPage(page, siteAt('/boekhandels/slak'))).toMatchObject({
      '@type': 'BookStore',
      address: {
        streetAddress: 'Sluizeken 88',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
    });
  });

  it('uses the share image for a page without an image', () => {
    for (const [kind, path] of [
      ['newsArticle', '/nieuws/slak'],
      ['bookstore', '/boekhandels/slak'],
    ] as const) {
      const told = thingOfPage(pageOf(kind, { image: undefined }), siteAt(path));
      expect(told?.image).toEqual([expect.stringMatching(`^${origin}/deelbeeld${path}\\.jpg\\?v=`)]);
    }
  });

  it('returns no structured data for any other kind of page', () => {
    expect(thingOfPage(pageOf('page'), siteAt('/praktisch'))).toBeUndefined();
  });
});

it('renders structured data with the schema.org context, and skips undefined entries', () => {
  expect(structuredData({ '@type': 'Place', name: 'Forum' }, undefined)).toEqual([
    { structuredData: { '@context': 'https://schema.org', '@type': 'Place', name: 'Forum' } },
  ]);
});
