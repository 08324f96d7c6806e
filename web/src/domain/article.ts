import type { Image } from './image.ts';

/** A page of any kind as a card shows it: news, hotspot, generic page. */
export type ArticleCard = {
  uuid: string;
  /** The path of the page on this site. */
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  /** Publication date. */
  date?: Date;
};
