import { describe, expect, it } from 'vitest';
import type { UitEventDetail } from '../events/uit-event.ts';
import { experienceTimes } from '../programme/experience/experience-times.ts';
import { bareExperience, barePage, dayAt, facet, itemAt } from '../programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { Status } from '../programme/status.ts';
import type { GenericPage } from './page.ts';
import {
  dayShareImage,
  eventShareImage,
  experienceShareImage,
  pageOfShareImage,
  pageShareImage,
  type ShareImage,
  shareImageAlt,
  shareImagePath,
  shareImageVersion,
  townShareImage,
} from './share-image.ts';

const card: ShareImage = {
  title: 'De slak heeft gelijk',
  when: 'maandag 27 oktober, 10:30',
  where: 'Leescafé, Kortrijk Xpo',
  colour: 'pink',
};

describe('the address of a share image', () => {
  it('converts the path of a page to the address of its share image, and the address back to the path', () => {
    const address = new URL(shareImagePath('/activiteiten/de-slak', card), 'https://www.boektopia.be');
    expect(address.pathname).toBe('/deelbeeld/activiteiten/de-slak.jpg');
    expect(pageOfShareImage(address.pathname)).toBe('/activiteiten/de-slak');
  });

  it.each(['/deelbeeld/praktisch.png', '/deelbeeld/praktisch', '/deelbeeld', '/elders/praktisch.jpg'])(
    'recognizes that %s is not the address of a share image',
    (path) => {
      expect(pageOfShareImage(path)).toBeUndefined();
    },
  );

  it('changes the version of a share image if and only if its content changes', () => {
    const version = shareImageVersion(card);
    expect(shareImageVersion({ ...card })).toBe(version);
    expect(shareImageVersion({ ...card, label: undefined })).toBe(version);
    const changes: Partial<ShareImage>[] = [
      { title: 'De slak heeft ongelijk' },
      { when: 'maandag 27 oktober, 11:30' },
      { where: 'Forum, Kortrijk Xpo' },
      { standing: 'geannuleerd' },
      { colour: 'blue' },
      { image: { src: 'https://a.storyblok.com/f/101/1800x1200/a/slak.webp' } },
    ];
    const versions = new Set(changes.map((change) => shareImageVersion({ ...card, ...change })));
    expect(versions.size).toBe(changes.length);
    expect(versions).not.toContain(version);
  });
});

it('builds the alternative text from the content of the share image', () => {
  expect(shareImageAlt({ ...card, standing: 'volzet' })).toBe(
    'De slak heeft gelijk, volzet, maandag 27 oktober, 10:30, Leescafé, Kortrijk Xpo',
  );
  expect(shareImageAlt({ title: 'Praktisch', colour: 'red' })).toBe('Praktisch');
});

const talkAt = (start: string, rest: Partial<ProgrammeItem> = {}) =>
  itemAt(start, {
    location: facet('Leescafé'),
    type: facet('Gesprek'),
    themes: [facet('Lifestyle')],
    ...rest,
  });
const now = new Date('2025-10-27T08:30:00Z');
const venue = { name: 'Kortrijk Xpo', address: {} };
const cardOf = (...items: ProgrammeItem[]) =>
  experienceShareImage(bareExperience, { times: experienceTimes(items, now), venue });

describe('the share image of an experience', () => {
  it('shows the time and place of the next moment on the share image, in the colour of its category', () => {
    expect(cardOf(talkAt('2025-10-25T08:00:00Z'), talkAt('2025-10-27T09:30:00Z'))).toMatchObject({
      title: 'De slak heeft gelijk',
      label: 'Lifestyle • Gesprek',
      when: 'maandag 27 oktober, 10:30',
      where: 'Leescafé, Kortrijk Xpo',
      colour: 'pink',
    });
  });

  it('shows Brussels time on the share image on both sides of the clock change', () => {
    expect(cardOf(talkAt('2025-10-25T08:00:00Z')).when).toBe('zaterdag 25 oktober, 10:00');
    expect(cardOf(talkAt('2025-11-01T09:00:00Z')).when).toBe('zaterdag 1 november, 10:00');
  });

  it('shows the first and last day of an experience that lasts several days', () => {
    const runs = talkAt('2025-10-25T08:00:00Z', { end: new Date('2025-11-02T17:00:00Z') });
    expect(cardOf(runs).when).toBe('25 oktober tot 2 november');
  });

  it('shows a warning if a moment is cancelled, sold out or moved, but not if it is new', () => {
    const standing = (...statuses: Status[]) => cardOf(talkAt('2025-10-28T09:00:00Z', { statuses })).standing;
    expect(standing('cancelled', 'new')).toBe('geannuleerd');
    expect(standing('soldOut')).toBe('volzet');
    expect(standing('new')).toBeUndefined();
  });

  it('shows no time on the share image of an experience without moments', () => {
    expect(cardOf()).toMatchObject({ title: 'De slak heeft gelijk', when: undefined, where: 'Kortrijk Xpo' });
  });
});

it('shows all festival days on the share image of a day, and marks that day', () => {
  const days = ['2025-10-25', '2025-10-26'].map(dayAt);
  const card = dayShareImage(dayAt('2025-10-26'), days);
  expect(card.title).toBe('Zondag 26 oktober');
  expect(card.shelf).toMatchObject([
    { short: 'za', date: '25', out: false },
    { short: 'zo', date: '26', out: true },
  ]);
});

describe('the share image of a UiTdatabank event', () => {
  const event: UitEventDetail = {
    id: 'i',
    path: '/e',
    title: 'Schrijver op de trede',
    kind: 'Signeersessie',
    calendar: {
      kind: 'dates',
      occurrences: [{ start: new Date('2025-11-08T14:00:00Z'), status: 'available', soldOut: false }],
    },
    status: 'available',
    soldOut: false,
    attendance: 'offline',
    place: { name: 'De Dertiende Trede', town: 'Leuven' },
    description: [],
    prices: [],
  };

  it('shows the next date of an event and its place on the share image', () => {
    expect(eventShareImage(event, now)).toMatchObject({
      label: 'Signeersessie',
      when: 'zaterdag 8 november, 15:00',
      where: 'De Dertiende Trede, Leuven',
      standing: undefined,
    });
  });

  it('shows on the share image that an online event is cancelled', () => {
    const occurrences = [
      { start: new Date('2025-11-08T14:00:00Z'), status: 'cancelled', soldOut: false },
    ] as const;
    const card = eventShareImage(
      { ...event, attendance: 'online', calendar: { kind: 'dates', occurrences } },
      now,
    );
    expect(card).toMatchObject({ standing: 'geannuleerd', where: 'Online' });
  });
});

describe('the share image of a page', () => {
  const page = (rest: Partial<GenericPage> = {}): GenericPage => ({
    ...barePage,
    kind: 'page',
    ...rest,
  });
  const intro = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Alles.', marks: [] }] },
  ];

  it('shows the first words of a page on its share image, in the colour of the page', () => {
    expect(pageShareImage(page({ intro, colour: 'blue' }))).toMatchObject({ text: 'Alles.', colour: 'blue' });
  });

  it('shows the date of a news article or the address of a place on the share image, instead of the first words of the page', () => {
    const date = new Date('2025-10-23T12:00:00Z');
    expect(pageShareImage(page({ kind: 'newsArticle', date, intro }))).toMatchObject({
      label: 'Nieuws',
      when: '23 oktober 2025, 14:00',
      text: undefined,
    });
    expect(
      pageShareImage(page({ kind: 'bookstore', address: 'Sluizeken 88, 9000 Gent', intro })),
    ).toMatchObject({
      label: 'Boekhandel',
      where: 'Sluizeken 88, 9000 Gent',
      text: undefined,
    });
  });

  it("names the town on the share image of a single town's page", () => {
    expect(townShareImage(page({ title: 'Op toer' }), facet('Genk')).title).toBe('Op toer: Genk');
  });
});
