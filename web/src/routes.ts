import { index, layout, type RouteConfig, route as routeOf } from '@react-router/dev/routes';

/** One address has one page: written with capitals it is another, which leads on to this one. */
const route = (path: string, file: string, options: { id?: string } = {}) =>
  routeOf(path, file, { ...options, caseSensitive: true });

/** The pages of the site, and their route modules. Every other address stands in `site.ts`. */
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
      route('boekje', 'routes/booklet.tsx'),
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
  route('m/:moment', 'routes/moment.ts'),
  route('live/:screen?', 'routes/live.tsx'),
] satisfies RouteConfig;
