import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY, FULL } from '../block-fixtures.ts';
import { FormInvitation } from './FormInvitation.tsx';

describe('a forms block', () => {
  it('leads to the page of the form under the editor’s title', () => {
    const html = renderToStaticMarkup(<FormInvitation block={FULL.forms} />);
    expect(html).toContain('Vraag het ons');
    expect(html).toContain('href="/contact"');
  });

  it('leads nowhere on the page of the form itself', () => {
    expect(renderToStaticMarkup(<FormInvitation block={{ ...FULL.forms, story: 'contact' }} />)).toBe('');
  });

  it('has a title of its own where the editor gave none', () => {
    const html = renderToStaticMarkup(<FormInvitation block={EMPTY.forms} />);
    expect(html).toContain('Kom met je groep');
    expect(html).toContain('href="/groepen"');
  });
});
