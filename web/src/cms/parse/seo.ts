import { type Seo, seoImage } from '../../domain/pages/seo.ts';
import { record } from '../../protocol/unknown-values.ts';
import { parseAsset } from './asset.ts';
import { text } from './fields.ts';

/** The seo plugin's fields; a page without them has an empty one. Images may be addresses or assets. */
export function parseSeo(value: unknown): Seo {
  const seo = record(value);
  return {
    title: text(seo.title),
    description: text(seo.description),
    ogTitle: text(seo.og_title),
    ogDescription: text(seo.og_description),
    ogImage: imageIn(seo.og_image),
    twitterTitle: text(seo.twitter_title),
    twitterDescription: text(seo.twitter_description),
    twitterImage: imageIn(seo.twitter_image),
  };
}

function imageIn(value: unknown): Seo['ogImage'] {
  const image = parseAsset(value);
  return image && seoImage(image);
}
