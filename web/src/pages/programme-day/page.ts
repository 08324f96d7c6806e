import { definePage } from '../../document/define-page.ts';
import { displayedAs, requestsGrid } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { dayShareImage } from '../../domain/pages/share-image.ts';
import { parseSelection, selectionParameters } from '../../domain/programme/filter/selection.ts';
import {
  picturedSelection,
  selectionDescription,
  selectionTitle,
} from '../../domain/programme/filter/selection-title.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { dayTitle } from './day-title.ts';
import { loadGrid } from './grid/LaterGrid.tsx';
import { programmeDayPage } from './load.ts';
import { ProgrammeDayPage } from './ProgrammeDayPage.tsx';

export const programmeDay = definePage({
  name: 'programme-day',
  load: async (request, params: { slug: string }) => {
    if (requestsGrid(request.url.searchParams)) await loadGrid();
    return programmeDayPage.load(request, params);
  },
  head: (data, url) => {
    const { day, days, options, view, site } = data;
    const selection = parseSelection(url.searchParams, options);
    const title = selectionTitle(selection, options, day.day);
    const described = title === undefined ? day : { ...day, seo: {} };
    const titled = { ...described, seo: { ...described.seo, title: dayTitle(data, url.search) } };
    const card = dayShareImage(day, days, picturedSelection(selection, options, day.day));
    const asGrid = requestsGrid(url.searchParams);
    if (title === undefined && !asGrid) return seoTags(titled, site, card);
    // Selections and grids have their own URLs for sharing, but search engines index only the URL of the whole day.
    const address = pagePath(day.path, 1, displayedAs(selectionParameters(selection), asGrid));
    const shared = new URL(address, site.origin).href;
    const ogTitle = `${title ?? day.title}${asGrid ? ', als rooster' : ''}`;
    const seo = { ...titled.seo, ogTitle, description: selectionDescription(view) };
    return seoTags({ ...titled, seo }, { ...site, shared }, card);
  },
  Page: ProgrammeDayPage,
  skips: ['lijst', 'filter'],
});
