import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'een geheim van de webhook';
const body = JSON.stringify({ action: 'published', space_id: 101, story_id: 42, full_slug: 'nieuws/x' });
const signed = (text: string, secret = SECRET) => createHmac('sha1', secret).update(text).digest('hex');

/** Sends a webhook to a site started with this environment. */
async function post(text: string, headers: Record<string, string>): Promise<Response> {
  const { receivePublication } = await import('./publications.ts');
  const url = 'http://localhost:3000/api/revalidate';
  return receivePublication(new Request(url, { method: 'POST', body: text, headers }));
}

/** Mocks sending messages to the other processes. */
const tell = vi.hoisted(() => vi.fn());
const opened = vi.hoisted(() => vi.fn());
vi.mock('../../submissions/channel.ts', () => ({
  openChannel: (options: unknown) => {
    opened(options);
    return { tell };
  },
}));

beforeEach(() => {
  vi.resetModules();
  tell.mockReset();
  opened.mockReset();
  vi.unstubAllEnvs();
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', SECRET);
});

describe('the webhook', () => {
  it('responds with JSON that states how many responses were invalidated', async () => {
    const response = await post(body, { 'webhook-signature': signed(body) });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ expired: 0 });
  });

  it('notifies the hall screens within five seconds, even if the content system lags behind its webhook', async () => {
    const { publicationStream } = await import('./publication-stream.ts');
    const announce = vi.spyOn(publicationStream, 'announce');
    vi.useFakeTimers();
    await post(body, { 'webhook-signature': signed(body) });
    // Hall screens are first notified after the grace period of a second, during which visitors may get old content.
    vi.advanceTimersByTime(999);
    expect(announce).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(announce).toHaveBeenCalledTimes(1);
    // A screen refetches within a second of its notification. A change that the content system returns after three
    // seconds is therefore on the screen within five.
    vi.advanceTimersByTime(1_500);
    expect(announce).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_500);
    expect(announce).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(60_000);
    expect(announce).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it.each([
    ['of another secret', signed(body, 'geraden')],
    ['of another body', signed(`${body} `)],
    ['that is empty', ''],
  ])('rejects a webhook with a signature %s', async (_, signature) => {
    const response = await post(body, { 'webhook-signature': signature });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'De handtekening klopt niet.' });
  });

  it('forwards its webhooks to the other processes, and handles webhooks forwarded by them', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://site@database.example/site');
    vi.stubEnv('IMAGE_SECRET', 'van-allen');
    await post(body, { 'webhook-signature': signed(body, 'geraden') });
    expect(tell).not.toHaveBeenCalled();
    await post(body, { 'webhook-signature': signed(body) });
    expect(tell.mock.calls).toEqual([[JSON.parse(body)]]);
    const { contentChanged } = await import('./publications.ts');
    expect(opened.mock.calls).toEqual([
      [expect.objectContaining({ name: 'boektopia_published', heard: contentChanged })],
    ]);
  });

  it('does not forward a webhook if there is only one process', async () => {
    expect((await post(body, { 'webhook-signature': signed(body) })).status).toBe(200);
    expect(opened).not.toHaveBeenCalled();
  });

  it('rejects a webhook without a signature', async () => {
    expect((await post(body, {})).status).toBe(401);
  });

  it('invalidates everything after a signed webhook with unknown content', async () => {
    for (const text of ['', 'geen JSON', '{}', '[]', 'null']) {
      expect((await post(text, { 'webhook-signature': signed(text) })).status, text).toBe(200);
    }
  });

  it('does not read a webhook beyond 64 KB', async () => {
    const long = 'x'.repeat(64 * 1024 + 1);
    expect((await post(long, { 'webhook-signature': signed(long) })).status).toBe(413);
    const exact = long.slice(1);
    expect((await post(exact, { 'webhook-signature': signed(exact) })).status).toBe(200);
  });

  it('responds with 503 to every webhook when no secret is configured', async () => {
    vi.stubEnv('CONTENT_WEBHOOK_SECRET', '');
    expect((await post(body, { 'webhook-signature': signed(body, '') })).status).toBe(503);
  });
});
