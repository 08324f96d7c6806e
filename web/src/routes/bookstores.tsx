import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { asksForOtherTowns } from '../app/process/revalidation.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { BookstoresScreen } from '../screens/bookstores/BookstoresScreen.tsx';
import type { Route } from './+types/bookstores.ts';

export { asksForOtherTowns as shouldRevalidate };

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.bookstores.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags(
        loaderData.story,
        loaderData.site,
        import.meta.env.SSR ? pageShareImage(loaderData.story) : undefined,
      )
    : [];

export default function BookstoresRoute({ loaderData }: Route.ComponentProps) {
  return <BookstoresScreen {...loaderData} />;
}
