import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { authorDescribed, authorShareImage } from '../domain/pages/authors-page.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { person } from '../layout/structured-data/person.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { AuthorScreen } from '../screens/author/AuthorScreen.tsx';
import type { Route } from './+types/author.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.author.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { author, site } = loaderData;
  const described = authorDescribed(author);
  if (!import.meta.env.SSR) return seoTags(described, site);
  return [...seoTags(described, site, authorShareImage(author)), ...structuredData(person(author, site))];
};

export default function AuthorRoute({ loaderData }: Route.ComponentProps) {
  return <AuthorScreen {...loaderData} />;
}
