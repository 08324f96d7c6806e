import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { SearchHit } from '../../domain/search/search-hit.ts';
import type { SearchQuery } from '../../domain/search/search-query.ts';
import type { SearchResults } from '../../features/search/search-index.ts';
import { SearchPage } from './SearchPage.tsx';

const story: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/zoeken',
  title: 'Waar ben je naar op zoek?',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};

const counts = { programma: 0, praktisch: 0, nieuws: 0, boekhandels: 0, 'op-toer': 0 };
const NONE: SearchResults = {
  items: [],
  number: 1,
  count: 1,
  total: 0,
  without: [],
  best: [],
  counts,
};

function drawn(question?: SearchQuery, results?: SearchResults) {
  return renderToStaticMarkup(
    <SearchPage story={story} pageColour="pink" question={question} results={results} />,
  );
}

describe('the search page', () => {
  it('renders a form that loads a page, and links to other starting points if there is no search term', () => {
    const html = drawn();
    expect(html).toContain('<h1');
    expect(html).toMatch(/<form[^>]* method="get"[^>]*>/);
    expect(html).toMatch(/<input[^>]* required=""/);
    expect(html).toContain('href="/programma"');
    expect(html).not.toContain('aria-invalid');
  });

  it('says that a term is required if the submitted term is blank (§5.4)', () => {
    const html = drawn({ term: '', order: 'best' });
    expect(html).toContain('Zoekterm is een verplicht veld');
    expect(html).toContain('aria-invalid="true"');
  });

  it('if there are no results, shows the specified message and links to other pages (§2.59)', () => {
    const html = drawn({ term: '<b>niets</b>', order: 'best' }, NONE);
    expect(html).toContain('We hebben geen resultaten gevonden met deze zoekterm.');
    for (const path of ['/programma', '/nu', '/praktisch']) expect(html).toContain(`href="${path}"`);
    expect(html).toMatch(/role="status">Geen resultaten voor ‘&lt;b&gt;niets&lt;\/b&gt;’</);
  });

  it('says that the results match a different spelling', () => {
    const html = drawn({ term: 'carpentjer', order: 'best' }, { ...NONE, total: 1, meant: 'carpentier' });
    expect(html).toContain('Niets voor ‘carpentjer’. Dit vonden we voor ‘carpentier’.');
  });

  it('names the words of the search term that no result contains', () => {
    const html = drawn(
      { term: 'gele lamp', order: 'best' },
      { ...NONE, total: 2, without: ['gele', 'oude'] },
    );
    expect(html).toContain('2 resultaten, ook zonder ‘gele’ en ‘oude’');
  });

  it('shows the best hits above the list, and the number of hits per group', () => {
    const hit: SearchHit = {
      uuid: 'h',
      path: '/praktisch#plattegrond',
      kind: 'Praktisch',
      title: [{ text: 'Plattegrond', marked: false }],
      excerpt: [{ text: 'Toiletten', marked: true }],
      slug: [],
      colour: 'grey',
      sessions: [],
      more: 0,
      over: false,
    };
    const html = drawn(
      { term: 'wc', order: 'best' },
      { ...NONE, items: [hit, hit], total: 2, best: [hit], counts: { ...counts, praktisch: 1, nieuws: 1 } },
    );
    expect(html.indexOf('Beste treffers')).toBeLessThan(html.indexOf('Andere resultaten'));
    expect(html).toContain('href="/zoeken?zoekterm=wc&amp;groep=nieuws"');
    expect(html).not.toContain('groep=boekhandels');
  });

  it('preserves the sort order for a new term', () => {
    expect(drawn({ term: 'a', order: 'relevance' }, NONE)).toContain('name="sorteer" value="relevantie"');
    expect(drawn({ term: 'a', order: 'newest' }, NONE)).toContain('name="sorteer" value="nieuwste"');
    expect(drawn({ term: 'a', order: 'best' }, NONE)).not.toContain('name="sorteer"');
  });
});
