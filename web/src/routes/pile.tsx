import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { useMinute } from '../features/renewal/use-minute.ts';
import { useRenewal } from '../features/renewal/use-renewal.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { PILE_INTRO, PileScreen } from '../screens/pile/PileScreen.tsx';
import { PILE_TITLE } from '../screens/pile/PileTop.tsx';
import type { Route } from './+types/pile.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.pile.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags({ title: PILE_TITLE, intro: [], seo: { description: PILE_INTRO } }, loaderData.site)
    : [];

export default function PileRoute({ loaderData }: Route.ComponentProps) {
  useRenewal();
  return <PileScreen askedAt={loaderData.now} {...useMinute(loaderData.now)} />;
}
