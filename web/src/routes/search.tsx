import { redirect } from 'react-router';
import { orNotFound, orUnavailable, PAGE_HEADERS } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { searchIndex } from '../app/process/search.ts';
import { siteOf } from '../app/process/site-address.ts';
import { pageNumber, pagePath, titledPage } from '../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard } from '../domain/pages/share-image.ts';
import { parseQuestion, questionParameters } from '../domain/search/search-question.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { SearchScreen } from '../screens/search/SearchScreen.tsx';
import { searchTitle } from '../screens/search/SearchScreen.tsx';
import type { Route } from './+types/search.ts';

/** The question, and what answers it: 24 a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const question = parseQuestion(url.searchParams);
  const [story, index] = await orUnavailable(
    Promise.all([cms.pageBySlug(slugOfPath(BASE.search)), question?.term ? searchIndex(cms) : undefined]),
  );
  const found = orNotFound(story);
  const asked = pageNumber(url.searchParams.get('pagina'));
  const results = question && index?.find(question, asked, context.get(nowContext));
  if (question && results && results.number !== asked) {
    throw redirect(pagePath(BASE.search, results.number, questionParameters(question)));
  }
  const field = found.colour ?? 'pink';
  return { story: found, question, results, field, site: siteOf(url) };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { story, question, results, site } = loaderData;
  const title = question && results && searchTitle(question.term, results.total);
  const described = title === undefined ? story : { ...story, seo: { ...story.seo, title } };
  return seoTags(
    titledPage(described, location.search, () => results),
    site,
    pageCard(story),
  );
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
