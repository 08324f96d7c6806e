/**
 * A kind of page. The checks in page-kinds.e2e.ts and tests/http/gates.test.ts test every kind in the list. To add a
 * page to all checks, add one line to the list.
 */
export type PageKind = {
  name: string;
  path: string;
  h1: RegExp;
  status: number;
  /** Whether the page has no header, footer and cookie notice. */
  alone: boolean;
  /**
   * Whether the page is so similar to another page in this list that `npm test` skips it in browsers. `npm run
   * test:all` opens it.
   */
  likeAnother: boolean;
};

const kind = (name: string, path: string, h1: RegExp, status = 200): PageKind => ({
  name,
  path,
  h1,
  status,
  alone: false,
  likeAnother: false,
});

/** Creates a kind of page whose layout is similar to that of another kind. */
const variant = (...of: Parameters<typeof kind>): PageKind => ({ ...kind(...of), likeAnother: true });

/**
 * The names of the kinds that `npm test` opens in a browser, because they differ most. `npm run test:all --
 * more-journeys` opens the others.
 */
const EVERYDAY: readonly string[] = ['home', 'day', 'experience', 'every block', 'now'];

/** Whether `npm test` opens a kind of page in a browser. */
export const isEveryday = ({ name }: PageKind): boolean => EVERYDAY.includes(name);

/** Creates the kind of a hall screen, which has no links and takes no input from visitors. */
const hallScreenKind = (name: string, path: string): PageKind => ({
  ...kind(name, path, /^Boektopia in aantocht$/),
  alone: true,
});

/** Every kind of page of the site, with paths in the tests' edition. */
export const PAGE_KINDS: readonly PageKind[] = [
  kind('home', '/', /^Boektopia$/),
  kind('day', '/programma/2025-10-27', /^Maandag 27 oktober$/),
  { ...kind('programme in words', '/programma/tekst', /^Het hele programma als tekst$/), alone: true },
  kind('edition', '/programma/2025', /^Boektopia 2025$/),
  kind('editions', '/edities', /^Alle edities$/),
  variant('day with many items, page 2', '/programma/2025-10-26?pagina=2', /^Zondag 26 oktober$/),
  variant('day as a grid', '/programma/2025-10-26?weergave=rooster', /^Zondag 26 oktober$/),
  kind('experience', '/activiteiten/de-slak-heeft-gelijk', /^De slak heeft gelijk$/),
  kind('generic page', '/praktisch', /^Praktisch$/),
  kind('every block', '/alle-blokken', /^Alle blokken$/),
  kind('news overview', '/nieuws', /nieuws/i),
  kind('news article', '/nieuws/een-uur-cadeau', /uur/i),
  variant('news article without a picture', '/nieuws/stilte-is-ook-een-zaal', /^Stilte is ook een zaal$/),
  variant('hotspots', '/hotspots-kortrijk', /\S/),
  variant('hotspot', '/hotspots-kortrijk/broeltorens', /Broeltorens$/),
  kind('bookstores', '/boekhandels', /\S/),
  variant('bookstores from a town', '/boekhandels?gemeente=8500', /\S/),
  variant('bookstores from one of two towns', '/boekhandels?gemeente=halle', /\S/),
  kind('bookstore', '/boekhandels/nawoord', /Nawoord/),
  kind('authors', '/auteurs', /^Auteurs$/),
  variant('authors without a match', '/auteurs?naam=xyzzyx', /^Auteurs$/),
  kind('author', '/auteurs/greet-soetaert', /^Greet Soetaert$/),
  kind('on tour', '/boektopia-op-toer/antwerpen', /toer/i),
  variant('activity of the tour', '/boektopia-op-toer-activiteiten/een-toren-van-steenkool', /steenkool$/),
  kind('further in Flanders', '/boektopia-op-toer-uit', /^Verder in Vlaanderen$/),
  variant('events near a town', '/boektopia-op-toer-uit?gemeente=9700', /^Verder in Vlaanderen$/),
  kind(
    'event of UiTdatabank',
    '/boektopia-op-toer-activiteiten/636e6809-5bde-53ca-99b9-4c30a3ec1abf',
    /^Elke zaterdag een schrijver/,
  ),
  variant('code embed', '/route', /\S/),
  variant('contact', '/contact', /^Contact$/),
  kind('form', '/groepen', /\S/),
  kind('signing board', '/signeren?dag=2025-10-26', /^Wie signeert waar$/),
  variant('signing board of today', '/signeren', /^Wie signeert waar$/),
  variant('search', '/zoeken', /^Waar ben je naar op zoek\?$/),
  kind('search results', '/zoeken?zoekterm=vandoorne', /^Waar ben je naar op zoek\?$/),
  variant('search without results', '/zoeken?zoekterm=xyzzyx', /^Waar ben je naar op zoek\?$/),
  variant('search for nothing', '/zoeken?zoekterm=', /^Waar ben je naar op zoek\?$/),
  variant('style guide', '/stijlgids', /^Stijlgids$/),
  kind('now', '/nu', /^Nu & straks$/),
  kind('pile', '/mijn-stapel', /^Mijn stapel$/),
  kind('booklet', '/boekje?dag=2025-10-26', /^Boekje van zondag 26 oktober$/),
  hallScreenKind('live screen', '/live'),
  { ...hallScreenKind('live screen at a stage', '/live?locatie=forum'), likeAnother: true },
  kind('not found', '/bestaat-niet', /^Deze bladzijde ontbreekt$/, 404),
];
