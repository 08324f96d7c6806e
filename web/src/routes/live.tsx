import { data, isRouteErrorResponse } from 'react-router';
import { planOf } from '../app/process/live-schedule.ts';
import { UNAVAILABLE } from '../app/process/outcome.ts';
import { cmsContext, previewContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { TEXTS } from '../domain/pages/texts.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { seoTags } from '../layout/seo-tags.ts';
import { programmeNow } from '../now.ts';
import { LiveScreen } from '../screens/live/LiveScreen.tsx';
import { NotFound } from '../screens/status/status-pages.tsx';
import { Unavailable } from '../screens/status/status-pages.tsx';
import type { Route } from './+types/live.ts';

/** A screen in the hall, outside the frame of the site: no header, no footer, no cookie notice, nothing that asks consent. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { screen } = params;
  // To the millisecond, which a page's clock is set by.
  const now = programmeNow();
  const place = url.searchParams.get('locatie');
  const plan = await planOf(context.get(cmsContext), { screen, place }, now);
  const answer = {
    now,
    plan,
    address: answerAddress(screen, place),
    // It changes by the minute, and says nothing that the programme does not.
    site: { ...siteOf(url), indexed: false },
    editor: context.get(previewContext)?.editor,
  };
  return plan ? data(answer, { headers: { 'cache-control': 'no-store' } }) : data(answer, UNAVAILABLE);
}

/** Where the same screen gets its plan from then on. */
function answerAddress(screen: string | undefined, place: string | null): string {
  const asked = new URLSearchParams({ ...(screen && { scherm: screen }), ...(place && { locatie: place }) });
  return asked.size === 0 ? '/live.json' : `/live.json?${asked}`;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags({ title: TEXTS.live, intro: [], seo: {} }, loaderData.site) : [];

export default function LiveRoute({ loaderData }: Route.ComponentProps) {
  const { now, plan, address, editor } = loaderData;
  return (
    <Preview editor={editor}>
      <LiveScreen now={now} plan={plan} address={address} />
    </Preview>
  );
}

/** For who hangs up a screen and mistypes its address. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <main>{isMissing ? <NotFound /> : <Unavailable />}</main>;
}
