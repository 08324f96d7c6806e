import { redirect } from 'react-router';
import { cms } from '../cms/live.ts';
import { pageNumber, pageOf, pagePath } from '../domain/paging.ts';
import { storyPath } from '../domain/paths.ts';
import { ongoingOf, timetableOf } from '../domain/programme-day.ts';
import { ProgrammeDayScreen } from '../screens/programme-day/ProgrammeDayScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import type { Route } from './+types/programme-day.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { siteOf } from './site-address.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const days = await orUnavailable(cms.festivalDays());
  const path = storyPath(`programma/${params.slug}`);
  const day = orNotFound(days.find((one) => one.path === path));
  const [starting, ongoing, frame] = await orUnavailable(
    Promise.all([cms.itemsStartingOn(day.day), cms.ongoingItems(), cms.frame()]),
  );
  const asked = pageNumber(url.searchParams.get('pagina'));
  const page = pageOf(timetableOf(starting, day.day), asked);
  if (page.number !== asked) throw redirect(pagePath(path, page.number));
  return {
    day,
    days,
    page,
    ongoing: ongoingOf(ongoing, day.day),
    reservationUrl: frame.reservationUrl,
    now: context.get(nowContext),
    field: 'red' as const,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags(loaderData.day, loaderData.site) : [];

export default function ProgrammeDayDoor({ loaderData }: Route.ComponentProps) {
  return <ProgrammeDayScreen {...loaderData} />;
}
