import { describe, expect, it } from 'vitest';
import { MAX_TERM_LENGTH, parseSearchQuery, searchParameters } from './search-query.ts';

const termOf = (term: string) => parseSearchQuery(new URLSearchParams({ zoekterm: term }))?.term;

describe('a search query', () => {
  it('returns undefined if the address has no search term, and an empty term if the search term is blank', () => {
    expect(parseSearchQuery(new URLSearchParams('pagina=2'))).toBeUndefined();
    expect(termOf('')).toBe('');
    expect(termOf(' \t\n\u00a0')).toBe('');
  });

  it('reduces a search term to one printable line of limited length', () => {
    expect(termOf('  de   slak\n')).toBe('de slak');
    expect(termOf('a\u0000b\uffffc')).toBe('a b c');
    expect(termOf('🚀'.repeat(500))).toBe('🚀'.repeat(MAX_TERM_LENGTH));
  });

  it('removes invisible characters from a search term, except those that join emoji', () => {
    expect(termOf('\ufeffboeken\u00adbeurs\u200b \u202aslak\u202c')).toBe('boekenbeurs slak');
    expect(termOf('👩\u200d🚀')).toBe('👩\u200d🚀');
  });

  it('shows the best results first by default, and omits the default from the address', () => {
    const address = (query: string) => {
      const question = parseSearchQuery(new URLSearchParams(query));
      return question && `${searchParameters(question)}`;
    };
    expect(address('zoekterm=a%26b&sorteer=onzin&x=y')).toBe('zoekterm=a%26b');
    expect(address('sorteer=relevantie&zoekterm=slak')).toBe('zoekterm=slak&sorteer=relevantie');
    expect(address('sorteer=nieuwste&zoekterm=slak')).toBe('zoekterm=slak&sorteer=nieuwste');
    expect(address('groep=nieuws&zoekterm=slak')).toBe('zoekterm=slak&groep=nieuws');
    expect(address('groep=alles&zoekterm=slak')).toBe('zoekterm=slak');
  });
});
