import { useMemo } from 'react';
import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { titledPage } from '../domain/pages/paging.ts';
import { dayShareImage } from '../domain/pages/share-image.ts';
import { itemsOfView } from '../domain/programme/shown-view.ts';
import { knownPage } from '../features/filter/use-day-view.ts';
import { useNotedItems } from '../features/renewal/changed-items.ts';
import { useMinute } from '../features/renewal/use-minute.ts';
import { useRenewal } from '../features/renewal/use-renewal.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { askForGrid } from '../screens/programme-day/GridOfDay.tsx';
import { ProgrammeDayScreen } from '../screens/programme-day/ProgrammeDayScreen.tsx';
import type { Route } from './+types/programme-day.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

export async function loader(args: Route.LoaderArgs) {
  // A page with a grid is drawn in one go, so that its code has to be here before.
  await askForGrid();
  return loadPage(PAGES.programmeDay.load, args);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { day, days, site } = loaderData;
  const titled = titledPage(day, location.search, (parameters) => knownPage(loaderData, parameters));
  return seoTags(titled, site, import.meta.env.SSR ? dayShareImage(day, days) : undefined);
};

export default function ProgrammeDayRoute({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const { now } = useMinute(loaderData.now);
  useRenewal();
  useNotedItems(useMemo(() => itemsOfView(view), [view]));
  return <ProgrammeDayScreen {...loaderData} now={now} />;
}
