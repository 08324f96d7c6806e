import { definePage } from '../../document/define-page.ts';
import { titledPage } from '../../domain/pages/paging.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { UNAVAILABLE } from '../../http/cache-control.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { uitEventsPage } from './load.ts';
import { UitEventsPage } from './UitEventsPage.tsx';

export const uitEvents = definePage({
  name: 'uit-events',
  load: uitEventsPage.load,
  head: ({ overview, page, site }, { search }) =>
    seoTags(
      titledPage(overview, search, () => page),
      site,
      pageShareImage(overview),
    ),
  Page: UitEventsPage,
  skips: ['lijst'],
  // If the list is unavailable, the page says so, with status 503.
  init: ({ page }) => (page ? {} : UNAVAILABLE),
});
