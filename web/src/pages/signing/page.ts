import { definePage } from '../../document/define-page.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { signingPage } from './load.ts';
import { SIGNING_TITLE, SigningPage } from './SigningPage.tsx';

export const signing = definePage({
  name: 'signing',
  load: signingPage.load,
  head: ({ day, site }) => {
    const title = day ? `${SIGNING_TITLE} op ${formatDayName(day)}` : SIGNING_TITLE;
    const description = 'Welke auteur signeert aan welke tafel, en om hoe laat.';
    return seoTags({ title, intro: [], seo: { description } }, site);
  },
  Page: SigningPage,
  skips: ['lijst'],
});
