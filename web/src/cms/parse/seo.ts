import { z } from 'zod';
import { type Seo, seoImage } from '../../domain/pages/seo.ts';
import { parseAsset } from './asset.ts';
import { passthrough, record, text } from './fields.ts';

const seoSchema = z.object({
  title: text,
  description: text,
  og_title: text,
  og_description: text,
  og_image: passthrough,
  twitter_title: text,
  twitter_description: text,
  twitter_image: passthrough,
});

/** The seo plugin's fields; a page without them has an empty one. Images may be addresses or assets. */
export function parseSeo(value: unknown): Seo {
  const seo = seoSchema.parse(record(value));
  return {
    title: seo.title,
    description: seo.description,
    ogTitle: seo.og_title,
    ogDescription: seo.og_description,
    ogImage: imageIn(seo.og_image),
    twitterTitle: seo.twitter_title,
    twitterDescription: seo.twitter_description,
    twitterImage: imageIn(seo.twitter_image),
  };
}

function imageIn(value: unknown): Seo['ogImage'] {
  const image = parseAsset(value);
  return image && seoImage(image);
}
