import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { contrastOf, readTokens } from '../ui/design-tokens.ts';
import { RootError } from './RootError.tsx';

const tokens = new Map(
  readTokens(readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')).map(({ name, value }) => [
    name,
    value,
  ]),
);

it('the last page, where the frame itself is broken, is in the looks of the house and leads on', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/programma/2025-10-27?type=gesprek']}>
      <RootError />
    </MemoryRouter>,
  );
  // No class: a style sheet may be what is missing.
  expect(html).not.toContain('class=');
  const [, colour = '', background = ''] =
    /<main style="[^"]*;color:([^;]+);background:([^;]+);/.exec(html) ?? [];
  expect(background).toBe(tokens.get('red'));
  expect(contrastOf(colour.replace('#fff', '#ffffff'), background)).toBeGreaterThan(4.5);
  expect(html).toMatch(/font:[^"]*Bricolage/);

  expect(html).toContain('<title>Er ging iets mis | Boektopia</title>');
  expect(html).toMatch(/<p style="[^"]*font-weight:800[^"]*">Boektopia<\/p><h1 [^>]*>Er ging iets mis<\/h1>/);
  expect(html).toContain(
    'Deze bladzijde lukt nu even niet. Probeer het zo dadelijk opnieuw, of begin vooraan.',
  );
  expect(html).toMatch(/<a href="\/programma\/2025-10-27\?type=gesprek" [^>]*>Probeer opnieuw<\/a>/);
  expect(html).toMatch(/<a href="\/" [^>]*>Naar de startpagina<\/a>/);
});
