import type { Image } from '../images/image.ts';
import type { PageColour } from '../palette.ts';
import type { AuthorName } from '../programme/authors/author.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { Block, RichText } from './body/block.ts';
import type { LabelledLink } from './body/link.ts';
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
export type Experience = PageContent & {
  kind: 'experience';
  preview?: string;
  hideReservation: boolean;
  /** Whom it is of; missing where nobody is named. */
  authors?: readonly AuthorName[];
};

/** An experience, and the lines under its title. */
export type ExperiencePublishers = Pick<Experience, 'uuid' | 'publishers'>;

/** An activity of the tour, which is held once: the experience and its one item. */
export type OnTourExperience = { experience: Experience; item: ProgrammeItem };

/** The kinds of page that an overview lists. */
export type ListedKind = 'newsArticle' | 'hotspot' | 'bookstore';

/** Every kind of page that the site treats apart; all others are just a page. */
export type PageKind =
  | ListedKind
  | 'page'
  | 'home'
  | 'experience'
  | 'onTourExperience'
  | 'festivalDay'
  | 'author';

/** What kind of page it is, in a visitor's words. */
export const PAGE_KIND_WORDS: Readonly<Record<PageKind, string>> = {
  newsArticle: 'Nieuws',
  hotspot: 'Hotspot in Kortrijk',
  bookstore: 'Boekhandel',
  experience: 'Activiteit',
  onTourExperience: 'Op toer',
  festivalDay: 'Dagprogramma',
  author: 'Auteur',
  home: 'Pagina',
  page: 'Pagina',
};

/** Any page that is shown by its content alone. */
export type GenericPage = PageContent & {
  kind: ListedKind | 'page';
  /** It is a screen in the hall, which has no frame around it. */
  isScreen?: boolean;
  preview?: string;
  /** Of a bookstore: the house whose stand it keeps. */
  publishingHouse?: string;
  /** Of a place: street and number, postal code and town, as an editor wrote them. */
  address?: string;
};

/** A page as the sitemap lists it. */
export type SitePage = {
  uuid: string;
  path: string;
  /** When it was last published. */
  published?: Date;
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
