import { definePage } from '../../document/define-page.ts';
import { formatPeriod } from '../../domain/time/format.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { EditionPage } from './EditionPage.tsx';
import { editionPage } from './load.ts';

export const edition = definePage({
  name: 'edition',
  load: editionPage.load,
  head: ({ edition: { name, year, first, last }, site }) =>
    seoTags(
      {
        title: `Programma ${year}`,
        intro: [],
        seo: { description: `Het programma van ${name}, van ${formatPeriod(first, last)}, dag per dag.` },
      },
      site,
    ),
  Page: EditionPage,
  skips: ['lijst'],
});
