import { useEffect } from 'react';
import { requestsGrid } from '../../domain/pages/day-display.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { pageNumber, pagePath, titledPage } from '../../domain/pages/paging.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { SITE_NAME } from '../../domain/pages/site-name.ts';
import { chosenCount, parseSelection } from '../../domain/programme/filter/selection.ts';
import { selectionTitle } from '../../domain/programme/filter/selection-title.ts';
import { type FirstView, knownPage } from '../../features/filter/use-day-view.ts';

type TitledDay = FirstView & { day: Pick<FestivalDay, 'path' | 'day' | 'title' | 'seo'> };

/** Returns the document title of a day at a URL, with the selection and, from page 2 on, the page number. */
export function dayTitle(data: TitledDay, search: string): string {
  const { day, options } = data;
  const selection = parseSelection(new URLSearchParams(search), options);
  const title = selectionTitle(selection, options, day.day);
  const described = title === undefined ? day : { ...day, seo: { title } };
  const titled = titledPage(described, search, (other) => knownPage(data, other));
  return titled.seo.title ?? titled.title;
}

/** Updates the document's title and canonical URL when the query of the day's page changes. */
export function useDayTitle(data: TitledDay, search: string): void {
  const title = `${dayTitle(data, search)} | ${SITE_NAME}`;
  const parameters = new URLSearchParams(search);
  const isWhole = chosenCount(parseSelection(parameters, data.options)) === 0 && !requestsGrid(parameters);
  const canonical = pagePath(data.day.path, isWhole ? pageNumber(parameters.get(QUERY.page)) : 1);
  useEffect(() => {
    document.title = title;
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // Keep the origin of the link: it is that of the published site, whichever host serves this document.
    if (link) link.href = new URL(canonical, link.href).href;
  }, [title, canonical]);
}
