import type { SharedImage } from '../images/shared-image.ts';

/** What an editor wrote for search engines and shared links; every field may be missing. */
export type Seo = {
  title?: string;
  description?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: SharedImage;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterImage?: SharedImage;
};
