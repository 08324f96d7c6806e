import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { facet, itemAt, TWO_AUTHORS } from '../../domain/programme/fixtures/experience.ts';
import { AuthorPage } from './AuthorPage.tsx';

const NOW = new Date('2025-10-27T08:30:00Z');
const NOTHING = { coming: [], past: [] };
const mira = {
  uuid: 'mira-vandoorne',
  path: '/auteurs/mira-vandoorne',
  name: 'Mira Vandoorne',
  links: [],
  seo: {},
};
const talk = itemAt('2025-10-27T10:30:00Z', {
  uuid: 'gesprek',
  authors: TWO_AUTHORS,
  type: facet('Gesprek'),
  location: facet('Forum'),
});
const signing = itemAt('2025-10-26T10:30:00Z', {
  uuid: 'signeersessie',
  title: 'Inkt',
  authors: TWO_AUTHORS.slice(0, 1),
});

function html(props: Partial<Parameters<typeof AuthorPage>[0]> = {}): string {
  const element = (
    <AuthorPage
      author={mira}
      programme={NOTHING}
      tour={NOTHING}
      earlier={[]}
      publishers={[]}
      events={[]}
      news={[]}
      now={NOW}
      {...props}
    />
  );
  return renderToStaticMarkup(element);
}
const words = (of: string) => of.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('lists coming items with co-authors and places, and collapses past items', () => {
  const page = html({ programme: { coming: [talk], past: [signing] } });
  expect(words(page)).toContain('Eén keer op Boektopia');
  // The row names the co-author, but not the author whose page this is.
  expect(words(page)).toMatch(/ma 27\/10 11:30 De slak heeft gelijk met Greet Soetaert Forum Gesprek/);
  expect(page).toMatch(/<details[^>]*><summary[^>]*><span>1 voorbij moment<\/span>.*Inkt/);
  expect(words(page).match(/ met /g)).toHaveLength(1);
});

it('says that all appearances are past, and omits empty parts', () => {
  expect(words(html({ programme: { coming: [], past: [signing] } }))).toContain(
    'Wat Mira Vandoorne op Boektopia deed, is voorbij.',
  );
  expect(html()).not.toMatch(/<h2|<ul|<details|<article|<img/);
});

it('names the last edition of an author who is not in the current one, and collapses the moments of each edition', () => {
  const earlier = [{ name: 'Boektopia 2024', year: 2024, items: [signing] }];
  expect(words(html({ earlier }))).toContain('Boektopia 2024, voorbij');
  expect(words(html({ earlier }))).toContain('Op vorige edities Boektopia 2024: 1 voorbij moment');
  expect(words(html({ earlier, programme: { coming: [talk], past: [] } }))).not.toContain('2024, voorbij');
});
