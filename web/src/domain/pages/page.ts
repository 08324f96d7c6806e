import type { Image } from '../images/image.ts';
import type { PageColour } from '../palette.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { Block, FormName } from './block.ts';
import type { LabelledLink } from './link.ts';
import type { RichText } from './rich-text.ts';
import type { Seo } from './seo.ts';

/** What every page of the site has, whatever its kind. */
export type PageContent = {
  uuid: string;
  /** Path on this site, with its leading slash. */
  path: string;
  title: string;
  intro: RichText;
  image?: Image;
  body: readonly Block[];
  colour?: PageColour;
  seo: Seo;
  /** Publication date. */
  date?: Date;
  publishers: readonly Publisher[];
};

/** A line under a title: «Uitgeverij: Merel». `key` is empty for the free line (`publisher_custom`). */
export type Publisher = { key: string; value: string };

export type HomePage = PageContent & { kind: 'home'; buttons: readonly LabelledLink[] };

/** The activity behind programme items. */
export type Experience = PageContent & { kind: 'experience'; preview?: string; hideReservation: boolean };

/** An activity of the tour, which is held once: the experience and its one item. */
export type OnTourExperience = { experience: Experience; item: ProgrammeItem };

/** Any page that is shown by its content alone. `component` is the content type's name. */
export type GenericPage = PageContent & {
  kind: 'page';
  component: string;
  preview?: string;
  form?: FormName;
  /** Of a bookstore: the house whose stand it keeps. */
  publishingHouse?: string;
  /** Of a place: street and number, postal code and town, as an editor wrote them. */
  address?: string;
};

/** One day of the programme. `day` is the date in Brussels, `YYYY-MM-DD`. */
export type FestivalDay = {
  uuid: string;
  path: string;
  day: string;
  title: string;
  intro: RichText;
  image?: Image;
  colour?: PageColour;
  seo: Seo;
};
