import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { GenericPage } from '../../domain/pages/page.ts';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { FilterOptions } from '../../domain/programme/selection.ts';
import { OnTourScreen } from './OnTourScreen.tsx';

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

function render(items: readonly ProgrammeItem[], options: Partial<FilterOptions> = {}): string {
  const screen = (
    <OnTourScreen
      overview={overview}
      locations={[]}
      items={items}
      options={{ type: [], theme: [], location: [], ...options }}
      now={new Date('2025-10-27T08:30:00Z')}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('a tour without activities says that its programme is still being made (§2.69)', () => {
  const html = render([]);
  expect(html).toContain('Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.');
  expect(html).toContain('href="/boektopia-op-toer-uit"');
});

it('a group of filters has its legend, and each option its label and its slug (§3.26)', () => {
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
