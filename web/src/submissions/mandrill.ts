import { z } from 'zod';
import { type DeliveryOutcome, errorWords } from './delivery-outcome.ts';
import { extraHeaders, type Mail, type Mailbox, messageId, type SendMail } from './mail.ts';

const MANDRILL_URL = 'https://mandrillapp.com/api/1.0';

/** Reasons for rejection that concern the recipient's address: a retry would be rejected for the same reason. */
const FINAL = new Set(['hard-bounce', 'spam', 'unsub', 'custom', 'invalid']);

const results = z
  .array(
    z.object({
      status: z.string(),
      reject_reason: z.string().nullish(),
      queued_reason: z.string().nullish(),
    }),
  )
  .nonempty();
const failure = z.object({ name: z.string(), code: z.number().optional() });

export type MandrillResult = z.output<typeof results>[number];
/** Describes the failure without the message or the key, which are both in the request. */
export type MandrillError = { error: string };

/** Posts a message as JSON. Returns an error object instead of throwing. A `200` may still contain a rejected mail. */
export async function sendMessage(
  options: { key: string; url?: string; fetch?: typeof fetch },
  message: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<MandrillResult[] | MandrillError> {
  const { key, url = MANDRILL_URL, fetch: ask = fetch } = options;
  try {
    const response = await ask(`${url}/messages/send.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, message }),
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    const sent = results.safeParse(body);
    if (response.ok && sent.success) return sent.data;
    const named = failure.safeParse(body);
    return { error: named.success ? `${response.status} ${named.data.name}` : `${response.status}` };
  } catch (error) {
    return { error: errorWords(error) };
  }
}

/** Creates a sender for Mandrill's HTTP API. Tests set `url` and `fetch` to a server of their own. */
export function mandrillSender(
  options: { key: string; url?: string; fetch?: typeof fetch },
  from: Mailbox,
): SendMail {
  return async (mail, signal) => {
    const answer = await sendMessage(options, mandrillMessage(mail, from), signal);
    if ('error' in answer) return { outcome: 'later', reason: `mandrill: ${answer.error}` };
    return mandrillOutcome(answer[0]);
  };
}

function mandrillOutcome(result: MandrillResult | undefined): DeliveryOutcome {
  const { status = 'no result', reject_reason: rejected, queued_reason: queued } = result ?? {};
  if (status === 'sent' || status === 'scheduled') return { outcome: 'delivered' };
  if (status === 'queued') {
    return { outcome: 'delivered', note: queued ? `mandrill: queued, ${queued}` : undefined };
  }
  const reason = `mandrill: ${status}${rejected ? `, ${rejected}` : ''}`;
  const final = status === 'invalid' || (rejected != null && FINAL.has(rejected));
  return { outcome: final ? 'refused' : 'later', reason };
}

function mandrillMessage(mail: Mail, from: Mailbox) {
  const replyTo = mail.replyTo && { 'Reply-To': mail.replyTo.address };
  return {
    from_email: from.address,
    from_name: from.name,
    to: [{ email: mail.to, type: 'to' }],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Message-ID': messageId(mail, from), ...replyTo, ...extraHeaders(mail) },
    metadata: { delivery: mail.id },
    track_opens: false,
    track_clicks: false,
    view_content_link: false,
  };
}
