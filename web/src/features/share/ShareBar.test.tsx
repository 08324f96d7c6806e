import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShareBar } from './ShareBar.tsx';

const html = renderToStaticMarkup(<ShareBar url="https://www.boektopia.be/nieuws/x" title="X" />);

describe('the share bar', () => {
  it('says «Delen:» before two links and a button to copy the address (§2.41)', () => {
    expect(html).toContain('>Delen:</p>');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toContain('Deel op Facebook');
    expect(html).toContain('Deel via WhatsApp');
    expect(html).toContain('Kopieer de link</span></button>');
  });

  it('hides without scripts what needs them, and keeps its room', () => {
    expect(html).toMatch(/<li class="copy waiting"><button/);
    expect(html).not.toContain('Deel met een app');
  });

  it('loads nothing of the networks', () => {
    expect(html).not.toMatch(/<(?:script|img|iframe)|\ssrc=/);
    expect(html.match(/rel="noopener"/g)).toHaveLength(2);
  });
});
