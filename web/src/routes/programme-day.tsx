import { useMemo } from 'react';
import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { pagePath, titledPage } from '../domain/pages/paging.ts';
import { dayShareImage } from '../domain/pages/share-image.ts';
import { parseSelection, selectionParameters } from '../domain/programme/selection.ts';
import {
  picturedSelection,
  selectionDescription,
  selectionTitle,
} from '../domain/programme/selection-title.ts';
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
  const { day, days, options, view, site } = loaderData;
  const selection = parseSelection(new URLSearchParams(location.search), options);
  const title = selectionTitle(selection, options, day.day);
  const described = title === undefined ? day : { ...day, seo: { title } };
  const titled = titledPage(described, location.search, (parameters) => knownPage(loaderData, parameters));
  if (!import.meta.env.SSR) return seoTags(titled, site);
  const card = dayShareImage(day, days, picturedSelection(selection, options, day.day));
  if (title === undefined) return seoTags(titled, site, card);
  // What is narrowed to is a page of its own for who gets the link, and none for search engines.
  const shared = new URL(pagePath(day.path, 1, selectionParameters(selection)), site.origin).href;
  const seo = { ...titled.seo, ogTitle: title, description: selectionDescription(view) };
  return seoTags({ ...titled, seo }, { ...site, shared }, card);
};

export default function ProgrammeDayRoute({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const { now } = useMinute(loaderData.now);
  useRenewal();
  useNotedItems(useMemo(() => itemsOfView(view), [view]));
  return <ProgrammeDayScreen {...loaderData} now={now} />;
}
