import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIVE_AUTHORS, TWO_AUTHORS } from '../domain/programme/fixtures/experience.ts';
import type { Facet, ProgrammeItem } from '../domain/programme/programme-item.ts';
import { ExperienceCard } from './ExperienceCard.tsx';
import { exampleItem, facet, THRILLER } from './item-examples.ts';

const item = exampleItem('De slak heeft gelijk', {
  path: '/activiteiten/de-slak',
  start: new Date('2025-10-26T09:00:00Z'),
  end: undefined,
});
const before = new Date('2025-10-26T08:00:00Z');
const cardAt = (now: Date, changed: Partial<ProgrammeItem> = {}) =>
  renderToStaticMarkup(<ExperienceCard item={{ ...item, ...changed }} now={now} />);
const cardWith = (...themes: Facet[]) => cardAt(before, { themes });

describe('the card of an experience', () => {
  it('links the card of an experience to its page, and shows its time and place', () => {
    const html = cardWith();
    expect(html).toMatch(/<h3[^>]*><a href="\/activiteiten\/de-slak">De slak heeft gelijk<\/a><\/h3>/);
    expect(html).toContain('zo 26/10, 10:00</time>\u00a0· Forum');
  });

  it('links to the moment’s own page, and shows the moment’s own title, its type, and its stage with the table', () => {
    const summary = { uuid: 'e', path: '/activiteiten/slak', title: 'De slak', hideReservation: false };
    const html = cardAt(before, {
      title: 'De slak signeert',
      experience: summary,
      type: facet('signeersessie', 'Signeersessie'),
      preciseLocation: 'Tafel 2',
    });
    expect(html).toContain('href="/activiteiten/slak?moment=De+slak+heeft+gelijk">De slak signeert</a>');
    expect(html).toContain('>Signeersessie</p>');
    expect(html).toContain('</time>\u00a0· Forum, tafel 2');
  });

  it('names all authors up to three, names two and counts the rest if there are more, and shows no byline without authors', () => {
    const names = (changed: Partial<ProgrammeItem>) =>
      /<p class="byline">([^<]*)<\/p>/.exec(cardAt(before, changed))?.[1];
    expect(names({ authors: TWO_AUTHORS })).toBe('Mira Vandoorne, Greet Soetaert');
    expect(names({ authors: FIVE_AUTHORS })).toBe('Mira Vandoorne, Greet Soetaert +3');
    expect(names({ authors: FIVE_AUTHORS, statuses: ['cancelled'] })).toBe(
      'Mira Vandoorne, Greet Soetaert +3',
    );
    expect([names({ authors: undefined }), names({ authors: [] })]).toEqual([undefined, undefined]);
  });

  it('marks an item as past only after its end', () => {
    const end = new Date('2025-10-26T10:30:00Z');
    expect(cardAt(end, { end })).not.toContain('voorbij');
    expect(cardAt(new Date(+end + 1), { end })).toMatch(/data-past="true".*>voorbij<\/span>/);
  });

  it('names the theme beside its icon, in the colour of the category', () => {
    const html = cardWith(THRILLER);
    expect(html).toMatch(
      /aria-hidden="true"[^>]*><use href="[^"]+#category-thriller"><\/use><\/svg>Spannende boeken<\/p>/,
    );
    expect(html).toContain('data-colour="purple"');
  });

  it('shows the first of an item’s themes that belongs to a category', () => {
    const html = cardWith(facet('tuinkabouters', 'Tuinkabouters'), facet('strips', 'Strips'));
    expect(html).toContain('Strips</p>');
    expect(html).not.toContain('Tuinkabouters');
  });

  it('shows a theme that belongs to no category by its name, without an icon (§8.10)', () => {
    const html = cardWith(facet('tuinkabouters', 'Tuinkabouters'));
    expect(html).toContain('>Tuinkabouters</p>');
    expect(html).not.toContain('<svg');
    expect(html).toContain('data-colour="grey"');
  });
});
