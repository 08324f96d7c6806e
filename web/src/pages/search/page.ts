import { definePage } from '../../document/define-page.ts';
import { titledPage } from '../../domain/pages/paging.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { searchPage } from './load.ts';
import { SearchPage, searchTitle } from './SearchPage.tsx';

export const search = definePage({
  name: 'search',
  load: searchPage.load,
  head: ({ story, question, results, site }, url) => {
    const title = question && results && searchTitle(results.meant ?? question.term, results.total);
    const described = title === undefined ? story : { ...story, seo: { ...story.seo, title } };
    return seoTags(
      titledPage(described, url.search, () => results),
      // Search engines must not index search results.
      { ...site, indexed: site.indexed && question === undefined },
      pageShareImage(story),
    );
  },
  Page: SearchPage,
});
