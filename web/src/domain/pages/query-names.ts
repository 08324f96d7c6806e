/**
 * The names that the query of an address of this site may have, by what the code calls them. Visitors read and share
 * addresses, so they are in Dutch. The table is closed: no page reads another name, so that what can tell two pages
 * apart is known in one place. The endpoints that no visitor reads (pictures, previews) name their own.
 */
export const QUERY = {
  /** Which page of a list, above 1. */
  page: 'pagina',
  /** Which page of what is over on the tour, from 1 on; it stands open where this is there. */
  past: 'voorbij',
  /** What a day and the tour are narrowed by; each may stand there several times. */
  type: 'type',
  theme: 'thema',
  location: 'locatie',
  /** The same of a day, by what helps people to choose: for whom, which age (0–99), access, seats, part of the day. */
  audience: 'doelgroep',
  age: 'leeftijd',
  access: 'toegang',
  reservation: 'reservatie',
  dayPart: 'dagdeel',
  /** How a day is shown: {@link AS_GRID}, or else as a list. */
  display: 'weergave',
  /** One moment of an experience, by its short id. */
  moment: 'moment',
  /** The day of the board of who signs where, `YYYY-MM-DD`. */
  day: 'dag',
  /** Of what a device takes along: only the names of its parts, each with the hash of what it holds. */
  parts: 'delen',
  /** Where a visitor lives, by town or postal code: either name takes both. */
  town: 'gemeente',
  postalCode: 'postcode',
  /** How far from there the events of UiTdatabank may be, in kilometres. */
  within: 'afstand',
  /** A name, or the beginning of one. */
  author: 'naam',
  /** The tag that the events of UiTdatabank are narrowed by. */
  uitLabel: 'label',
  /** What is searched, what it is narrowed to, and in which order it is shown. */
  term: 'zoekterm',
  group: 'groep',
  order: 'sorteer',
  /** The name of a screen in the hall, where it asks what is new and where it hangs at another slug than `live/…`. */
  screen: 'scherm',
  /** Of the frame around an embedded part: the story that it stands in, and the block that it is. */
  embedPage: 'pagina',
  embedBlock: 'blok',
} as const;

/** The value of {@link QUERY.display} that asks for stages by hours. */
export const AS_GRID = 'rooster';

/** The value of {@link QUERY.order} that asks for the best answers first. */
export const BY_RELEVANCE = 'relevantie';

/** The parameter that tells a page, asked for after a form without scripts, which of its forms was sent. */
export const SENT = 'verzonden';
