import type { Image } from '../images/image.ts';
import type { PageColour } from '../palette.ts';
import type { AuthorName } from '../programme/authors/author.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { Block, RichText } from './body/block.ts';
import type { LabelledLink } from './body/link.ts';
import type { Seo } from './seo.ts';

/** The fields of every page, whatever its kind. */
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
  /** The authors who take part; missing if none is named. */
  authors?: readonly AuthorName[];
};

/** An experience with the lines under its title. */
export type ExperiencePublishers = Pick<Experience, 'uuid' | 'publishers'>;

/** An activity of the tour, which takes place once: the experience and its only item. */
export type OnTourExperience = { experience: Experience; item: ProgrammeItem };

/** The kinds of page that an overview lists. */
export type ListedKind = 'newsArticle' | 'hotspot' | 'bookstore';

/** Every kind of page that the site treats specially; all others are `page`. */
export type PageKind =
  | ListedKind
  | 'page'
  | 'home'
  | 'experience'
  | 'onTourExperience'
  | 'festivalDay'
  | 'author';

/** The name of each kind of page for visitors. */
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

/** Any page that its content alone defines. */
export type GenericPage = PageContent & {
  kind: ListedKind | 'page';
  /** Whether it is a hall screen, which has no site frame. */
  isHallScreen?: boolean;
  preview?: string;
  /** Only for a bookstore: the publishing house whose stand it runs. */
  publishingHouse?: string;
  /** Only for a place: street and number, postal code and town, as an editor wrote them. */
  address?: string;
};

/** A page in the sitemap. */
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
