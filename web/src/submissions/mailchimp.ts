import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withTimeout } from '../http/timeout.ts';
import { type DeliveryOutcome, errorWords } from './delivery-outcome.ts';

/** Timeout of a request, in ms; Mailchimp itself allows 120 s. */
const ANSWER_MS = 8_000;

/** The errors after which members must subscribe themselves, with Mailchimp's own form. */
const FINAL = new Set(['Forgotten Email Not Subscribed', 'Member In Compliance State']);

/** The states in which nothing is left to do: the member is on the list, still has to confirm, or cannot be reached. */
const SETTLED = new Set(['subscribed', 'pending', 'cleaned']);

const problem = z.object({
  title: z.string(),
  instance: z.string().optional(),
  detail: z.string().optional(),
});

/** Matches the details of an «Invalid Resource» that concern the address itself; Mailchimp has no code for them. */
const BAD_ADDRESS = /fake or invalid|valid email address|email address is invalid/i;

const member = z.object({ status: z.string() });

export type MailchimpOptions = {
  /** The API key, which ends with its data centre: `…-us19`. */
  key: string;
  listId: string;
  /** The URL of the API, with or without `/3.0`. The default is the URL of the data centre that the key names. */
  url?: string;
  fetch?: typeof fetch;
};

/** `isFinal`: whether a retry would get the same response. */
type Answer = { title?: string; isFinal?: boolean; member?: z.output<typeof member>; words: string };

/** Adds an e-mail address to the list as `pending`. Mailchimp then asks the owner of the address to confirm. */
export type Subscribe = (email: string, signal: AbortSignal) => Promise<DeliveryOutcome>;

/**
 * Creates a function that adds addresses to Mailchimp's list. The result does not reveal to visitors whether an address
 * is known. A current member stays unchanged; a former member gets Mailchimp's confirmation mail again.
 */
export function mailchimpList(options: MailchimpOptions): Subscribe {
  const { key, listId, fetch: ask = fetch } = options;
  const members = `${baseUrl(options)}/lists/${encodeURIComponent(listId)}/members`;

  async function request(method: string, url: string, body: unknown, signal: AbortSignal): Promise<Answer> {
    const { response, content } = await withTimeout(ANSWER_MS, async (tooLong) => {
      const response = await ask(url, {
        method,
        headers: {
          authorization: `Basic ${Buffer.from(`boektopia:${key}`).toString('base64')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.any([signal, tooLong]),
      });
      const content: unknown = await response.json().catch(() => undefined);
      return { response, content };
    });
    if (response.ok) return { member: member.safeParse(content).data, words: 'ok' };
    const { title, instance, detail = '' } = problem.safeParse(content).data ?? {};
    // Leave out `detail`, which contains the e-mail address. Title and instance are enough for a question to Mailchimp.
    const words = [response.status, title, instance].filter((word) => word !== undefined).join(' ');
    const isFinal = FINAL.has(title ?? '') || (title === 'Invalid Resource' && BAD_ADDRESS.test(detail));
    return { title, isFinal, words };
  }

  return async (email, signal) => {
    const known = `${members}/${createHash('md5').update(email.toLowerCase()).digest('hex')}`;
    const again = () => request('PATCH', known, { status: 'pending' }, signal);
    try {
      let answer = await request(
        'POST',
        `${members}?skip_merge_validation=true`,
        { email_address: email, status: 'pending', language: 'nl' },
        signal,
      );
      if (answer.title === 'Member Exists') {
        answer = await request('GET', `${known}?fields=status`, undefined, signal);
        const status = answer.member?.status;
        if (status !== undefined && SETTLED.has(status)) return { outcome: 'delivered', note: status };
        if (status !== undefined) answer = await again();
      } else if (answer.title === 'Member In Compliance State') answer = await again();
      return outcomeOf(answer);
    } catch (error) {
      return { outcome: 'later', reason: `mailchimp: ${errorWords(error)}` };
    }
  };
}

function outcomeOf({ isFinal, member: subscribed, words }: Answer): DeliveryOutcome {
  if (subscribed !== undefined) return { outcome: 'delivered' };
  return { outcome: isFinal ? 'refused' : 'later', reason: `mailchimp: ${words}` };
}

function baseUrl({ key, url }: MailchimpOptions): string {
  if (url === undefined) return `https://${key.replace(/^.*-/, '')}.api.mailchimp.com/3.0`;
  return new URL(url).pathname === '/' ? `${url}/3.0` : url;
}
