import { describe, expect, it } from 'vitest';
import type { Seo } from '../../domain/pages/seo.ts';
import { type ShareImage, shareImageVersion } from '../../domain/pages/share-image.ts';
import type { HeadTag } from './head-tags.tsx';
import { seoTags } from './seo-tags.ts';

const address = {
  canonical: 'https://www.boektopia.be/praktisch?pagina=2',
  origin: 'https://www.boektopia.be',
  indexed: true,
};
const card: ShareImage = { title: 'Praktisch', where: 'Kortrijk Xpo', colour: 'blue' };

const imageAt = (src: string) => ({ src, alt: '', width: 0, height: 0 });

const tagsOf = (seo: Seo = {}, drawn?: ShareImage) =>
  seoTags({ title: 'Praktisch', intro: [], seo }, address, drawn);

/** Returns the content of the tag with this name, or `undefined`. */
function said(tags: readonly HeadTag[], name: string): unknown {
  for (const tag of tags) {
    if (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name))
      return 'content' in tag ? tag.content : undefined;
  }
  return undefined;
}

describe('the share image of a page', () => {
  it('uses the editor’s image as the share image, re-encoded by this site if possible', () => {
    const uploaded = 'https://a.storyblok.com/f/101/1800x1200/h/kat.webp/m/filters:format(jpeg)';
    const ours = `https://www.boektopia.be/beeld?url=${encodeURIComponent(uploaded)}&w=1200&q=75`;
    const tags = tagsOf({ ogImage: { src: uploaded, alt: 'Een kat', width: 1800, height: 1201 } }, card);
    expect(said(tags, 'og:image')).toBe(ours);
    expect(said(tags, 'twitter:image')).toBe(ours);
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('801');
    expect(said(tags, 'og:image:alt')).toBe('Een kat');

    const elsewhere = tagsOf({ ogImage: imageAt('https://a.example/gekozen.png') }, card);
    expect(said(elsewhere, 'og:image')).toBe('https://a.example/gekozen.png');
    expect(said(elsewhere, 'twitter:image')).toBe('https://a.example/gekozen.png');
    expect(said(elsewhere, 'og:image:width')).toBeUndefined();
    expect(said(elsewhere, 'og:image:alt')).toBeUndefined();
  });

  it('never declares the share image to be larger than its original', () => {
    const src = 'https://a.storyblok.com/f/101/600x400/h/kat.webp/m/filters:format(jpeg)';
    const tags = tagsOf({ ogImage: { src, alt: '', width: 600, height: 400 } });
    expect([said(tags, 'og:image:width'), said(tags, 'og:image:height')]).toEqual(['600', '400']);
    expect(said(tagsOf({ ogImage: imageAt(src) }), 'og:image:width')).toBeUndefined();
  });

  it('falls back to a share image that the site generates for the page, with an alternative text', () => {
    const tags = tagsOf({}, card);
    const drawn = `https://www.boektopia.be/deelbeeld/praktisch.jpg?v=${shareImageVersion(card)}`;
    expect(said(tags, 'og:image')).toBe(drawn);
    expect(said(tags, 'twitter:image')).toBe(drawn);
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('630');
    expect(said(tags, 'og:image:alt')).toBe('Praktisch, Kortrijk Xpo');
  });

  it('falls back to the festival poster as the share image, with an absolute address', () => {
    const tags = tagsOf();
    expect(said(tags, 'og:image')).toBe('https://www.boektopia.be/share.png');
    expect(said(tags, 'twitter:image')).toBe('https://www.boektopia.be/share.png');
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('630');
    expect(said(tags, 'og:image:alt')).toMatch(/negen boekruggen/);
  });

  it('uses the editor’s own image for Twitter, in the large format', () => {
    const tags = tagsOf({
      ogImage: imageAt('https://a.example/o.png'),
      twitterImage: imageAt('https://a.example/t.png'),
    });
    expect(said(tags, 'og:image')).toBe('https://a.example/o.png');
    expect(said(tags, 'twitter:image')).toBe('https://a.example/t.png');
    expect(said(tags, 'twitter:card')).toBe('summary_large_image');
  });
});
