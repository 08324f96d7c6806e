import { describe, expect, it, onTestFinished } from 'vitest';
import { fixture, fixtureNames } from '../../test/submissions/recorded-responses.ts';
import { type Answer, startRespondingServer } from '../../test/submissions/responding-server.ts';
import type { Mail } from './mail.ts';
import { mandrillSender, sendMessage } from './mandrill.ts';

const KEY = 'geheime-sleutel';
const MAIL: Mail = {
  id: 'abc-team',
  date: new Date('2025-10-27T12:00:00+01:00'),
  to: 'team@boektopia.example',
  replyTo: { name: 'Nele', address: 'nele@voorbeeld.be' },
  subject: 'Bericht van Nele',
  text: 'Dag',
  html: '<p>Dag</p>',
  automatic: false,
};

async function send(answer: Answer | undefined) {
  const service = await startRespondingServer(() => answer);
  onTestFinished(service.stop);
  const options = { key: KEY, url: `${service.url}/api/1.0` };
  const sender = mandrillSender(options, { name: 'Boektopia', address: 'info@boektopia.example' });
  return { outcome: await sender(MAIL, AbortSignal.timeout(5_000)), requested: service.requested, options };
}

const answerOf = (name: string, status: number): Answer => ({ status, body: fixture(name) });

describe('mail through Mandrill', () => {
  it('posts a mail as JSON with the key in its body, without tracking, and with an id that reveals duplicates (§7.26)', async () => {
    const { outcome, requested } = await send(answerOf('mandrill-200-sent', 200));
    expect(outcome).toEqual({ outcome: 'delivered' });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ method: 'POST', path: '/api/1.0/messages/send.json' });
    expect(JSON.parse(requested[0]?.body ?? '')).toMatchObject({
      key: KEY,
      message: {
        from_email: 'info@boektopia.example',
        from_name: 'Boektopia',
        to: [{ email: 'team@boektopia.example', type: 'to' }],
        subject: 'Bericht van Nele',
        headers: { 'Message-ID': '<abc-team@boektopia.example>', 'Reply-To': 'nele@voorbeeld.be' },
        track_opens: false,
        track_clicks: false,
      },
    });
  });

  it('treats a queued mail as accepted, and reports why it is queued', async () => {
    expect((await send(answerOf('mandrill-200-queued', 200))).outcome).toEqual({
      outcome: 'delivered',
      note: 'mandrill: queued, hourly-quota-exhausted',
    });
  });

  it('does not treat a 200 response as success if it reports a rejected mail', async () => {
    expect((await send(answerOf('mandrill-200-rejected', 200))).outcome).toEqual({
      outcome: 'later',
      reason: 'mandrill: rejected, unsigned',
    });
    expect((await send(answerOf('mandrill-200-invalid', 200))).outcome).toMatchObject({ outcome: 'refused' });
    const bounced = JSON.stringify([{ status: 'rejected', reject_reason: 'hard-bounce' }]);
    expect((await send({ status: 200, body: bounced })).outcome).toMatchObject({ outcome: 'refused' });
    expect((await send({ status: 200, body: '[]' })).outcome).toMatchObject({ outcome: 'later' });
  });

  const errors = fixtureNames('mandrill-').filter((name) => !name.startsWith('mandrill-200'));
  it.each(errors)('retries after %s, and reports only the name of the error', async (name) => {
    for (const status of [400, 401, 500]) {
      const { outcome } = await send(answerOf(name, status));
      expect(outcome).toEqual({
        outcome: 'later',
        reason: `mandrill: ${status} ${JSON.parse(fixture(name)).name}`,
      });
    }
  });

  it('returns an error object instead of throwing, without the key or the message (§8.12)', async () => {
    const { options, outcome } = await send(undefined);
    expect(outcome).toMatchObject({ outcome: 'later' });
    const error = await sendMessage(
      { ...options, url: 'http://127.0.0.1:9' },
      {},
      AbortSignal.timeout(2_000),
    );
    expect(error).toMatchObject({ error: expect.any(String) });
    expect(JSON.stringify([error, outcome])).not.toMatch(/geheime|nele|@/i);
  });
});
