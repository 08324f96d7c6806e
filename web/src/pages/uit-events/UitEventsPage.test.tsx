import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import type { UitLabel } from '../../domain/events/uit-event.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { ListPage } from '../../domain/pages/paging.ts';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { UitEventsPage } from './UitEventsPage.tsx';

const EMPTY = 'Oeps... We hebben geen evenementen kunnen vinden.';
const AWAY = 'We kunnen de evenementen nu niet ophalen. Probeer het later opnieuw.';

const overview: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/boektopia-op-toer-uit',
  title: 'Verder in Vlaanderen',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};
const event: ListedUitEvent = {
  id: 'a',
  path: '/boektopia-op-toer-activiteiten/a',
  title: 'Pyjama aan, reus uit',
  attendance: 'offline',
  standing: 'available',
  when: { kind: 'always', days: [] },
};
const list = (items: readonly ListedUitEvent[], total = items.length): ListPage<ListedUitEvent> => ({
  items,
  number: 1,
  count: Math.max(1, Math.ceil(total / 24)),
  total,
});

type Shown = {
  answer?: RequestedTown;
  within?: number;
  page?: ListPage<ListedUitEvent>;
  label?: UitLabel;
  outdated?: number;
  overview?: GenericPage;
};

function html(shown: Shown): string {
  return renderToStaticMarkup(
    <UitEventsPage overview={overview} now={new Date('2025-10-27T08:30:00Z')} {...shown} />,
  );
}

describe('the overview of events by other organisers', () => {
  it('shows its title, a back link and a link for each tag, and marks the link of the chosen tag (§2.70, §2.71, §2.72)', () => {
    const page = html({ page: list([event]), label: 'Workshops' });
    expect(page).toContain('Verder in Vlaanderen</span></h1>');
    expect(page).toMatch(/href="\/boektopia-op-toer">.*Terug naar Boektopia op Toer</);
    const links = [...page.matchAll(/<a([^>]*) href="(\/boektopia-op-toer-uit[^"]*)"[^>]*>([^<]+)</g)];
    expect(
      links.map(([, before = '', href, words]) => [words, href, before.includes('aria-current="page"')]),
    ).toEqual([
      ['Alles', '/boektopia-op-toer-uit', false],
      ['Voorleessessie', '/boektopia-op-toer-uit?label=Voorleessessie', false],
      ['Voorstelling', '/boektopia-op-toer-uit?label=Voorstelling', false],
      ['Signeersessie', '/boektopia-op-toer-uit?label=Signeersessie', false],
      ['Workshops', '/boektopia-op-toer-uit?label=Workshops', true],
    ]);
  });

  it('lists events, and keeps the tag in the links to other pages (§2.73)', () => {
    const page = html({ page: list([event], 60), label: 'Voorstelling' });
    expect(page).toContain('60 evenementen met het label Voorstelling');
    expect(page).toContain('Pyjama aan, reus uit</a>');
    expect(page).toContain('href="/boektopia-op-toer-uit?label=Voorstelling&amp;pagina=3#bladzijde"');
  });

  it('says that there are no events if the list is empty (§2.74)', () => {
    expect(html({ page: list([]) })).toContain(EMPTY);
    expect(html({ page: list([]) })).not.toContain(AWAY);
    expect(html({ page: list([]), label: 'Workshops' })).toContain('Toon alle evenementen');
  });

  it('shows different messages for an unavailable list and for an empty list', () => {
    expect(html({})).toContain(AWAY);
    expect(html({})).not.toContain(EMPTY);
  });

  it.each([
    [1, 'Deze lijst is 1 minuut oud'],
    [25, 'Deze lijst is 25 minuten oud'],
    [150, 'Deze lijst is 2 uur oud'],
  ])('shows the age of an outdated list: %i minutes', (outdated, told) => {
    const page = html({ page: list([event]), outdated });
    expect(page).toContain(told);
    expect(page).toContain('Pyjama aan, reus uit');
    expect(page).not.toContain(AWAY);
  });

  it('does not show the age of a recent list', () => {
    expect(html({ page: list([event]) })).not.toContain('oud');
  });
});

it("places the tags and events before the page's image", () => {
  const image = {
    src: 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
    alt: '',
    width: 1800,
    height: 1200,
  };
  const page = html({ page: list([event]), overview: { ...overview, image } });
  expect(page.indexOf('<img')).toBeGreaterThan(page.indexOf('Pyjama aan, reus uit'));
});

describe("the list around a visitor's town", () => {
  const town = { name: 'Kortrijk', label: '8500 Kortrijk', point: { lat: 50.828, lng: 3.265 } };
  const answer: RequestedTown = { kind: 'town', town };

  it('shows distances and the radius, and keeps the town in the links to other pages and tags', () => {
    const page = html({ page: list([{ ...event, away: '14 km' }], 60), label: 'Voorstelling', answer });
    expect(page).toContain('60 evenementen binnen 25 km van Kortrijk met het label Voorstelling');
    expect(page).toContain('14 km');
    const kept = 'gemeente=8500+Kortrijk';
    expect(page).toContain(
      `href="/boektopia-op-toer-uit?label=Voorstelling&amp;${kept}&amp;pagina=3#bladzijde"`,
    );
    expect(page).toContain(`href="/boektopia-op-toer-uit?label=Workshops&amp;${kept}"`);
    expect(page).toContain(`${kept}&amp;afstand=50"`);
    expect(page).toMatch(/aria-current="true"[^>]*>25 km/);
  });

  it('offers a larger radius if there are no events nearby', () => {
    const page = html({ page: list([]), answer, within: 10 });
    expect(page).toContain(EMPTY);
    expect(page).toContain('Kijk tot 25 km ver');
    expect(html({ page: list([]), answer, within: 50 })).toContain('Toon alle evenementen');
  });
});
