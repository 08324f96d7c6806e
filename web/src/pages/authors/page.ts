import { definePage } from '../../document/define-page.ts';
import { AUTHORS_PAGE, authorsShareImage } from '../../domain/pages/authors-page.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { AuthorsPage } from './AuthorsPage.tsx';
import { authorsPage } from './load.ts';

export const authors = definePage({
  name: 'authors',
  load: async (request) => ({
    ...(await authorsPage.load(request)),
    question: (request.url.searchParams.get(QUERY.author) ?? '').trim(),
  }),
  head: ({ site }) => seoTags(AUTHORS_PAGE, site, authorsShareImage()),
  Page: AuthorsPage,
  skips: ['lijst'],
});
