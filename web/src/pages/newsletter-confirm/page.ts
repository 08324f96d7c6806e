import { definePage, type LoadRequest } from '../../document/define-page.ts';
import { readField } from '../../endpoints/form-post.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../../server/cache/caching.ts';
import { delivery } from '../../server/submissions.ts';
import { DeliveryUnavailable } from '../../submissions/delivery.ts';
import { ConfirmPage, type ConfirmPageProps } from './ConfirmPage.tsx';

/** Opening the link of a mail confirms nothing yet: programs open links too. The button posts to the same address. */
type Data = ConfirmPageProps & { status: number };

async function load({ request, url }: LoadRequest): Promise<Data> {
  if (request.method === 'POST') return confirmed(await readField(request, 'token').catch(() => ''));
  const token = url.searchParams.get('token') ?? undefined;
  return { outcome: token ? 'ask' : 'invalid', token, status: 200 };
}

async function confirmed(token: string): Promise<Data> {
  try {
    const outcome = await delivery.confirmNewsletter(token);
    return { outcome, token, status: outcome === 'confirmed' ? 200 : 400 };
  } catch (error) {
    if (!(error instanceof DeliveryUnavailable)) throw error;
    return { outcome: 'unavailable', token, status: UNAVAILABLE.status };
  }
}

export const newsletterConfirm = definePage({
  name: 'newsletter-confirm',
  takesPosts: true,
  load,
  head: () => [{ title: 'Bevestig je inschrijving | Boektopia' }, { name: 'robots', content: 'noindex' }],
  Page: ConfirmPage,
  init: ({ outcome, status }) => ({
    status,
    // The address holds what only the owner of a mailbox knows.
    headers: {
      ...(outcome === 'unavailable' && UNAVAILABLE.headers),
      'cache-control': CACHE_CONTROL.never,
      'referrer-policy': 'same-origin',
    },
  }),
});
