import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The map of the site: every address, and the door behind it. */
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
      ...['nieuws', 'hotspots-kortrijk', 'boekhandels'].map((path) =>
        route(path, 'routes/overview.tsx', { id: `overview-${path}` }),
      ),
      route('stijlgids', 'routes/style-guide.tsx'),
      route('_app', 'routes/app-shell.tsx'),
      route('*', 'routes/page.tsx'),
    ]),
  ]),
  route('boektopia-op-toer-uit-activiteiten/:slug', 'routes/uit-event-moved.ts'),
  route('health', 'routes/health.ts'),
  route('beeld', 'routes/image.ts'),
  route('insluiting', 'routes/embed.ts'),
] satisfies RouteConfig;
