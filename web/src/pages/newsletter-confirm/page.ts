import { definePage, type LoadRequest } from '../../document/define-page.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../../http/cache-control.ts';
import { readField } from '../../http/form-post.ts';
import { ConfirmPage, type ConfirmPageProps } from './ConfirmPage.tsx';

/** Opening the link does not confirm, because mail scanners open links too: the page has a button that sends a POST. */
type Data = ConfirmPageProps & { status: number };

async function load({ request, url, submissions }: LoadRequest): Promise<Data> {
  if (request.method === 'POST') {
    const token = await readField(request, 'token').catch(() => '');
    const outcome = await submissions.confirmNewsletter(token);
    return { outcome, token, status: STATUS[outcome] };
  }
  const token = url.searchParams.get('token') ?? undefined;
  return { outcome: token ? 'ask' : 'invalid', token, status: 200 };
}

const STATUS = { confirmed: 200, invalid: 400, expired: 400, unavailable: UNAVAILABLE.status };

export const newsletterConfirm = definePage({
  name: 'newsletter-confirm',
  takesPosts: true,
  load,
  head: () => [{ title: 'Bevestig je inschrijving | Boektopia' }, { name: 'robots', content: 'noindex' }],
  Page: ConfirmPage,
  init: ({ outcome, status }) => ({
    status,
    // The page's URL contains a secret token, which other sites and caches must not receive.
    headers: {
      ...(outcome === 'unavailable' && UNAVAILABLE.headers),
      'cache-control': CACHE_CONTROL.never,
      'referrer-policy': 'same-origin',
    },
  }),
});
