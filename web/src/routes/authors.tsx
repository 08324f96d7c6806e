import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { AUTHORS_PAGE, authorsShareImage } from '../domain/pages/authors-page.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { AuthorsScreen } from '../screens/authors/AuthorsScreen.tsx';
import type { Route } from './+types/authors.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.authors.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags(AUTHORS_PAGE, loaderData.site, import.meta.env.SSR ? authorsShareImage() : undefined)
    : [];

export default function AuthorsRoute({ loaderData }: Route.ComponentProps) {
  return <AuthorsScreen {...loaderData} />;
}
