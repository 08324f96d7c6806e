import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Image } from '../domain/image.ts';
import type { Seo } from '../domain/seo.ts';
import { seoTags } from './seo-tags.ts';

const picture: Image = { src: 'https://a.example/slak.webp', alt: 'Een slak', width: 1800, height: 1200 };
const address = {
  canonical: 'https://www.boektopia.be/praktisch',
  origin: 'https://www.boektopia.be',
  indexed: true,
};

const tagsOf = (seo: Seo = {}, image?: Image) =>
  seoTags({ title: 'Praktisch', intro: [], image, seo }, address);

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
    const tags = tagsOf({ ogImage: 'https://a.example/gekozen.png' }, picture);
    expect(said(tags, 'og:image')).toBe('https://a.example/gekozen.png');
    expect(said(tags, 'twitter:image')).toBe('https://a.example/gekozen.png');
    expect(said(tags, 'og:image:alt')).toBeUndefined();
  });

  it('is else the picture of the page, told by its own words', () => {
    const tags = tagsOf({}, picture);
    expect(said(tags, 'og:image')).toBe(picture.src);
    expect(said(tags, 'og:image:alt')).toBe('Een slak');
    expect(said(tags, 'og:image:width')).toBeUndefined();
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
    const tags = tagsOf({ twitterImage: 'https://a.example/t.png' }, picture);
    expect(said(tags, 'og:image')).toBe(picture.src);
    expect(said(tags, 'twitter:image')).toBe('https://a.example/t.png');
    expect(said(tags, 'twitter:card')).toBe('summary_large_image');
  });
});
