import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../../blocks/examples.ts';
import type { Experience } from '../../domain/pages/page.ts';
import { experienceTimes } from '../../domain/programme/experience/experience-times.ts';
import {
  bareExperience,
  FIVE_AUTHORS,
  facet,
  itemAt,
  TWO_AUTHORS,
} from '../../domain/programme/fixtures/experience.ts';
import { momentCalendarPath, momentPath } from '../../domain/programme/moment.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { ExperiencePage } from './ExperiencePage.tsx';

const NOW = new Date('2025-10-27T08:30:00Z');

const RESERVE = 'https://tickets.example/plaats';

/** Returns the HTML of an experience page, with the requested moment first. */
function html(experience: Experience, items: readonly ProgrammeItem[], requested?: ProgrammeItem): string {
  const element = (
    <ExperiencePage
      experience={experience}
      times={experienceTimes(items, NOW, requested)}
      related={[]}
      reservationUrl={RESERVE}
      now={NOW}
      site={{ canonical: 'https://www.boektopia.be/activiteiten/slak' }}
    />
  );
  return renderToStaticMarkup(<AtAddress>{element}</AtAddress>);
}

/** Returns the page's text in document order, without tags. */
const words = (...page: Parameters<typeof html>) =>
  html(...page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

it('shows themes, title, start and end, location, type and intro in the header (§3.7)', () => {
  const intro = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Traag is snel.', marks: [] }] },
  ];
  const item = itemAt('2025-10-27T10:30:00Z', {
    end: new Date('2025-10-27T11:30:00Z'),
    location: facet('Leescafé'),
    type: facet('Gesprek'),
    themes: [facet('Lifestyle'), facet('Strips')],
  });
  expect(words({ ...bareExperience, intro }, [item])).toMatch(
    /Lifestyle Strips De slak heeft gelijk Wanneer maandag 27 oktober 2025, 11:30 tot 12:30 Waar Leescafé Soort Gesprek Bewaar Op je stapel In mijn agenda : De slak heeft gelijk, ma 27 okt 11:30 Traag is snel\. 1 Activiteit/,
  );
});

it('shows a theme as a grey ribbon with the colour of its category at the edge, because a pink ribbon means «nu»', () => {
  const item = itemAt('2025-10-27T10:30:00Z', { themes: [facet('Lifestyle')] });
  expect(html(bareExperience, [item])).toMatch(
    /<li data-colour="pink"><span class="ribbon" data-colour="grey">.*?Lifestyle/,
  );
});

/** An experience with every field. `Required` makes the compiler report a missing field. */
const WHOLE: Required<Experience> = {
  ...bareExperience,
  intro: [paragraph('De intro.')],
  image: { src: '/slak.webp', alt: 'Een slak', width: 1800, height: 1200 },
  body: [{ kind: 'richText', uid: 'b', text: [paragraph('Het verhaal.')] }],
  colour: 'red',
  date: NOW,
  publishers: [{ key: 'Uitgeverij', value: 'Merel' }],
  preview: 'Op de kaart.',
  authors: [{ uuid: 'a', path: '/auteurs/mira', name: 'Mira Vandoorne' }],
};

/** Fields that the page does not display: only cards, search engines, the reservation button or our code use them. */
const NOT_READ: readonly string[] = ['kind', 'uuid', 'path', 'seo', 'preview', 'hideReservation'];

/** Returns every text in a value, except in the fields that the page does not display. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([name, one]) =>
        ['kind', 'uid', 'uuid'].includes(name) ? [] : textsIn(one),
      );

it('shows every field that an editor filled in', () => {
  const page = html(WHOLE, []);
  const fields = Object.entries(WHOLE).filter(([field]) => !NOT_READ.includes(field));
  const omittedDates = fields.filter(([, value]) => !textsIn(value).every((one) => page.includes(one)));
  expect(omittedDates).toEqual([]);
  expect(page.replace(/<[^>]+>/g, '')).toContain('Gepubliceerd op 27 oktober 2025, 09:30');
});

it('links each author to their page, and renders no author links for an experience without authors', () => {
  const page = html({ ...bareExperience, authors: FIVE_AUTHORS }, [
    itemAt('2025-10-27T10:30:00Z', { authors: FIVE_AUTHORS }),
  ]);
  for (const { name, path } of FIVE_AUTHORS) expect(page).toContain(`href="${path}">${name}</a>`);
  expect(html(bareExperience, [itemAt('2025-10-27T10:30:00Z')])).not.toContain('/auteurs/');
});

it('shows the authors of a moment if they differ from those of the first moment', () => {
  const [first, second] = ['2025-10-27T10:30:00Z', '2025-10-28T10:30:00Z'];
  const shown = words({ ...bareExperience, authors: FIVE_AUTHORS }, [
    itemAt(first, { authors: FIVE_AUTHORS }),
    itemAt(second, { authors: TWO_AUTHORS }),
  ]);
  expect(shown).toMatch(/Ook dinsdag 28 oktober 2025, 11:30 · Mira Vandoorne, Greet Soetaert /);
});

it('shows the title and no facts for an experience without moments', () => {
  const shown = words(bareExperience, []);
  expect(shown).toContain('De slak heeft gelijk');
  expect(shown).not.toMatch(/Wanneer|Waar|Soort/);
});

describe('the moments of an experience', () => {
  const summary = {
    uuid: 'u',
    path: '/activiteiten/slak',
    title: 'De slak heeft gelijk',
    hideReservation: false,
  };
  const moment = (start: string, rest: Partial<ProgrammeItem> = {}) =>
    itemAt(start, {
      experience: summary,
      location: facet('Signeerplein'),
      preciseLocation: 'Tafel 2',
      type: facet('Voorstelling'),
      ...rest,
    });
  const past = moment('2025-10-26T13:00:00Z');
  const full = moment('2025-10-27T13:00:00Z', { statuses: ['soldOut'] });
  const free = moment('2025-10-27T15:30:00Z');
  const signing = moment('2025-11-01T13:00:00Z', { title: 'Mira signeert', type: facet('Signeersessie') });

  it('links the first moment to a calendar file, unless it is past or cancelled', () => {
    const cancelled = moment('2025-10-28T13:00:00Z', { statuses: ['cancelled'] });
    const link = (requested: ProgrammeItem) =>
      html(bareExperience, [past, full, free, cancelled], requested).match(/href="(\/m\/[^"]+\.ics)"/g);
    expect(link(free)).toEqual([`href="${momentCalendarPath(free)}"`]);
    expect(link(full)).toEqual([`href="${momentCalendarPath(full)}"`]);
    expect([link(past), link(cancelled)]).toEqual([null, null]);
  });

  it('if the page shows another moment first, names in the reserve button the moment to reserve', () => {
    const shown = words(bareExperience, [past, full, free]);
    expect(shown).toMatch(/Wanneer maandag 27 oktober 2025, 14:00 \(volzet\) Waar Tafel 2/);
    expect(shown).toContain('Nog plaats maandag 27 oktober om 16:30 · Signeerplein, tafel 2');
    expect(shown).toContain('Reserveer hier je plaats voor maandag 27 oktober om 16:30');
    expect(html(bareExperience, [past, full, free])).toContain(`href="${RESERVE}"`);
  });

  it('shows the requested moment first, with its own title, type and place', () => {
    const shown = words(bareExperience, [full, free, signing], signing);
    expect(shown).toMatch(
      /Op het programma Mira signeert Wanneer zaterdag 1 november 2025, 14:00 Waar Tafel 2 Soort Signeersessie/,
    );
    expect(shown).toMatch(
      /Ook maandag 27 oktober 2025, 14:00 \(volzet\) · Voorstelling · Signeerplein, tafel 2/,
    );
    expect(shown).not.toContain(' voor maandag');
  });

  it('says of a signing who signs, at which stage and table', () => {
    const shownOf = (authors?: ProgrammeItem['authors']) =>
      words(bareExperience, [moment('2025-11-01T13:00:00Z', { type: facet('Signeersessie'), authors })]);
    expect(shownOf()).toContain('De slak heeft gelijk Signeersessie: Signeerplein, tafel 2 Wanneer');
    expect(shownOf(TWO_AUTHORS.slice(0, 1))).toContain(
      'Mira Vandoorne signeert: Signeerplein, tafel 2 Wanneer',
    );
    expect(shownOf(TWO_AUTHORS)).toContain('Greet Soetaert signeren: Signeerplein, tafel 2 Wanneer');
    expect(words(bareExperience, [free])).toContain('De slak heeft gelijk Wanneer');
  });

  it.each([
    [past, '(voorbij)'],
    [full, '(volzet)'],
  ])('shows the status of a past or full moment, with the next available one below it', (gone, what) => {
    const shown = words(bareExperience, [past, full, free], gone);
    expect(shown).toContain(what);
    expect(shown).toContain('Nog plaats maandag 27 oktober om 16:30');
  });

  it('does not mention seats if none can be reserved', () => {
    const talk = moment('2025-10-28T13:00:00Z', { type: facet('Gesprek') });
    expect(words(bareExperience, [full, talk])).not.toMatch(/Nog plaats|Reserveer/);
    expect(words(bareExperience, [full, talk])).toContain('Nog te zien dinsdag 28 oktober om 14:00');
    expect(words({ ...bareExperience, hideReservation: true }, [full, free])).not.toMatch(
      /Nog plaats|Reserveer/,
    );
  });

  it('places the date, the place and the button before the other moments and the cover', () => {
    const image = {
      src: 'https://a.storyblok.com/f/101/3x2/a/slak.jpg',
      alt: 'Een slak',
      width: 3,
      height: 2,
    };
    const page = html({ ...bareExperience, image }, [free, signing]);
    const parts = ['<h1', 'Wanneer', 'Reserveer hier je plaats', '2 Activiteiten', 'Ook ', '<img'];
    const places = parts.map((part) => page.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('if the moment has a button, repeats both at the bottom of the page on phones', () => {
    expect(words(bareExperience, [full, free])).toMatch(/ma 27 okt 16:30 Signeerplein, tafel 2 Reserveer /);
    expect(words(bareExperience, [signing])).not.toContain('Reserveer');
  });

  it('says that the remaining moments are full, or that the experience is over', () => {
    expect(words(bareExperience, [past, full])).toContain('Wat hiervan nog komt, is volzet.');
    expect(words(bareExperience, [past])).toContain('Deze beleving is voorbij.');
    expect(words(bareExperience, [past, full])).not.toContain('Reserveer');
  });

  it('shows many moments as cards that link to their moment, the requested one first', () => {
    const days = [28, 29, 30, 31].map((day) => moment(`2025-10-${day}T09:00:00Z`));
    const page = html(bareExperience, [past, ...days, signing], signing);
    const cards = page.split('Alle momenten</h2>')[1]?.split('<li').slice(1) ?? [];
    expect(cards).toHaveLength(6);
    expect(cards[0]).toContain('Mira signeert');
    expect(cards[0]).toContain('Signeerplein, tafel 2');
    expect(cards[0]).toContain(`href="${momentPath(signing)?.replaceAll(':', '%3A')}"`);
    expect(cards.at(-1)).toContain('voorbij');
  });

  it('shares the address of the requested moment', () => {
    expect(html(bareExperience, [free, signing], signing)).toContain(
      encodeURIComponent(`https://www.boektopia.be${momentPath(signing)}`),
    );
    expect(html(bareExperience, [free, signing])).not.toContain(encodeURIComponent('?moment'));
  });
});

it('names the edition of the first moment if it is not current, and collapses the moments of other editions', () => {
  const earlier = [{ name: 'Boektopia 2024', year: 2024, items: [itemAt('2024-10-26T08:00:00Z')] }];
  const element = (
    <ExperiencePage
      experience={bareExperience}
      times={experienceTimes([itemAt('2025-10-25T08:00:00Z')], NOW)}
      related={[]}
      edition="Boektopia 2025"
      earlier={earlier}
      now={NOW}
      site={{ canonical: 'https://www.boektopia.be/activiteiten/slak' }}
    />
  );
  const page = renderToStaticMarkup(<AtAddress>{element}</AtAddress>);
  expect(page).toContain('Boektopia 2025, voorbij');
  expect(page).toMatch(/<details(?! open).*Op vorige edities.*href="\/programma\/2024"/s);
});
