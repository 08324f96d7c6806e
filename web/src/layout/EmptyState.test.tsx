import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEXTS } from '../domain/pages/texts.ts';
import { type EmptyDrawing, EmptyState } from './EmptyState.tsx';

const DRAWINGS: readonly EmptyDrawing[] = ['shelf', 'lens', 'van', 'stage'];

it.each(DRAWINGS)('states that a list is empty, and hides the drawing %s from screen readers', (drawing) => {
  const html = renderToStaticMarkup(
    <EmptyState drawing={drawing} text={TEXTS.empty.news}>
      <a href="/programma">Bekijk het programma</a>
    </EmptyState>,
  );
  expect(html).toContain('We hebben geen nieuwsartikels gevonden.');
  expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(1);
  expect(html).toContain('href="/programma"');
});

it('renders an empty state without a link', () => {
  expect(renderToStaticMarkup(<EmptyState drawing="lens" text={TEXTS.empty.search} />)).not.toContain('<a');
});
