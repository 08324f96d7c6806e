import { describe, expect, it } from 'vitest';
import type { Author } from './author.ts';
import { authorIndex, indexedAuthor } from './author-index.ts';
import { countOfAuthors, namedBy, namesOf } from './author-names.ts';

const author = (name: string, sortName?: string): Author => ({
  uuid: name,
  path: `/auteurs/${name}`,
  name,
  sortName,
  links: [],
  seo: {},
});
const indexed = (...names: readonly (string | [string, string])[]) =>
  names.map((one) => indexedAuthor(typeof one === 'string' ? author(one) : author(...one), undefined));
const split = (name: string, sortName?: string) => {
  const { given, family } = indexedAuthor(author(name, sortName), undefined);
  return [given, family];
};

describe('the name that authors are sorted by', () => {
  it.each([
    ['Mira Vandoorne', ['Mira', 'Vandoorne']],
    ['Mariette Van Quickelberghe', ['Mariette', 'Van Quickelberghe']],
    ['Chiel van der Plassche', ['Chiel', 'van der Plassche']],
    ['Noor El Amrani', ['Noor', 'El Amrani']],
    ['Anna Maria Claes', ['Anna Maria', 'Claes']],
    ['Van Damme', ['Van', 'Damme']],
    ['Colette', ['', 'Colette']],
  ])('sorts a name by its last word with the particles before it: %s', (name, parts) => {
    expect(split(name)).toEqual(parts);
  });

  it('uses the editor’s sort name if there is one', () => {
    expect(split('Ines Cabral da Mota', 'Cabral da Mota, Ines')).toEqual(['Ines', 'Cabral da Mota']);
    expect(split('De Derde Sok', 'Derde Sok')).toEqual(['De', 'Derde Sok']);
    // A sort name that is not part of the name affects only the order.
    expect(split('50 Tinten', 'Vijftig')).toEqual(['50', 'Tinten']);
  });
});

describe('the index', () => {
  it('sorts authors from A to Z, ignoring accents and case, with names that do not begin with a letter last', () => {
    const index = authorIndex(
      indexed(
        'Jan ’t Hooft',
        'Aline Heyvaert',
        'Chiel van der Plassche',
        '3voor12',
        'Élise Été',
        'Wout Van Aa',
        'Bo Eck',
      ),
    );
    expect(index.map(({ letter, authors }) => [letter, authors.map(({ family }) => family)])).toEqual([
      ['E', ['Eck', 'Été']],
      ['H', ['Heyvaert']],
      ['T', ['’t Hooft']],
      ['V', ['Van Aa', 'van der Plassche']],
      ['#', ['3voor12']],
    ]);
  });

  it('finds the names in which every search word begins a word', () => {
    const all = indexed('Noémie Lacroix-Peeters', 'Gommaar Pieters', ['De Derde Sok', 'Derde Sok, De']);
    const found = (question: string) => {
      const isNamed = namedBy(question);
      return all.filter((author) => isNamed(namesOf(author))).map(({ family }) => family);
    };
    expect(found('noemie')).toEqual(['Lacroix-Peeters']);
    expect(found('pe')).toEqual(['Lacroix-Peeters']);
    expect(found('pieters gom')).toEqual(['Pieters']);
    expect(found('ieters')).toEqual([]);
    expect(found(' ')).toHaveLength(3);
  });

  it('finds a hyphenated name as one word, and names with special letters or invisible characters', () => {
    const all = indexed('Jan-Pieter Smits', 'Annelies Ver\u00adhelst', 'Yıldız Kılıç', 'Janpieter Bos');
    const found = (question: string) =>
      all.filter((author) => namedBy(question)(namesOf(author))).map(({ family }) => family);
    expect(found('janpieter')).toEqual(['Smits', 'Bos']);
    expect(found('jan-pieter')).toEqual(['Smits', 'Bos']);
    expect(found('verhelst')).toEqual(['Ver\u00adhelst']);
    expect(found('yildiz kilic')).toEqual(['Kılıç']);
  });

  it('formats the number of authors found', () => {
    expect(countOfAuthors(170, '')).toBe('170 auteurs');
    expect(countOfAuthors(1, 'van')).toBe('1 auteur voor ‘van’');
    expect(countOfAuthors(0, 'x')).toBe('Geen auteurs voor ‘x’');
  });
});
