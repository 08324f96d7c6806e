import type { Image } from '../images/image.ts';
import type { Scheduled } from './scheduled.ts';

/** A page as a card shows it: news, hotspot, bookstore or generic page. */
export type ArticleSummary = {
  uuid: string;
  /** The path of the page on this site. */
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  /** Publication date. */
  date?: Date;
  /** The publishing house whose stand a bookstore runs; `undefined` for other pages. */
  publishingHouse?: string;
  /** The address of a place as an editor wrote it: street and number, postal code and town. */
  address?: string;
} & Scheduled;

/** Returns the first letter of a title, complete even if it takes two UTF-16 code units; empty for an empty title. */
export function firstLetter(title: string): string {
  return Array.from(title.trim())[0] ?? '';
}

/** Formats «Merel • Sluizeken 88, 9000 Gent» (spec §2, «Bookstore detail»); `undefined` if both parts are unknown. */
export function publisherLine({
  publishingHouse,
  address,
}: Pick<ArticleSummary, 'publishingHouse' | 'address'>): string | undefined {
  return [publishingHouse, address].filter((part) => part !== undefined).join(' • ') || undefined;
}
