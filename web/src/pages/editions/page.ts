import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { EditionsPage } from './EditionsPage.tsx';
import { editionsPage } from './load.ts';

export const editions = definePage({
  name: 'editions',
  load: editionsPage.load,
  head: ({ site }) =>
    seoTags(
      {
        title: 'Alle edities',
        intro: [],
        seo: { description: 'Het programma van elke editie van Boektopia, van vroeger tot nu.' },
      },
      site,
    ),
  Page: EditionsPage,
  skips: ['lijst'],
});
