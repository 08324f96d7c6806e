import { describe, expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const page = {
  url: 'https://www.boektopia.be/activiteiten/de-slak?a=1&b=2',
  title: 'Spijs & drank: 100% + één "slak"',
};

describe('the share links', () => {
  it('lead to two networks, with nothing of the address or the title lost (§2.41)', () => {
    const [facebook, whatsapp, ...more] = shareLinks(page).map(({ href }) => new URL(href));
    expect(more).toEqual([]);
    expect(facebook?.host).toBe('www.facebook.com');
    expect(facebook?.searchParams.get('u')).toBe(page.url);
    expect(whatsapp?.host).toBe('wa.me');
    expect(whatsapp?.searchParams.get('text')).toBe(`${page.title} ${page.url}`);
  });

  it('write a space as a space, which every app reads', () => {
    for (const { href } of shareLinks(page)) expect(href.replace(/%2B/g, '')).not.toContain('+');
  });
});
