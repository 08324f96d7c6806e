/**
 * The query parameters of this site's addresses, keyed by their names in the code. Visitors read and share addresses,
 * so the parameters are in Dutch. The table is complete: no page reads any other parameter, so cache keys can be
 * derived from it. Endpoints that visitors do not see (pictures, previews) define their own.
 */
export const QUERY = {
  /** The page of a list, above 1. */
  page: 'pagina',
  /** The page of past events on the tour, from 1. If present, that section is open. */
  past: 'voorbij',
  /** Filters of a day and of the tour; each may be repeated. */
  type: 'type',
  theme: 'thema',
  location: 'locatie',
  /** More filters of a day: audience, age (0–99), access, reservation, part of the day. */
  audience: 'doelgroep',
  age: 'leeftijd',
  access: 'toegang',
  reservation: 'reservatie',
  dayPart: 'dagdeel',
  /** The view of a day: {@link AS_GRID}, else a list. */
  display: 'weergave',
  /** One moment of an experience, by its short id. */
  moment: 'moment',
  /** The day of the signing board, `YYYY-MM-DD`. */
  day: 'dag',
  /** Requests only the names of the offline data's parts, each with a hash of its content. */
  parts: 'delen',
  /** Where a visitor lives, by town or postal code; both parameters accept either. */
  town: 'gemeente',
  postalCode: 'postcode',
  /** Maximum distance of UiTdatabank events from there, in kilometres. */
  within: 'afstand',
  /** The name of an author, or its beginning. */
  author: 'naam',
  /** The tag that filters the events of UiTdatabank. */
  uitLabel: 'label',
  /** The search term, the group of hits to show, and their order. */
  term: 'zoekterm',
  group: 'groep',
  order: 'sorteer',
  /** The name of a hall screen, in its update requests and at slugs other than `live/…`. */
  screen: 'scherm',
  /** For the frame of an embed: the slug of the story and the uid of the block. */
  embedPage: 'pagina',
  embedBlock: 'blok',
} as const;

/** The value of {@link QUERY.display} for the grid view. */
export const AS_GRID = 'rooster';

/** The value of {@link QUERY.order} that sorts by relevance. */
export const BY_RELEVANCE = 'relevantie';

/** The parameter that names the submitted form, when a page is loaded after a form without scripts. */
export const SENT = 'verzonden';
