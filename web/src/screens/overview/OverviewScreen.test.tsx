import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OVERVIEWS } from '../../domain/overview.ts';
import type { GenericPage } from '../../domain/page.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

const story: GenericPage = {
  kind: 'page',
  component: 'news_overview',
  uuid: 'u',
  path: '/nieuws',
  title: 'Nieuws',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};

it.each(OVERVIEWS)(
  '$path without anything to list says so and shows a way out (§2.60, §2.62, §2.64)',
  (overview) => {
    const html = renderToStaticMarkup(
      <OverviewScreen
        overview={overview}
        story={story}
        page={{ items: [], number: 1, count: 1, total: 0 }}
        now={new Date('2025-10-27T08:30:00Z')}
      />,
    );
    expect(html).toContain(overview.empty);
    expect(html).toContain('href="/programma"');
    expect(html).not.toContain('<ul');
  },
);
