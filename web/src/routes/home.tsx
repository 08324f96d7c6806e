import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import { festival } from '../site/structured-data/events.ts';
import { structuredData } from '../site/structured-data/structured-data.ts';
import type { Route } from './+types/home.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

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

export default function HomeDoor({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} days={loaderData.days} now={loaderData.now} />;
}
