import { describe, expect, it } from 'vitest';
import { dayAt, FIVE_AUTHORS, facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { programmeText } from './ProgrammeText.tsx';

const site = {
  origin: 'https://www.boektopia.be',
  canonical: 'https://www.boektopia.be/programma/tekst',
  indexed: true,
};
const textOf = (items: readonly ProgrammeItem[], days = ['2025-10-25', '2025-10-26']) =>
  programmeText(wholeProgramme(days.map(dayAt), items), site);
const rowsOf = (html: string) =>
  [...html.slice(html.indexOf('<h2')).matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ''),
  );

const experience = { uuid: 'e', path: '/activiteiten/slak', title: 'De slak', hideReservation: false };

describe('the whole programme as text', () => {
  it("shows an item's time, title, status, authors, type, place and audience", () => {
    const html = textOf([
      itemAt('2025-10-25T08:00:00Z', {
        uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
        end: new Date('2025-10-25T08:50:00Z'),
        experience,
        statuses: ['cancelled'],
        type: facet('Signeersessie'),
        location: facet('Signeerplein'),
        preciseLocation: 'Tafel 3',
        access: ['signLanguage'],
        authors: [{ uuid: 'm', path: '/auteurs/mira', name: 'Mira Vandoorne' }],
      }),
    ]);
    expect(rowsOf(html)).toEqual([
      '10:00 tot 10:50 De slak heeft gelijk, geannuleerd, Mira Vandoorne, Signeersessie, Signeerplein, tafel 3, gebarentaal',
    ]);
    expect(html).toContain('<a href="/m/nklIBt">');
    expect(html).toContain('<strong>, geannuleerd</strong>');
  });

  it('names two of more than three authors and counts the rest; leaves no gap if an item has no authors', () => {
    const rows = [FIVE_AUTHORS, undefined].map((authors, hour) =>
      itemAt(`2025-10-25T0${8 + hour}:00:00Z`, { authors, type: facet('Gesprek') }),
    );
    expect(rowsOf(textOf(rows))).toEqual([
      '10:00 De slak heeft gelijk, Mira Vandoorne, Greet Soetaert +3, Gesprek',
      '11:00 De slak heeft gelijk, Gesprek',
    ]);
  });

  it('shows local times before and after the clock change, and renders a heading with an id for each day', () => {
    const html = textOf([
      itemAt('2025-10-25T08:00:00Z', { uuid: 'a' }),
      itemAt('2025-10-26T09:00:00Z', { uuid: 'b' }),
    ]);
    expect(rowsOf(html)).toEqual(['10:00 De slak heeft gelijk', '10:00 De slak heeft gelijk']);
    expect([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)).toEqual([
      '2025-10-25',
      '2025-10-26',
    ]);
    expect(html).toContain('<a href="#2025-10-26">zondag 26 oktober</a>');
  });

  it('lists multi-day items on each day on which they take place, with the date on which they end', () => {
    const html = textOf([
      itemAt('2025-10-25T08:00:00Z', { end: new Date('2025-10-26T17:00:00Z'), ongoing: true }),
    ]);
    expect(rowsOf(html)).toEqual(Array(2).fill('tot 26 oktober 2025 De slak heeft gelijk'));
  });

  it('lists items of a day that has no page', () => {
    const html = textOf([itemAt('2025-10-28T08:00:00Z')], ['2025-10-25']);
    expect(html).toContain('<h2 id="2025-10-28">dinsdag 28 oktober</h2>');
  });

  it("loads no files and runs no scripts, and escapes editors' text", () => {
    const html = textOf([itemAt('2025-10-25T08:00:00Z', { title: '</li><script>alert(1)</script>' })]);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<link[^>]+stylesheet|<img/);
    expect(html).toContain('&lt;/li&gt;&lt;script&gt;alert(1)');
  });

  it('shows one sentence if there is no programme', () => {
    expect(textOf([], [])).toContain('Het programma is nog niet bekend');
  });

  it('shows an urgent announcement', () => {
    const html = programmeText([], site, { urgent: 'De hal sluit om 16:00.' });
    expect(html).toContain('<strong>De hal sluit om 16:00.</strong>');
    expect(programmeText([], site)).not.toContain('<strong>');
  });

  it('shows the snapshot time if the CMS is unreachable', () => {
    const days = wholeProgramme([dayAt('2025-10-25')], []);
    expect(programmeText(days, site, { asOf: 'Programma van gisteren 18:40' })).toContain(
      '<p>Programma van gisteren 18:40</p>',
    );
    expect(programmeText(days, site)).not.toContain('Programma van');
  });
});
