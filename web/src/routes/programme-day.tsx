import { useMemo } from 'react';
import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { asksForGrid, displayedAs } from '../domain/pages/day-display.ts';
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
  const parameters = new URLSearchParams(location.search);
  const selection = parseSelection(parameters, options);
  const title = selectionTitle(selection, options, day.day);
  const described = title === undefined ? day : { ...day, seo: { title } };
  const titled = titledPage(described, location.search, (other) => knownPage(loaderData, other));
  if (!import.meta.env.SSR) return seoTags(titled, site);
  const card = dayShareImage(day, days, picturedSelection(selection, options, day.day));
  const asGrid = asksForGrid(parameters);
  if (title === undefined && !asGrid) return seoTags(titled, site, card);
  // What is narrowed to, or laid out as a grid, is a page of its own for who gets the link, and none for search engines.
  const address = pagePath(day.path, 1, displayedAs(selectionParameters(selection), asGrid));
  const shared = new URL(address, site.origin).href;
  const ogTitle = `${title ?? day.title}${asGrid ? ', als rooster' : ''}`;
  const seo = { ...titled.seo, ogTitle, description: selectionDescription(view) };
  return seoTags({ ...titled, seo }, { ...site, shared }, card);
};

export default function ProgrammeDayRoute({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const { now } = useMinute(loaderData.now);
  useRenewal();
  useNotedItems(useMemo(() => itemsOfView(view), [view]));
  return <ProgrammeDayScreen {...loaderData} now={now} />;
}
