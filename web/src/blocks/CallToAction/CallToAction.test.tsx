import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGE_COLOURS } from '../../domain/palette.ts';
import { EMPTY, FULL, labelled } from '../examples.ts';
import { CallToAction } from './CallToAction.tsx';

describe('a call to action', () => {
  it('shows the title, text and buttons of a call to action on a coloured field', () => {
    const html = renderToStaticMarkup(<CallToAction block={FULL.callToAction} />);
    expect(html).toContain('data-colour="dark-blue"');
    expect(html).toContain('Kom met de trein');
    expect(html).toContain('Hij stopt voor de deur.');
    expect(html).toContain('href="https://www.example.org/trein"');
    expect(html).toContain('href="/praktisch"');
  });

  it.each(PAGE_COLOURS)('gives the first button enough contrast on a %s field', (colour) => {
    const html = renderToStaticMarkup(<CallToAction block={{ ...FULL.callToAction, colour }} />);
    const dark = ['red', 'blue', 'dark-blue', 'purple', 'green'].includes(colour);
    expect(html).toContain(dark ? 'class="button white"' : 'class="button"');
  });

  it('omits a button with an unsafe address, and renders a call to action without text', () => {
    const links = [labelled('Klik', 'javascript:alert(1)')];
    const html = renderToStaticMarkup(
      <CallToAction block={{ ...EMPTY.callToAction, title: 'Kom', links, colour: 'pink' }} />,
    );
    expect(html).toContain('Kom');
    expect(html).not.toContain('<a');
  });
});
