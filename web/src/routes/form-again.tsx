import { data } from 'react-router';
import { CACHE_CONTROL, FORM_RETRY_AFTER_S } from '../app/process/caching.ts';
import { readPost, UnreadablePost } from '../app/process/form-post.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { orNotFound } from '../app/process/responses.ts';
import type { FormKind } from '../domain/pages/submission.ts';
import { BUSY, receivedStatus } from '../domain/pages/texts.ts';
import { FORM_WORDS } from '../features/forms/form-fields.ts';
import { formatPlace, parsePlace } from '../features/forms/form-return.ts';
import { readForm } from '../features/forms/form-schemas.ts';
import { statusText } from '../features/forms/post-form.ts';
import { FormAgainScreen } from '../screens/form-again/FormAgainScreen.tsx';
import type { Route } from './+types/form-again.ts';

const KINDS: readonly FormKind[] = ['contact', 'group-purchase', 'newsletter'];

const kindOf = (name: string): FormKind => orNotFound(KINDS.find((kind) => kind === name));

export const loader = ({ params, context }: Route.LoaderArgs) => ({
  kind: kindOf(params.form),
  now: context.get(nowContext),
});

/**
 * Shows a form without scripts again, with what was typed and what is wrong with it, or why it could not be
 * sent. The endpoint of the form redirects here with the post itself. Nothing is sent from here.
 */
export async function action({ params, request, url }: Route.ActionArgs) {
  const kind = kindOf(params.form);
  try {
    const { values, back } = await readPost(kind, request);
    const { errors } = readForm(kind, values);
    const status = errors ? 422 : statusOf(url);
    const failure = errors ? undefined : failureOf(status);
    const place = formatPlace(parsePlace(back, FORM_WORDS[kind].page));
    const headers = status === 503 ? { 'retry-after': String(FORM_RETRY_AFTER_S) } : undefined;
    return data({ place, values, errors: errors ?? {}, failure }, { status, headers });
  } catch (error) {
    if (error instanceof UnreadablePost) throw data(null, { status: error.status });
    throw error;
  }
}

/** What the endpoint answered; anybody can write an address, so that it is one of those or nothing. */
function statusOf(url: URL): number {
  return [429, 500, 503].find((status) => url.searchParams.get('status') === String(status)) ?? 200;
}

/** Why it was not sent, in words; `undefined` where nothing was sent yet. */
function failureOf(status: number): string | undefined {
  if (status === 200) return undefined;
  return status === 503 ? BUSY : receivedStatus(statusText({ status, statusText: '' }));
}

/** What a visitor typed is in it. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  'cache-control': CACHE_CONTROL.never,
});

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? FORM_WORDS[loaderData.kind].notSent : 'Formulier'} | Boektopia` },
  { name: 'robots', content: 'noindex' },
];

export default function FormAgainRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FormAgainScreen {...loaderData} again={actionData} />;
}
