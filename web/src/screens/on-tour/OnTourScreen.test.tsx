import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { GenericPage } from '../../domain/page.ts';
import { OnTourScreen } from './OnTourScreen.tsx';

const overview: GenericPage = {
  kind: 'page',
  component: 'on_tour_overview',
  uuid: 'u',
  path: '/boektopia-op-toer',
  title: 'Op toer',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};

it('a tour without activities says that its programme is still being made (§2.69)', () => {
  const screen = (
    <OnTourScreen
      overview={overview}
      locations={[]}
      items={[]}
      options={{ type: [], thema: [], locatie: [] }}
      now={new Date('2025-10-27T08:30:00Z')}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.');
  expect(html).toContain('href="/boektopia-op-toer-uit"');
});
