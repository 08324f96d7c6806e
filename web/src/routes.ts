import { index, layout, type RouteConfig, route as routeOf } from '@react-router/dev/routes';

/** One address has one page: written with capitals it is another, which leads on to this one. */
const route = (path: string, file: string, options: { id?: string } = {}) =>
  routeOf(path, file, { ...options, caseSensitive: true });

/** The map of the site: every address, and its route module. */
export default [
  layout('routes/frame.tsx', [
    layout('routes/page-boundary.tsx', [
      index('routes/home.tsx'),
      route('programma', 'routes/programme.tsx'),
      route('programma/:slug', 'routes/programme-day.tsx'),
      route('activiteiten/:slug', 'routes/experience.tsx'),
      route('boektopia-op-toer/:location?', 'routes/on-tour.tsx'),
      route('boektopia-op-toer-activiteiten/:slug', 'routes/on-tour-experience.tsx'),
      route('boektopia-op-toer-uit', 'routes/uit-events.tsx'),
      ...['nieuws', 'hotspots-kortrijk'].map((path) =>
        route(path, 'routes/overview.tsx', { id: `overview-${path}` }),
      ),
      route('signeren', 'routes/signing.tsx'),
      route('nu', 'routes/now.tsx'),
      route('mijn-stapel', 'routes/pile.tsx'),
      route('zoeken', 'routes/search.tsx'),
      route('boekhandels', 'routes/bookstores.tsx'),
      route('auteurs', 'routes/authors.tsx'),
      route('auteurs/:slug', 'routes/author.tsx'),
      route('stijlgids', 'routes/style-guide.tsx'),
      route('formulier/:form', 'routes/form-again.tsx'),
      route('nieuwsbrief/bevestigen', 'routes/newsletter-confirm.tsx'),
      route('_app', 'routes/app-shell.tsx'),
      route('*', 'routes/page.tsx'),
    ]),
  ]),
  route('boektopia-op-toer-uit-activiteiten/:slug', 'routes/uit-event-moved.ts'),
  route('on-tour/:slug', 'routes/on-tour-moved.ts'),
  route('live/:screen?', 'routes/live.tsx'),
  route('live.json', 'routes/live-json.ts'),
  route('live.events', 'routes/live-events.ts'),
  route('programma/tekst', 'routes/programme-text.ts'),
  route('programma/:slug.items', 'routes/programme-day-items.ts'),
  route('programma.items', 'routes/programme-items.ts'),
  route('programma.json', 'routes/programme-json.ts'),
  route('programma.schema.json', 'routes/programme-schema.ts'),
  route('schedule.json', 'routes/schedule-json.ts'),
  route('schedule.xml', 'routes/schedule-xml.ts'),
  route('m/:moment', 'routes/moment.ts'),
  route('nieuws/rss.xml', 'routes/news-feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('health', 'routes/health.ts'),
  route('api/contact', 'routes/api-contact.ts'),
  route('api/group-purchase', 'routes/api-group-purchase.ts'),
  route('api/subscribe', 'routes/api-subscribe.ts'),
  route('api/visit', 'routes/api-visit.ts'),
  route('beeld', 'routes/image.ts'),
  route('deelbeeld/*', 'routes/og-image.ts'),
  route('insluiting', 'routes/embed.ts'),
  route('api/preview', 'routes/api-preview.ts'),
  route('api/preview/stop', 'routes/api-preview-stop.ts'),
  route('api/preview/unsaved', 'routes/api-preview-unsaved.ts'),
  route('api/revalidate', 'routes/revalidate.ts'),
] satisfies RouteConfig;
