import { Hono } from 'hono';
import { onlyPosts } from './app/process/form-endpoint.ts';
import { momentInCalendar, programmeCalendar, programmeDayCalendar } from './endpoints/calendars.ts';
import { newsFeed, robots, securityTxt, sitemap } from './endpoints/crawlers.ts';
import { previewStart, previewStop, previewUnsaved, publicationWebhook } from './endpoints/editors.ts';
import { embed } from './endpoints/embed.ts';
import {
  type Endpoint,
  endpoint,
  methodNotAllowed,
  postRequired,
  type SiteEnv,
} from './endpoints/endpoint.ts';
import { contactForm, groupPurchaseForm, newsletterForm, visitReport } from './endpoints/forms.ts';
import { liveEvents, livePlan } from './endpoints/hall-screen.ts';
import { health } from './endpoints/health.ts';
import { image, shareImage } from './endpoints/images.ts';
import { openApi, programmeJson, programmeSchema, scheduleJson, scheduleXml } from './endpoints/open-data.ts';
import {
  dayItemsData,
  offlineProgramme,
  offlineTexts,
  programmeItemsData,
} from './endpoints/programme-data.ts';
import { programmeText } from './endpoints/programme-text.ts';
import type { Fetch } from './protocol/fetch.ts';

/**
 * The addresses of the site that are not pages. Pages still belong to React Router: what no address here matches goes
 * to `pages`.
 */
export function createSite(pages: Fetch): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  const get = (path: string, answer: Endpoint) =>
    site.get(path, endpoint(answer)).all(path, methodNotAllowed);
  const post = (path: string, answer: Endpoint, refusal: () => Response = postRequired) =>
    site.post(path, endpoint(answer)).all(path, refusal);

  get('/programma/tekst', programmeText);
  get('/programma.ics', programmeCalendar);
  get('/programma/:file{[^/]+\\.ics}', programmeDayCalendar);
  get('/m/:file{[^/]+\\.ics}', momentInCalendar);

  get('/programma.items', programmeItemsData);
  get('/programma/:file{[^/]+\\.items}', dayItemsData);
  get('/_app/programma.json', offlineProgramme);
  get('/_app/teksten.json', offlineTexts);
  get('/live.json', livePlan);
  get('/live.events', liveEvents);

  get('/programma.json', programmeJson);
  get('/programma.schema.json', programmeSchema);
  get('/openapi.json', openApi);
  get('/schedule.json', scheduleJson);
  get('/schedule.xml', scheduleXml);
  get('/nieuws/rss.xml', newsFeed);
  get('/sitemap.xml', sitemap);
  get('/robots.txt', robots);
  get('/.well-known/security.txt', securityTxt);

  get('/beeld', image);
  get('/deelbeeld/*', shareImage);
  get('/insluiting', embed);

  post('/api/contact', contactForm, onlyPosts);
  post('/api/group-purchase', groupPurchaseForm, onlyPosts);
  post('/api/subscribe', newsletterForm, onlyPosts);
  post('/api/visit', visitReport, onlyPosts);
  get('/api/preview', previewStart);
  post('/api/preview/stop', previewStop);
  post('/api/preview/unsaved', previewUnsaved);
  post('/api/revalidate', publicationWebhook);
  get('/health', health);

  site.all('*', ({ req }) => pages(req.raw));
  // The server answers and logs every failure in one place.
  site.onError((error) => {
    throw error;
  });
  return site;
}
