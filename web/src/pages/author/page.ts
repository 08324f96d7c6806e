import { definePage } from '../../document/define-page.ts';
import { authorDescribed, authorShareImage } from '../../domain/pages/authors-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { person } from '../../layout/head/structured-data/page-things.ts';
import { structuredData } from '../../layout/head/structured-data/structured-data.ts';
import { AuthorPage } from './AuthorPage.tsx';
import { authorPage } from './load.ts';

export const author = definePage({
  name: 'author',
  load: authorPage.load,
  head: (data) => [
    ...seoTags(authorDescribed(data.author), data.site, authorShareImage(data.author)),
    ...structuredData(person(data.author, data.site)),
  ],
  Page: AuthorPage,
});
