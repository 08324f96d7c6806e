import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { BOOKLET_INTRO, BookletPage, bookletTitle } from './BookletPage.tsx';
import { bookletPage } from './load.ts';

export const booklet = definePage({
  name: 'booklet',
  load: bookletPage.load,
  head: ({ day, site }) =>
    seoTags({ title: bookletTitle(day), intro: [], seo: { description: BOOKLET_INTRO } }, site),
  Page: BookletPage,
});
