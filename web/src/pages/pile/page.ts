import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { savedItemsPage } from './load.ts';
import { SavedItemsPage } from './SavedItemsPage.tsx';
import { SAVED_ITEMS_INTRO, SAVED_ITEMS_TITLE } from './SavedItemsTop.tsx';

export const pile = definePage({
  name: 'pile',
  load: savedItemsPage.load,
  head: ({ site }) =>
    seoTags({ title: SAVED_ITEMS_TITLE, intro: [], seo: { description: SAVED_ITEMS_INTRO } }, site),
  Page: SavedItemsPage,
});
