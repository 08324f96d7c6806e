import { definePage } from '../../document/define-page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { newsFeedLink, seoTags } from '../../layout/head/seo-tags.ts';
import { thingOfPage } from '../../layout/head/structured-data/page-things.ts';
import { structuredData } from '../../layout/head/structured-data/structured-data.ts';
import { ContentPage } from './ContentPage.tsx';
import { genericPage } from './load.ts';

/** Any page created by an editor. */
export const generic = definePage({
  name: 'generic',
  load: genericPage.load,
  head: ({ page, overview, site }) => [
    ...seoTags(page, site, pageShareImage(page)),
    ...(overview?.path === BASE.news ? [newsFeedLink(site)] : []),
    ...structuredData(thingOfPage(page, site)),
  ],
  Page: ContentPage,
});
