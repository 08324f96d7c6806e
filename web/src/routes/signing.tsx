import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { formatDayName } from '../domain/time/format.ts';
import { useRenewal } from '../features/renewal/use-renewal.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { SIGNING_TITLE, SigningScreen } from '../screens/signing/SigningScreen.tsx';
import type { Route } from './+types/signing.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.signing.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { board, site } = loaderData;
  const title = board ? `${SIGNING_TITLE} op ${formatDayName(board.day)}` : SIGNING_TITLE;
  const description = 'Welke auteur signeert aan welke tafel, en om hoe laat.';
  return seoTags({ title, intro: [], seo: { description } }, site);
};

export default function SigningRoute({ loaderData }: Route.ComponentProps) {
  useRenewal();
  return <SigningScreen {...loaderData} />;
}
