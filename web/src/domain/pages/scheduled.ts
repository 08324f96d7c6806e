/** A page that may not be published yet, such as news with a date in the future, or a card or link of that page. */
export type Scheduled = { publishedFrom?: Date };

/** Returns whether a page is published at `now`. */
export const isPublished = ({ publishedFrom }: Scheduled, now: Date): boolean =>
  publishedFrom === undefined || +publishedFrom <= +now;
