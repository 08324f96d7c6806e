import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL } from '../block-fixtures.ts';
import { Newsletter } from './Newsletter.tsx';

describe('a newsletter block', () => {
  it('shows its title and text', () => {
    const html = renderToStaticMarkup(<Newsletter block={FULL.newsletter} />);
    expect(html).toContain('Post van Boektopia');
    expect(html).toContain('Eén brief per maand.');
  });

  it('has room for a form where a postcard has its address', () => {
    const html = renderToStaticMarkup(
      <Newsletter block={FULL.newsletter}>
        <form />
      </Newsletter>,
    );
    expect(html).toContain('<form></form>');
    expect(html).not.toContain('class="lines"');
  });

  it('stands with only a text', () => {
    const html = renderToStaticMarkup(<Newsletter block={{ kind: 'newsletter', uid: 'n', text: 'Post.' }} />);
    expect(html).toContain('Post.');
    expect(html).not.toContain('<h2');
  });
});
