import { cms } from '../cms/live.ts';
import { slugOfPath } from '../domain/paths.ts';
import { PageScreen } from '../screens/page/PageScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import type { Route } from './+types/page.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { siteOf } from './site-address.ts';

/** Any slug an editor chooses. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = orNotFound(await orUnavailable(cms.pageBySlug(slugOfPath(url.pathname))));
  return { page, now: context.get(nowContext), field: page.colour, site: siteOf(url) };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags(loaderData.page, loaderData.site) : [];

export default function PageDoor({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData.page} now={loaderData.now} site={loaderData.site} />;
}
