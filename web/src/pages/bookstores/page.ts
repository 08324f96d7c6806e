import { definePage } from '../../document/define-page.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { BookstoresPage } from './BookstoresPage.tsx';
import { bookstoresPage } from './load.ts';

export const bookstores = definePage({
  name: 'bookstores',
  load: bookstoresPage.load,
  head: ({ story, site }) => seoTags(story, site, pageShareImage(story)),
  Page: BookstoresPage,
  skips: ['lijst'],
});
