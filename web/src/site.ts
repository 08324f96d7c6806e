import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { urgentMarkup } from './document/PageFrame.tsx';
import { pagesWith } from './document/render-page.tsx';
import { NOWHERE } from './domain/pages/paths.ts';
import { momentInCalendar, programmeCalendar, programmeDayCalendar } from './endpoints/calendar/calendars.ts';
import { newsFeed, robots, securityTxt, sitemap } from './endpoints/crawlers/crawlers.ts';
import {
  previewFindings,
  previewStart,
  previewStop,
  previewUnsaved,
  publicationWebhook,
} from './endpoints/editors.ts';
import { embed } from './endpoints/embed.ts';
import { type Endpoint, endpoint } from './endpoints/endpoint.ts';
import { contentFindings } from './endpoints/findings.ts';
import {
  contactForm,
  failureReport,
  groupPurchaseForm,
  newsletterForm,
  visitReport,
} from './endpoints/forms/forms.ts';
import { liveEvents, livePlan } from './endpoints/hall-screen.ts';
import { health, livez, readyz } from './endpoints/health.ts';
import { image, shareImage } from './endpoints/images/images.ts';
import { momentMoved, routerDataMoved, townMoved, uitEventMoved } from './endpoints/moved.ts';
import {
  dayItemsData,
  offlineProgramme,
  offlineTexts,
  programmeItemsData,
} from './endpoints/offline-data/programme-data.ts';
import {
  openApi,
  programmeJson,
  programmeSchema,
  scheduleJson,
  scheduleXml,
} from './endpoints/open-data/open-data.ts';
import { programmeText } from './endpoints/programme-text.ts';
import { urgentAnnouncement } from './endpoints/urgent-announcement.ts';
import { notAllowed } from './http/responses.ts';
import { appShell } from './pages/app-shell/page.ts';
import { author } from './pages/author/page.ts';
import { authors } from './pages/authors/page.ts';
import { booklet } from './pages/booklet/page.ts';
import { bookstores } from './pages/bookstores/page.ts';
import { edition } from './pages/edition/page.ts';
import { editions } from './pages/editions/page.ts';
import { experience } from './pages/experience/page.ts';
import { endedLinkDocument, findingsDocument } from './pages/findings/FindingsPage.tsx';
import { formAgain } from './pages/form-again/page.ts';
import { generic } from './pages/generic/page.ts';
import { home } from './pages/home/page.ts';
import { live } from './pages/live/page.ts';
import { newsletterConfirm } from './pages/newsletter-confirm/page.ts';
import { now } from './pages/now/page.ts';
import { onTour } from './pages/on-tour/page.ts';
import { overview } from './pages/overview/page.ts';
import { contentOf, PAGES, shareImageAt } from './pages/page-registry.ts';
import { pile } from './pages/pile/page.ts';
import { programme } from './pages/programme/page.ts';
import { programmeDay } from './pages/programme-day/page.ts';
import { writeProgrammeText } from './pages/programme-text/load.ts';
import { search } from './pages/search/page.ts';
import { signing } from './pages/signing/page.ts';
import { notFound, status } from './pages/status/page.ts';
import { styleGuide } from './pages/style-guide/page.ts';
import { tourExperience } from './pages/tour-experience/page.ts';
import { uitEvents } from './pages/uit-events/page.ts';
import type { SiteEnv } from './ports.ts';

const page = pagesWith(status);

/** Answers preflights and adds the headers that let scripts of any site read a response and its entity tag. */
const forAnySite = cors({
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['if-none-match'],
  exposeHeaders: ['etag'],
  maxAge: 86_400,
});

/** Creates the router with all addresses of the site. The first route that matches responds. */
export function createSite(): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  const get = (path: string, answer: Endpoint) =>
    site.get(path, endpoint(answer)).all(path, () => notAllowed('GET, HEAD'));
  /** A GET address that scripts of any site may request. The requests may be conditional. */
  const open = (path: string, answer: Endpoint) => {
    site.use(path, forAnySite);
    get(path, answer);
  };
  const post = (path: string, answer: Endpoint) =>
    site.post(path, endpoint(answer)).all(path, () => notAllowed('POST'));

  get('/programma/tekst', programmeText(writeProgrammeText));
  open('/programma.ics', programmeCalendar);
  open('/programma/:file{[^/]+\\.ics}', programmeDayCalendar);
  open('/m/:file{[^/]+\\.ics}', momentInCalendar);

  get('/programma.items', programmeItemsData);
  get('/programma/:file{[^/]+\\.items}', dayItemsData);
  site.all('/_app', page(appShell));
  get('/_app/programma.json', offlineProgramme);
  get('/_app/teksten.json', offlineTexts);
  get('/live.json', livePlan(PAGES.live.load));
  get('/live.events', liveEvents);
  get('/mededeling.json', urgentAnnouncement(urgentMarkup));

  open('/programma.json', programmeJson);
  open('/programma.schema.json', programmeSchema);
  open('/openapi.json', openApi);
  open('/schedule.json', scheduleJson);
  open('/schedule.xml', scheduleXml);
  get('/nieuws/rss.xml', newsFeed);
  get('/sitemap.xml', sitemap);
  get('/robots.txt', robots);
  get('/.well-known/security.txt', securityTxt);

  get('/beeld', image);
  get('/deelbeeld/*', shareImage(shareImageAt));
  get('/insluiting', embed(contentOf));

  post('/api/contact', contactForm);
  post('/api/group-purchase', groupPurchaseForm);
  post('/api/subscribe', newsletterForm);
  post('/api/visit', visitReport);
  post('/api/error', failureReport);
  get('/api/preview', previewStart);
  post('/api/preview/stop', previewStop);
  post('/api/preview/unsaved', previewUnsaved);
  get('/api/preview/findings', previewFindings);
  post('/api/revalidate', publicationWebhook);
  get('/inhoud/:token', contentFindings({ findings: findingsDocument, ended: endedLinkDocument }));
  get('/health', health);
  get('/readyz', readyz);
  site.get('/livez', livez).all('/livez', () => notAllowed('GET, HEAD'));
  get('/:path{.+\\.data}', routerDataMoved);

  site.all('/', page(home));
  site.all('/programma', page(programme));
  site.all('/programma/:year{[0-9]{4}}', page(edition));
  site.all('/programma/:slug', page(programmeDay));
  site.all('/activiteiten/:slug', page(experience));
  site.all('/boektopia-op-toer/:location?', page(onTour));
  site.all('/boektopia-op-toer-activiteiten/:slug', page(tourExperience));
  site.all('/boektopia-op-toer-uit', page(uitEvents));
  site.all('/nieuws', page(overview));
  site.all('/hotspots-kortrijk', page(overview));
  site.all('/signeren', page(signing));
  site.all('/nu', page(now));
  site.all('/mijn-stapel', page(pile));
  site.all('/boekje', page(booklet));
  site.all('/zoeken', page(search));
  site.all('/boekhandels', page(bookstores));
  site.all('/auteurs', page(authors));
  site.all('/auteurs/:slug', page(author));
  site.all('/edities', page(editions));
  site.all('/stijlgids', page(styleGuide));
  site.all('/formulier/:form', page(formAgain));
  site.all('/nieuwsbrief/bevestigen', page(newsletterConfirm));
  site.all('/live/:screen?', page(live));
  get('/m/:moment', momentMoved);
  get('/on-tour/:slug', townMoved);
  get('/boektopia-op-toer-uit-activiteiten/:slug', uitEventMoved);
  site.all(NOWHERE, page(notFound));
  site.all('*', page(generic));
  // Rethrow: the server handles and logs every failure in one place.
  site.onError((error) => {
    throw error;
  });
  return site;
}
