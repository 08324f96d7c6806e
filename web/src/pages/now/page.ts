import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { nowPage } from './load.ts';
import { NOW_INTRO, NOW_TITLE } from './NowContent.tsx';
import { NowPage } from './NowPage.tsx';

export const now = definePage({
  name: 'now',
  load: nowPage.load,
  head: ({ site }) => seoTags({ title: NOW_TITLE, intro: [], seo: { description: NOW_INTRO } }, site),
  Page: NowPage,
});
