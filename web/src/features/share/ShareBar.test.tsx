import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShareBar, shareLinks } from './ShareBar.tsx';

const html = renderToStaticMarkup(<ShareBar url="https://www.boektopia.be/nieuws/x" title="X" />);

describe('the share bar', () => {
  it('shows «Delen:» before two links and a button that copies the address (§2.41)', () => {
    expect(html).toContain('>Delen:</p>');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toContain('Deel op Facebook');
    expect(html).toContain('Deel via WhatsApp');
    expect(html).toContain('Kopieer de link</span></button>');
  });

  it('without scripts, hides the buttons but reserves their space', () => {
    expect(html).toMatch(/<li class="copy"><button data-copy="[^"]+"/);
    expect(html).toMatch(/<li class="native"><button[^>]* hidden=""/);
    expect(readFileSync(`${import.meta.dirname}/ShareBar.module.css`, 'utf8')).toMatch(
      /\.copy \{\s*visibility: hidden;/,
    );
  });

  it('loads nothing from the social networks', () => {
    expect(html).not.toMatch(/<(?:script|img|iframe)|\ssrc=/);
    expect(html.match(/rel="noopener"/g)).toHaveLength(2);
  });
});

const page = {
  url: 'https://www.boektopia.be/activiteiten/de-slak?a=1&b=2',
  title: 'Spijs & drank: 100% + één "slak"',
};

describe('the share links', () => {
  it('links to two social networks, with the address and the title of the page (§2.41)', () => {
    const [facebook, whatsapp, ...more] = shareLinks(page).map(({ href }) => new URL(href));
    expect(more).toEqual([]);
    expect(facebook?.host).toBe('www.facebook.com');
    expect(facebook?.searchParams.get('u')).toBe(page.url);
    expect(whatsapp?.host).toBe('wa.me');
    expect(whatsapp?.searchParams.get('text')).toBe(`${page.title} ${page.url}`);
  });

  it('encodes a space as %20, which every app decodes', () => {
    for (const { href } of shareLinks(page)) expect(href.replace(/%2B/g, '')).not.toContain('+');
  });
});
