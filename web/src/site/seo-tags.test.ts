import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Seo } from '../domain/seo.ts';
import { type ShareCard, shareCardVersion } from '../domain/share-card.ts';
import { seoTags } from './seo-tags.ts';

const address = {
  canonical: 'https://www.boektopia.be/praktisch?pagina=2',
  origin: 'https://www.boektopia.be',
  indexed: true,
};
const card: ShareCard = { title: 'Praktisch', where: 'Kortrijk Xpo', colour: 'blue' };

const tagsOf = (seo: Seo = {}, drawn?: ShareCard) =>
  seoTags({ title: 'Praktisch', intro: [], seo }, address, drawn);

/** What a tag of that name says; missing where there is none. */
function said(tags: readonly MetaDescriptor[], name: string): unknown {
  for (const tag of tags) {
    if (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name))
      return 'content' in tag ? tag.content : undefined;
  }
  return undefined;
}

describe('the picture of a shared page', () => {
  it('is the one that the editor chose for it', () => {
    const tags = tagsOf({ ogImage: 'https://a.example/gekozen.png' }, card);
    expect(said(tags, 'og:image')).toBe('https://a.example/gekozen.png');
    expect(said(tags, 'twitter:image')).toBe('https://a.example/gekozen.png');
    expect(said(tags, 'og:image:alt')).toBeUndefined();
  });

  it('is else the card of the page, told in its own words', () => {
    const tags = tagsOf({}, card);
    const drawn = `https://www.boektopia.be/deelbeeld/praktisch.jpg?v=${shareCardVersion(card)}`;
    expect(said(tags, 'og:image')).toBe(drawn);
    expect(said(tags, 'twitter:image')).toBe(drawn);
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('630');
    expect(said(tags, 'og:image:alt')).toBe('Praktisch, Kortrijk Xpo');
  });

  it('is else the poster of the festival, by its whole address', () => {
    const tags = tagsOf();
    expect(said(tags, 'og:image')).toBe('https://www.boektopia.be/share.png');
    expect(said(tags, 'twitter:image')).toBe('https://www.boektopia.be/share.png');
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('630');
    expect(said(tags, 'og:image:alt')).toMatch(/negen boekruggen/);
  });

  it('may be another one on Twitter, and is large there', () => {
    const tags = tagsOf({ ogImage: 'https://a.example/o.png', twitterImage: 'https://a.example/t.png' });
    expect(said(tags, 'og:image')).toBe('https://a.example/o.png');
    expect(said(tags, 'twitter:image')).toBe('https://a.example/t.png');
    expect(said(tags, 'twitter:card')).toBe('summary_large_image');
  });
});
