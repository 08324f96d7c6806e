import type { Image } from '../images/image.ts';

/** A page of any kind, as a card shows it: news, hotspot, bookstore, generic page. */
export type ArticleSummary = {
  uuid: string;
  /** The path of the page on this site. */
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  /** Publication date. */
  date?: Date;
  /** Only for a bookstore: the publishing house whose stand it runs. */
  publishingHouse?: string;
  /** Only for a place: street and number, postal code and town, as an editor wrote them. */
  address?: string;
};

/** The first letter of a title, complete even if it takes two UTF-16 code units; empty for an empty title. */
export function firstLetter(title: string): string {
  return Array.from(title.trim())[0] ?? '';
}

/** Formats «Uitgeverij Merel • Sluizeken 88, 9000 Gent» (spec §2, «Bookstore detail»); `undefined` without both. */
export function publisherLine({
  publishingHouse,
  address,
}: Pick<ArticleSummary, 'publishingHouse' | 'address'>): string | undefined {
  return [publishingHouse, address].filter((part) => part !== undefined).join(' • ') || undefined;
}
