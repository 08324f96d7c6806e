import type { Image } from '../images/image.ts';

/** A page of any kind as a card shows it: news, hotspot, bookstore, generic page. */
export type ArticleCard = {
  uuid: string;
  /** The path of the page on this site. */
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  /** Publication date. */
  date?: Date;
  /** Of a bookstore: the house whose stand it keeps. */
  publishingHouse?: string;
  /** Of a place: street and number, postal code and town, as an editor wrote them. */
  address?: string;
};
