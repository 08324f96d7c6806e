/** What an editor wrote for search engines and shared links; every field may be missing. */
export type Seo = {
  title?: string;
  description?: string;
  ogTitle?: string;
  ogDescription?: string;
  /** Absolute address of an image. */
  ogImage?: string;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterImage?: string;
};
