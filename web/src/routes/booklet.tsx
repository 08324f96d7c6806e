import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { BOOKLET_INTRO, BookletScreen, bookletTitle } from '../screens/booklet/BookletScreen.tsx';
import type { Route } from './+types/booklet.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.booklet.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags(
        { title: bookletTitle(loaderData.day), intro: [], seo: { description: BOOKLET_INTRO } },
        loaderData.site,
      )
    : [];

export default function BookletRoute({ loaderData }: Route.ComponentProps) {
  return <BookletScreen {...loaderData} />;
}
