import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { festival } from '../../layout/head/structured-data/events.ts';
import { structuredData } from '../../layout/head/structured-data/structured-data.ts';
import { HomePage } from './HomePage.tsx';
import { homePage } from './load.ts';

export const home = definePage({
  name: 'home',
  load: homePage.load,
  head: ({ page, days, venue, site }) => [
    ...seoTags(page, site),
    ...structuredData(festival(page, days, venue, site)),
  ],
  Page: HomePage,
});
