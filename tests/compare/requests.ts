/** A request to send to both sites. No request here makes a site store or send data. */
export type ComparedRequest = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Text that distinguishes the request from other requests to the same address. */
  about?: string;
  /**
   * Pattern of a URL in the response. The comparison also requests the first match from both builds and compares the
   * responses. Use this for built files, whose names differ between builds.
   */
  follow?: RegExp;
  /** Sends the request twice, the second time with the `ETag` of the first response. */
  kept?: true;
  /** Sends the request with the cookie of an editor who previews drafts. */
  asEditor?: true;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };
const FOREIGN = { origin: 'https://elders.example' };

const get = (path: string): ComparedRequest => ({ path });
const post = (
  path: string,
  about: string,
  body: string,
  headers: ComparedRequest['headers'] = FORM,
): ComparedRequest => ({
  path,
  method: 'POST',
  headers,
  body,
  about,
});

const FORMS = ['contact', 'group-purchase', 'subscribe'].map((name) => `/api/${name}`);
const EDITOR_ONLY = ['/api/preview/stop', '/api/preview/unsaved', '/api/revalidate'];
const PICTURE =
  'https%3A%2F%2Fa.storyblok.com%2Ff%2F101%2F1800x1200%2F8cd7fb525c%2Fkoude-koffie-live-en-lauw.webp';

/** Addresses that are not pages: feeds, endpoints, images, the manifest and icons. */
const ENDPOINTS: readonly ComparedRequest[] = [
  ...[
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/nieuws/rss.xml',
    '/health',
    '/livez',
    '/readyz',
    '/live',
    '/live?locatie=forum',
    '/live?locatie=nergens',
    '/live/forum',
    '/live.json',
    '/mededeling.json',
    '/live.json?locatie=forum',
    '/live.json?locatie=nergens',
    '/live.json?scherm=nergens',
    '/_app',
    '/manifest.webmanifest',
    '/live-worker.js',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/share.png',
    '/deelbeeld/praktisch.jpg',
    '/deelbeeld/praktisch.jpg?v=oud',
    '/deelbeeld/activiteiten/de-slak-heeft-gelijk.jpg',
    '/deelbeeld/programma/2025-10-27.jpg',
    '/deelbeeld/bestaat-niet.jpg',
    '/deelbeeld/praktisch.png',
    '/deelbeeld/',
    `/beeld?url=${PICTURE}&w=640&q=75`,
    `/beeld?url=${PICTURE}&w=96`,
    `/beeld?url=${PICTURE}&w=641`,
    `/beeld?url=${PICTURE}&w=640&q=0`,
    `/beeld?url=${PICTURE.replace('koude', 'warme')}&w=640`,
    '/beeld?url=https%3A%2F%2Felders.example%2Fkat.jpg&w=640',
    '/beeld',
    '/insluiting?pagina=route&blok=ae507de0-e437-5f2c-82c1-6c28fdc2fa2b',
    '/insluiting?pagina=route&blok=bestaat-niet',
    '/insluiting?pagina=bestaat-niet&blok=ae507de0-e437-5f2c-82c1-6c28fdc2fa2b',
    '/insluiting',
    '/nieuwsbrief/bevestigen',
    '/nieuwsbrief/bevestigen?token=onzin',
    '/formulier/contact',
    '/formulier/newsletter',
    '/formulier/bestaat-niet',
    '/assets/bestaat-niet.js',
  ].map(get),
  {
    path: `/beeld?url=${PICTURE}&w=640`,
    headers: { accept: 'image/avif,image/webp,*/*' },
    about: 'by a browser that supports WebP',
  },
  { path: `/beeld?url=${PICTURE}&w=640`, headers: { accept: 'image/jpeg' }, about: 'for JPEG only' },
  { path: '/', follow: /\/assets\/[\w.-]+\.js/, about: 'a script of' },
  // The page `/_app` links to its stylesheet. Most other pages have inline styles instead.
  { path: '/_app', follow: /\/assets\/[\w.-]+\.css/, about: 'a stylesheet of' },
  { path: '/', follow: /\/assets\/[\w.-]+\.woff2/, about: 'a font of' },
];

/** Requests with supported and unsupported methods, and invalid forms. */
const METHODS: readonly ComparedRequest[] = [
  ...[...FORMS, ...EDITOR_ONLY, '/api', '/api/bestaat-niet'].map(get),
  ...['/', '/praktisch', '/sitemap.xml', '/favicon.ico', '/health', '/bestaat-niet', ...FORMS].flatMap(
    (path) =>
      ['HEAD', 'OPTIONS', 'PUT', 'DELETE'].map(
        (method): ComparedRequest => ({ path, method, about: method }),
      ),
  ),
  ...['/', '/praktisch', '/nieuws', '/_app', '/health', '/sitemap.xml', '/live.json'].map((path) =>
    post(path, 'a form posted to a page', 'a=b'),
  ),
  ...FORMS.flatMap((path) => [
    post(path, 'an empty form', ''),
    post(path, 'an empty form, as JSON', '{}', JSON_BODY),
    post(path, 'broken JSON', '{', JSON_BODY),
    post(path, 'a wrong e-mail address', 'email=geen-adres&contactEmail=geen-adres&firstName=An'),
    post(
      path,
      'a wrong e-mail address, as JSON',
      JSON.stringify({ email: 'geen-adres', contactEmail: 'geen-adres', ticketsAmount: '0' }),
      JSON_BODY,
    ),
    post(path, 'text', 'hallo', { 'content-type': 'text/plain' }),
    post(path, 'a form from another site', 'email=geen-adres', { ...FORM, ...FOREIGN }),
    post(path, 'a form that is too large', `message=${'x'.repeat(30_000)}`),
    post(path, 'the spam trap', 'onderwerp=ja&email=geen-adres&terug=%2Fpraktisch%23formulier-1'),
    post(path, 'the spam trap, as JSON', '{"onderwerp":"ja"}', JSON_BODY),
  ]),
  ...['contact', 'group-purchase', 'newsletter', 'bestaat-niet'].flatMap((form) => [
    post(`/formulier/${form}`, 'a form shown again', 'email=geen-adres&firstName=An&terug=%2Fcontact'),
    post(`/formulier/${form}?status=429`, 'a form shown again', 'email=an%40boektopia.example'),
  ]),
  post('/nieuwsbrief/bevestigen', 'an invalid token', 'token=onzin'),
  post('/api/preview/unsaved', 'without a preview', '{}', JSON_BODY),
  post('/api/revalidate', 'without a signature', '{}', JSON_BODY),
  get('/api/preview'),
  get('/api/preview?secret=onzin&slug=praktisch'),
  get('/api/preview?secret=voorbeeld&slug=praktisch'),
  get('/api/preview?secret=voorbeeld&slug=%2F%2Felders.example'),
  post('/api/preview/stop?slug=praktisch', 'the end of a preview', ''),
  ...['/', '/praktisch', '/programma/2025-10-27', '/insluiting?pagina=route&blok=x'].map(
    (path): ComparedRequest => ({ path, asEditor: true, about: 'in a preview' }),
  ),
];

/** Old URLs, other spellings of URLs, and URLs that do not exist. */
const ELSEWHERE: readonly ComparedRequest[] = [
  '/praktisch/',
  '/praktisch/?pagina=2',
  '/programma/2025-10-27/',
  '/PRAKTISCH',
  '/Programma/2025-10-27?thema=strips',
  '/programma',
  '/programma?thema=strips',
  '/boektopia-op-toer-uit-activiteiten/x',
  '/boektopia-op-toer-uit-activiteiten/636e6809-5bde-53ca-99b9-4c30a3ec1abf',
  '/tickets',
  '/Tickets/?van=mail',
  '/programma-2024',
  '/standhouders',
  '/scholen',
  '/home',
  '/boektopia-op-toer',
  '/bestaat-niet',
  '/activiteiten/bestaat-niet',
  '/activiteiten',
  '/nieuws/bestaat-niet',
  '/hotspots-kortrijk/bestaat-niet',
  '/boekhandels/bestaat-niet',
  '/boektopia-op-toer/bestaat-niet',
  '/boektopia-op-toer-activiteiten/bestaat-niet',
  '/programma/2030-01-01',
  '/programma/morgen',
  '/programma/2025-10-27/extra',
  '/globaal/header',
  '/locaties/forum',
  '/themas/strips',
  '/types/gesprek',
  '/nieuws//een',
  '//elders.example',
  '/%2Felders.example',
  '/%zz',
  '/praktisch%00',
  '/.env',
  '/wp-login.php',
].map(get);

/** Requests for lists with pages, filters and searches, including invalid ones. */
const LISTS: readonly ComparedRequest[] = [
  ...[1, 2, 3, 4, 9, 0, -1].flatMap((page) => [
    `/programma/2025-10-26?pagina=${page}`,
    `/nieuws?pagina=${page}`,
    `/boektopia-op-toer-uit?pagina=${page}`,
    `/zoeken?zoekterm=de&pagina=${page}`,
  ]),
  '/nieuws?pagina=twee',
  '/hotspots-kortrijk?pagina=2',
  '/boekhandels?pagina=2',
  '/boekhandels?gemeente=kortrijk',
  '/boekhandels?gemeente=atlantis',
  ...['type=gesprek', 'type=signeersessie', 'thema=strips', 'locatie=forum'].flatMap((filter) => [
    `/programma/2025-10-26?${filter}`,
    `/programma/2025-10-27?${filter}`,
    `/boektopia-op-toer/antwerpen?${filter}`,
  ]),
  '/programma/2025-10-26?type=gesprek&type=signeersessie&thema=kids&pagina=2',
  '/programma/2025-10-27?locatie=forum&locatie=agora&thema=thriller',
  '/programma/2025-10-27?type=bestaat-niet',
  '/programma/2025-10-27?type=fanclub&thema=poezie&locatie=forum',
  ...['vandoorne', 'de slak', 'xyzzyx', '', '%20', 'cafe', 'CAFÉ', 'strip', '%3Cscript%3E', 'a'].flatMap(
    (term) => [`/zoeken?zoekterm=${term}`, `/zoeken?zoekterm=${term}&sorteer=relevantie`],
  ),
  '/zoeken',
  '/contact?verzonden=contact',
  '/contact?utm_source=mail',
].map(get);

const CACHED: readonly ComparedRequest[] = [
  '/',
  '/praktisch',
  '/sitemap.xml',
  '/nieuws/rss.xml',
  '/favicon.svg',
].map((path) => ({ path, kept: true, about: 'with its ETag' }));

/** All requests that do not depend on the content. */
export const COMPARED_REQUESTS: readonly ComparedRequest[] = [
  ...ENDPOINTS,
  ...METHODS,
  ...ELSEWHERE,
  ...LISTS,
  ...CACHED,
];

export function label({ method = 'GET', path, about }: ComparedRequest): string {
  return `${method} ${path}${about === undefined || about === method ? '' : ` (${about})`}`;
}
