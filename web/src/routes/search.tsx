import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { titledPage } from '../domain/pages/paging.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { SearchScreen, searchTitle } from '../screens/search/SearchScreen.tsx';
import type { Route } from './+types/search.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.search.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { story, question, results, site } = loaderData;
  const title = question && results && searchTitle(question.term, results.total);
  const described = title === undefined ? story : { ...story, seo: { ...story.seo, title } };
  return seoTags(
    titledPage(described, location.search, () => results),
    // What was found for a term is no page of its own to a search engine.
    { ...site, indexed: site.indexed && question === undefined },
    import.meta.env.SSR ? pageShareImage(story) : undefined,
  );
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
