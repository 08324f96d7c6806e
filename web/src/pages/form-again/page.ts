import { definePage, type LoadRequest } from '../../document/define-page.ts';
import type { FormKind } from '../../domain/pages/submission.ts';
import { BUSY, receivedStatus } from '../../domain/pages/texts.ts';
import { FORM_WORDS, postedForm } from '../../features/forms/form-fields.ts';
import { formatPlace, parsePlace } from '../../features/forms/form-return.ts';
import { readForm } from '../../features/forms/form-schemas.ts';
import { statusText } from '../../features/forms/post-form.ts';
import type { FormAgain as Again } from '../../features/forms/SiteForm.tsx';
import { CACHE_CONTROL, FORM_RETRY_AFTER_S } from '../../http/cache-control.ts';
import { readPost, UnreadablePost } from '../../http/form-post.ts';
import { orNotFound } from '../../http/responses.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import type { SiteAddress } from '../../ports.ts';
import { FormAgainPage, formTitle } from './FormAgainPage.tsx';

const KINDS: readonly FormKind[] = ['contact', 'group-purchase', 'newsletter'];

type Data = { kind: FormKind; now: Date; again?: Again; status: number; site: SiteAddress };

/**
 * Loads the page that shows a form again after a post without scripts, with its input and its errors or the reason for
 * the failure. The form's endpoint redirects the POST request to this page. Stores nothing.
 */
async function load({ request, url, now, ...rest }: LoadRequest, { form }: { form: string }): Promise<Data> {
  const kind = orNotFound(KINDS.find((one) => one === form));
  const site = { ...rest.site, indexed: false };
  if (request.method !== 'POST') return { kind, now, status: 200, site };
  try {
    const { values, back } = postedForm(kind, (await readPost(request)).fields);
    const { errors } = readForm(kind, values);
    const status = errors ? 422 : statusOf(url);
    const failure = errors ? undefined : failureOf(status);
    const place = formatPlace(parsePlace(back, FORM_WORDS[kind].page));
    return { kind, now, again: { place, values, errors: errors ?? {}, failure }, status, site };
  } catch (error) {
    if (error instanceof UnreadablePost) throw new Response(null, { status: error.status });
    throw error;
  }
}

/** Returns the endpoint's status from the URL. Anyone can edit the URL, so only known statuses count. */
function statusOf(url: URL): number {
  return [429, 500, 503].find((status) => url.searchParams.get('status') === String(status)) ?? 200;
}

/** Returns the message for a submission whose response had this status; `undefined` for 200. */
function failureOf(status: number): string | undefined {
  if (status === 200) return undefined;
  return status === 503 ? BUSY : receivedStatus(statusText({ status, statusText: '' }));
}

export const formAgain = definePage<{ form: string }, Data>({
  name: 'form-again',
  takesPosts: true,
  load,
  head: ({ kind, again, site }) =>
    seoTags({ title: again ? FORM_WORDS[kind].notSent : formTitle(kind, again), intro: [], seo: {} }, site),
  Page: FormAgainPage,
  init: ({ status }) => ({
    status,
    // The page contains a visitor's input, so it must not be cached.
    headers: {
      'cache-control': CACHE_CONTROL.never,
      ...(status === 503 && { 'retry-after': String(FORM_RETRY_AFTER_S) }),
    },
  }),
});
