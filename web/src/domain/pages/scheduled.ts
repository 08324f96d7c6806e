/** A page that may not be published yet: news with a date in the future. */
export type Scheduled = { publishedFrom?: Date };

/** Returns whether a page is published at `now`. */
export const isPublished = ({ publishedFrom }: Scheduled, now: Date): boolean =>
  publishedFrom === undefined || +publishedFrom <= +now;
