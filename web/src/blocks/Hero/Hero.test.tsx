import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL } from '../examples.ts';
import { Hero } from './Hero.tsx';

describe('a hero in a body', () => {
  it('shows the title, intro, cover and buttons of a hero', () => {
    const html = renderToStaticMarkup(<Hero block={FULL.hero} showBlock={() => null} />);
    expect(html).toMatch(/<h2[^>]*>Op toer<\/h2>/);
    expect(html).toContain('<div class="intro"><p>We komen naar je toe.</p></div>');
    expect(html).toContain('bestelwagen.webp');
    expect(html).toContain('href="/boektopia-op-toer"');
  });

  it('folds the corner of a hero without an image', () => {
    const html = renderToStaticMarkup(
      <Hero
        block={{ kind: 'hero', uid: 'h', title: 'Op toer', intro: [], links: [] }}
        showBlock={() => null}
      />,
    );
    expect(html).toContain('folded');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<p');
  });
});
