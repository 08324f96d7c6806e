import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fixture, fixtureNames } from '../../test/submissions/recorded-responses.ts';
import {
  type Answer,
  type SentRequest,
  startRespondingServer,
} from '../../test/submissions/responding-server.ts';
import { type MailchimpOptions, mailchimpList } from './mailchimp.ts';

const KEY = '0123456789abcdef-us19';
const EMAIL = 'Lezer@voorbeeld.be';
/** The API path of a member, which ends with the MD5 of the lower-case e-mail address. */
const MEMBER = '/3.0/lists/abcdef1234/members/bf61299ad6944bf2b90c050a69be5637';
const OK: Answer = { status: 200, body: fixture('marketing-200-member-pending') };

function answerOf(name: string): Answer {
  return { status: Number(/^marketing-(\d{3})/.exec(name)?.[1]), body: fixture(name) };
}

function member(status: string): Answer {
  return { status: 200, body: JSON.stringify({ status }) };
}

async function subscribe(
  answer: (requested: SentRequest) => Answer | undefined,
  options: Partial<MailchimpOptions> = {},
) {
  const service = await startRespondingServer(answer);
  onTestFinished(service.stop);
  const list = mailchimpList({ key: KEY, listId: 'abcdef1234', url: service.url, ...options });
  const outcome = await list(EMAIL, AbortSignal.timeout(5_000));
  return { outcome, requested: service.requested };
}

describe('the newsletter at Mailchimp', () => {
  it('requests a subscription that the owner of the address must confirm, and changes nothing else', async () => {
    const { outcome, requested } = await subscribe(() => OK);
    expect(outcome).toEqual({ outcome: 'delivered' });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({
      method: 'POST',
      path: '/3.0/lists/abcdef1234/members?skip_merge_validation=true',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(requested[0]?.body ?? '')).toEqual({
      email_address: EMAIL,
      status: 'pending',
      language: 'nl',
    });
    const [scheme, secret = ''] = String(requested[0]?.headers.authorization).split(' ');
    expect([scheme, Buffer.from(secret, 'base64').toString()]).toEqual(['Basic', `boektopia:${KEY}`]);
  });

  it.each(['subscribed', 'pending', 'cleaned'])(
    'leaves a %s member of the list unchanged',
    async (status) => {
      const { outcome, requested } = await subscribe(({ method }) =>
        method === 'POST' ? answerOf('marketing-400-member-exists') : member(status),
      );
      expect(outcome).toEqual({ outcome: 'delivered', note: status });
      expect(requested.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /3.0/lists/abcdef1234/members?skip_merge_validation=true',
        `GET ${MEMBER}?fields=status`,
      ]);
    },
  );

  it('asks a former member to confirm again', async () => {
    const { outcome, requested } = await subscribe(({ method }) => {
      if (method === 'POST') return answerOf('marketing-400-member-exists');
      return method === 'GET' ? member('unsubscribed') : OK;
    });
    expect(outcome).toEqual({ outcome: 'delivered' });
    expect(requested.at(-1)).toMatchObject({ method: 'PATCH', path: MEMBER, body: '{"status":"pending"}' });
  });

  it('asks a member in compliance state to confirm again', async () => {
    const { outcome, requested } = await subscribe(({ method }) =>
      method === 'POST' ? answerOf('marketing-400-compliance-state') : OK,
    );
    expect(outcome).toEqual({ outcome: 'delivered' });
    expect(requested.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  it.each(fixtureNames('marketing-4'))('reports the error %s without personal data', async (name) => {
    const { outcome } = await subscribe(() => answerOf(name));
    const final = /forgotten|compliance|fake/.test(name);
    expect(outcome.outcome).toBe(final ? 'refused' : 'later');
    expect(JSON.stringify(outcome)).toContain(JSON.parse(answerOf(name).body).title);
    expect(JSON.stringify(outcome)).not.toMatch(/@|lezer|0123456789abcdef/i);
  });

  it('retries a subscription later when the response is invalid', async () => {
    const html = { status: 503, body: '<html>Request Blocked</html>' };
    expect((await subscribe(() => html)).outcome).toEqual({ outcome: 'later', reason: 'mailchimp: 503' });
    expect((await subscribe(() => ({ status: 200, body: 'ok' }))).outcome).toMatchObject({
      outcome: 'later',
    });
    expect((await subscribe(() => undefined)).outcome).toMatchObject({ outcome: 'later' });
  });

  it('uses the API address of the data centre in the key, or the configured URL', async () => {
    const urls: string[] = [];
    const noted = async (url: string | URL | Request) => {
      urls.push(String(url));
      return new Response(OK.body);
    };
    const list = (url?: string) => mailchimpList({ key: KEY, listId: 'l', url, fetch: noted });
    const signal = AbortSignal.timeout(5_000);
    for (const url of [undefined, 'http://localhost:99', 'http://localhost:99/3.0'])
      await list(url)(EMAIL, signal);
    expect(urls.map((url) => url.replace(/\/lists.*/, ''))).toEqual([
      'https://us19.api.mailchimp.com/3.0',
      'http://localhost:99/3.0',
      'http://localhost:99/3.0',
    ]);
  });

  it('retries a subscription later if the request hangs and ignores the abort signal', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const list = mailchimpList({ key: KEY, listId: 'l', fetch: () => new Promise(() => undefined) });
    const outcome = list(EMAIL, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatchObject({ outcome: 'later' });
  });
});
