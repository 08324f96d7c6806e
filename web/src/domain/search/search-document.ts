import type { ArticleCard } from '../pages/article.ts';

/** A page as far as it can be found. */
export type SearchDocument = ArticleCard & {
  /** Technical name of the content type. */
  component: string;
  /** The words of the page, single-spaced. */
  text: string;
  createdAt?: Date;
};

const KINDS: ReadonlyMap<string, string> = new Map([
  ['experience', 'Activiteit'],
  ['on_tour_experience', 'Op toer'],
  ['news_article', 'Nieuws'],
  ['hotspot', 'Hotspot in Kortrijk'],
  ['bookstore', 'Boekhandel'],
  ['date_overview', 'Dagprogramma'],
]);

/** What kind of page it is, in a visitor's words; a page of no special kind is just a page. */
export const kindOf = ({ component }: SearchDocument): string => KINDS.get(component) ?? 'Pagina';
