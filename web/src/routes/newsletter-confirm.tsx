import { data } from 'react-router';
import { CACHE_CONTROL, UNAVAILABLE } from '../app/process/caching.ts';
import { readField } from '../app/process/form-post.ts';
import { delivery } from '../app/process/submissions.ts';
import { ConfirmScreen } from '../screens/newsletter-confirm/ConfirmScreen.tsx';
import { DeliveryUnavailable } from '../submissions/delivery.ts';
import type { Route } from './+types/newsletter-confirm.ts';

/** Opening the link of a mail confirms nothing yet: programs open links too. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? undefined });

/** The button was pressed. */
export async function action({ request }: Route.ActionArgs) {
  const token = await readField(request, 'token').catch(() => '');
  try {
    const outcome = await delivery.confirmNewsletter(token);
    return data({ outcome, token }, { status: outcome === 'confirmed' ? 200 : 400 });
  } catch (error) {
    if (!(error instanceof DeliveryUnavailable)) throw error;
    return data({ outcome: 'unavailable' as const, token }, UNAVAILABLE);
  }
}

/** The address holds what only the owner of a mailbox knows. */
export const headers = () => ({ 'cache-control': CACHE_CONTROL.never, 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = () => [
  { title: 'Bevestig je inschrijving | Boektopia' },
  { name: 'robots', content: 'noindex' },
];

export default function NewsletterConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = actionData ?? loaderData;
  return <ConfirmScreen outcome={actionData?.outcome ?? (token ? 'ask' : 'invalid')} token={token} />;
}
