import { definePage, type LoadRequest } from '../../document/define-page.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../../http/cache-control.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { LivePage } from './LivePage.tsx';
import { livePage, nowCode } from './load.ts';

/** Loads the hall screen, which has no header, footer, cookie notice or anything else that needs consent. */
async function load(request: LoadRequest, params: { screen?: string }) {
  const { url, site } = request;
  const hallScreen = params.screen ?? url.searchParams.get(QUERY.screen) ?? undefined;
  const { now, plan } = await livePage.load(request, { screen: hallScreen });
  return {
    now,
    plan,
    phone: nowCode(site.origin),
    address: answerAddress(hallScreen, url.searchParams.get(QUERY.location)),
    // Search engines must not index a hall screen: it changes every minute and repeats the programme.
    site: { ...site, indexed: false },
  };
}

/** Returns the address from which the screen polls its schedule. */
function answerAddress(hallScreen: string | undefined, place: string | null): string {
  const requested = new URLSearchParams({
    ...(hallScreen && { [QUERY.screen]: hallScreen }),
    ...(place && { [QUERY.location]: place }),
  });
  return requested.size === 0 ? '/live.json' : `/live.json?${requested}`;
}

export const live = definePage({
  name: 'live',
  framed: false,
  load,
  head: ({ site }) => seoTags({ title: TEXTS.live, intro: [], seo: {} }, site),
  Page: LivePage,
  init: ({ plan }) => (plan ? { headers: { 'cache-control': CACHE_CONTROL.never } } : UNAVAILABLE),
});
