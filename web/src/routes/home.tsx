import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { festival } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const [home, days, { venue }] = await orUnavailable(
    Promise.all([cms.home(), cms.festivalDays(), cms.frame()]),
  );
  const page = orNotFound(home);
  const now = context.get(nowContext);
  return { page, days, venue, now, field: page.colour ?? 'red', site: siteOf(url) };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, days, venue, site } = loaderData;
  return [...seoTags(page, site), ...structuredData(festival(page, days, venue, site))];
};

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} days={loaderData.days} now={loaderData.now} />;
}
