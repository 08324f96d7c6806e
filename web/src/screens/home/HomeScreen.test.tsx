import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HomePage } from '../../domain/pages/page.ts';
import { HomeScreen } from './HomeScreen.tsx';

const page: HomePage = {
  kind: 'home',
  uuid: 'h',
  path: '/',
  title: 'Boektopia',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
  buttons: [],
};

it('the home page is headed by the drawn name, which says the title once', () => {
  const html = renderToStaticMarkup(
    <HomeScreen page={page} days={[]} now={new Date('2025-10-27T09:00:00Z')} />,
  );
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
  expect(heading).toContain('<svg');
  expect(heading.replace(/<[^>]+>/g, '')).toBe('Boektopia');
});
