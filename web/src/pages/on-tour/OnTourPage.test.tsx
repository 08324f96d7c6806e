import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { FilterOptions } from '../../domain/programme/filter/selection.ts';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { AddressContext } from '../../islands/address.ts';
import { OnTourPage } from './OnTourPage.tsx';

const overview: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/boektopia-op-toer',
  title: 'Op toer',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};

function render(
  items: readonly ProgrammeItem[],
  options: Partial<FilterOptions> = {},
  { address = '/boektopia-op-toer', page = overview, answer = undefined as RequestedTown | undefined } = {},
): string {
  const element = (
    <OnTourPage
      overview={page}
      answer={answer}
      locations={[]}
      items={items}
      options={{ type: [], theme: [], location: [], ...options }}
      now={new Date('2025-10-27T08:30:00Z')}
    />
  );
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  return renderToStaticMarkup(
    <AddressContext value={{ pathname, search, hash: '' }}>{element}</AddressContext>,
  );
}

it('says that the programme is still in preparation if the tour has no activities (§2.69)', () => {
  const html = render([]);
  expect(html).toContain('Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.');
  expect(html).toContain('href="/boektopia-op-toer-uit"');
});

it('shows a legend per filter group, and a label and a slug per option (§3.26)', () => {
  const theme = facet('Spannende boeken', 'spannende-boeken');
  const type = facet('Meet & greet', 'meet-and-greet');
  const html = render([itemAt('2025-11-08T13:00:00Z', { themes: [theme], type })], {
    theme: [theme],
    type: [type],
  });
  const groups = [...html.matchAll(/<fieldset.*?<\/fieldset>/gs)].map(([group]) => group);
  const groupOf = (legend: string) => groups.find((group) => group.includes(`>${legend}</legend>`));
  expect(groupOf('Thema’s')).toMatch(/name="thema" value="spannende-boeken"[^>]*>.*Spannende boeken/);
  expect(groupOf('Types')).toMatch(/name="type" value="meet-and-greet"[^>]*>.*Meet &amp; greet/);
});

it('includes the visitor’s town in the filter form, so that the form submits the town without scripts', () => {
  const theme = facet('Strips', 'strips');
  const items = [itemAt('2025-11-08T13:00:00Z', { themes: [theme] })];
  const formOf = (answer?: RequestedTown) =>
    /<form[^>]*aria-label="Filter".*?<\/form>/s.exec(render(items, { theme: [theme] }, { answer }))?.[0];
  const point = { lat: 50.85, lng: 3.6 };
  const oudenaarde = { name: 'Oudenaarde', label: '9700 Oudenaarde', point };
  expect(formOf({ kind: 'town', town: oudenaarde })).toContain('name="gemeente" value="9700 Oudenaarde"');
  expect(formOf({ kind: 'unknown', isCode: false })).not.toContain('gemeente');
});

it('includes the town of the visitor in the links of filter chips and pages', () => {
  const [strips, talk] = [facet('Strips', 'strips'), facet('Gesprek', 'gesprek')];
  const items = Array.from({ length: 60 }, (_, index) =>
    itemAt(`2025-${index < 30 ? '09' : '11'}-08T${10 + (index % 9)}:00:00Z`, { themes: [strips] }),
  );
  const hrefsOf = (query: string) =>
    [
      ...render(
        items,
        { theme: [strips], type: [talk] },
        { address: `/boektopia-op-toer?${query}` },
      ).matchAll(/ href="(\/boektopia-op-toer\?[^"]*)"/g),
    ].map(([, href]) => href);
  const narrowed = hrefsOf('thema=strips&gemeente=9700');
  expect(narrowed).toContain('/boektopia-op-toer?gemeente=9700');
  expect(narrowed).toContain('/boektopia-op-toer?thema=strips&amp;gemeente=9700&amp;pagina=2#bladzijde');
  expect(narrowed).toContain('/boektopia-op-toer?thema=strips&amp;gemeente=9700&amp;voorbij=2#voorbij');
  // The first link suggests removing the type, because the theme alone has results. The other three are chips.
  const nothing = hrefsOf('type=gesprek&thema=strips&postcode=9700');
  expect(nothing.filter((href) => href?.includes('postcode'))).toEqual([
    '/boektopia-op-toer?thema=strips&amp;postcode=9700',
    '/boektopia-op-toer?type=gesprek&amp;postcode=9700',
    '/boektopia-op-toer?postcode=9700',
    '/boektopia-op-toer?thema=strips&amp;postcode=9700',
  ]);
});

describe('past items', () => {
  const past = Array.from({ length: 25 }, (_, index) =>
    itemAt(`2025-09-${String(index + 1).padStart(2, '0')}T13:00:00Z`, { title: `Voorbij ${index + 1}` }),
  );
  const toCome = itemAt('2025-11-08T13:00:00Z', { title: 'Nog te komen' });

  it('collapses past items above the coming ones, in a separate list with pages', () => {
    const html = render([...past, toCome]);
    expect(html).toContain('26 belevingen op toer');
    expect(html).toMatch(
      /<details class="past"><summary[^>]*><span class="show">Toon wat voorbij is \(25\)<\/span>/,
    );
    expect(html.indexOf('Voorbij 24')).toBeLessThan(html.indexOf('Nog te komen'));
    expect(html).not.toContain('Voorbij 25');
    expect(html).toContain('href="/boektopia-op-toer?voorbij=2#voorbij"');
  });

  it('expands past items if the address selects one of their pages, or if there are no upcoming items', () => {
    const second = render([...past, toCome], {}, { address: '/boektopia-op-toer?voorbij=2' });
    expect(second).toMatch(/<details class="past" open=""/);
    expect(second).toContain('Voorbij 25');
    expect(second).toContain('href="/boektopia-op-toer?voorbij=1#voorbij"');
    expect(render(past)).toMatch(/<details class="past" open=""/);
    expect(render([toCome])).not.toContain('<details class="past"');
  });
});

it("places the items before the page's image", () => {
  const image = {
    src: 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
    alt: '',
    width: 1800,
    height: 1200,
  };
  const html = render([itemAt('2025-11-08T13:00:00Z')], {}, { page: { ...overview, image } });
  expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf('role="status"'));
});
