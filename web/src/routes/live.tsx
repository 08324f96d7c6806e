import { data, isRouteErrorResponse } from 'react-router';
import { nowCode } from '../app/pages/live-page.ts';
import { PAGES } from '../app/pages/page-registry.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../app/process/caching.ts';
import { loadPage, siteOf } from '../app/process/page-loader.ts';
import { previewContext } from '../app/process/request-content.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import { TEXTS } from '../domain/pages/texts.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { seoTags } from '../layout/seo-tags.ts';
import { LiveScreen } from '../screens/live/LiveScreen.tsx';
import { NotFound, Unavailable } from '../screens/status/status-pages.tsx';
import type { Route } from './+types/live.ts';

/** No header, no footer, no cookie notice, nothing that asks consent. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const screen = params.screen ?? url.searchParams.get(QUERY.screen) ?? undefined;
  const { now, plan } = await loadPage(PAGES.live.load, { ...args, params: { screen } });
  const site = siteOf(url);
  const answer = {
    now,
    plan,
    phone: nowCode(site.origin),
    address: answerAddress(screen, url.searchParams.get(QUERY.location)),
    // It changes by the minute, and says nothing that the programme does not.
    site: { ...site, indexed: false },
    editor: context.get(previewContext)?.editor,
  };
  return plan
    ? data(answer, { headers: { 'cache-control': CACHE_CONTROL.never } })
    : data(answer, UNAVAILABLE);
}

/** Where the same screen gets its plan from then on. */
function answerAddress(screen: string | undefined, place: string | null): string {
  const asked = new URLSearchParams({
    ...(screen && { [QUERY.screen]: screen }),
    ...(place && { [QUERY.location]: place }),
  });
  return asked.size === 0 ? '/live.json' : `/live.json?${asked}`;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags({ title: TEXTS.live, intro: [], seo: {} }, loaderData.site) : [];

export default function LiveRoute({ loaderData }: Route.ComponentProps) {
  const { now, plan, phone, address, editor } = loaderData;
  return (
    <Preview editor={editor}>
      <LiveScreen now={now} plan={plan} phone={phone} address={address} />
    </Preview>
  );
}

/** For who hangs up a screen and mistypes its address. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <main>{isMissing ? <NotFound /> : <Unavailable />}</main>;
}
