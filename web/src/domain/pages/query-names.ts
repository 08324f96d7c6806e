/**
 * The query parameters of this site's URLs, by their names in the code. They are in Dutch, because visitors read and
 * share URLs. Pages read no other parameters, so cache keys are derived from this table. Endpoints that visitors do not
 * see (images, previews) define their own parameters.
 */
export const QUERY = {
  /** The number of a page of a list, if above 1. */
  page: 'pagina',
  /**
   * On the tour, the page number of past events, from 1; the section of past events is then open. On today's page,
   * {@link SHOWS_PAST}.
   */
  past: 'voorbij',
  // These three filter a day or the tour. Each can be repeated.
  type: 'type',
  theme: 'thema',
  location: 'locatie',
  // These and the three above filter a day. Each can be repeated.
  audience: 'doelgroep',
  /** An age in years, 0–99, or an age group (`domain/programme/audience.ts`). */
  age: 'leeftijd',
  access: 'toegang',
  reservation: 'reservatie',
  dayPart: 'dagdeel',
  /** The view of a day: a grid if the value is {@link AS_GRID}, else a list. */
  display: 'weergave',
  /** How much time a visitor of «Nu & straks» has, in minutes. */
  minutes: 'tijd',
  /** The short id of one moment of an experience. */
  moment: 'moment',
  /** The day of the signing board, as `YYYY-MM-DD`. */
  day: 'dag',
  /** Requests only the names of the parts of the offline data, each with a hash of its content. */
  parts: 'delen',
  /** The place of a visitor: a town or a postal code. */
  town: 'gemeente',
  /** Another name for {@link QUERY.town}. */
  postalCode: 'postcode',
  /** Maximum distance of UiTdatabank events from the visitor's place, in kilometres. */
  within: 'afstand',
  /** The name of an author, or its first letters. */
  author: 'naam',
  /** The label that filters UiTdatabank events. */
  uitLabel: 'label',
  /** The search term. */
  term: 'zoekterm',
  /** The group of search results to show. */
  group: 'groep',
  /** The order of search results. */
  order: 'sorteer',
  /** The editions to search: {@link ALL_EDITIONS}, else only the current one. */
  editions: 'edities',
  /** The name of a hall screen, in update requests and in URLs of screens whose slug is not `live/…`. */
  screen: 'scherm',
  /** The slug of the story that contains an embed. */
  embedPage: 'pagina',
  /** The uid of the embed block, in the story that `pagina` names. */
  embedBlock: 'blok',
} as const;

/** The value of {@link QUERY.display} that requests the grid view. */
export const AS_GRID = 'rooster';

/** The value of {@link QUERY.past} that opens the past items of today. */
export const SHOWS_PAST = '1';

/** The value of {@link QUERY.editions} that also finds pages of earlier editions. */
export const ALL_EDITIONS = 'alle';

/** The value of {@link QUERY.order} that sorts by relevance. */
export const BY_RELEVANCE = 'relevantie';

/** The value of {@link QUERY.order} that sorts by date alone, newest first. */
export const BY_DATE = 'nieuwste';

/** The parameter that names the submitted form, on the page that loads after a submission without scripts. */
export const SENT = 'verzonden';
