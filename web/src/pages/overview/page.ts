import { definePage } from '../../document/define-page.ts';
import { titledPage } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { newsFeedLink, seoTags } from '../../layout/head/seo-tags.ts';
import { overviewPage } from './load.ts';
import { OverviewPage } from './OverviewPage.tsx';

export const overview = definePage({
  name: 'overview',
  load: overviewPage.load,
  head: (data, { search }) => [
    ...seoTags(
      titledPage(data.story, search, () => data.page),
      data.site,
      pageShareImage(data.story),
    ),
    ...(data.overview.path === BASE.news ? [newsFeedLink(data.site)] : []),
  ],
  Page: OverviewPage,
  skips: ['lijst'],
});
