import { describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../cms/client.ts';
import { leadsOn } from './responses.ts';

const TABLE = [{ from: '/tickets', to: '/praktisch#tickets' }];

/** Where an address that nothing is found at leads, and how often redirects were asked for. */
async function answerAt(path: string, redirects = vi.fn(async () => TABLE)) {
  const response = await leadsOn(new URL(path, 'https://www.boektopia.be'), { redirects });
  return {
    status: response?.status,
    to: response?.headers.get('location'),
    asked: redirects.mock.calls.length,
  };
}

describe('an old address', () => {
  it('leads on for good, with its query', async () => {
    const { status, to } = await answerAt('/tickets?utm_source=krant');
    expect([status, to]).toEqual([308, '/praktisch?utm_source=krant#tickets']);
  });

  it.each([
    ['/Programma/2025-10-26?type=gesprek', '/programma/2025-10-26?type=gesprek'],
    ['/caf%C3%A9/Menu', '/caf%C3%A9/menu'],
  ])('%s, as a phone writes it, leads on to the one in small letters', async (from, to) => {
    expect(await answerAt(from)).toEqual({ status: 308, to, asked: 1 });
  });

  it('that nobody redirected is not found', async () => {
    expect(await answerAt('/nergens')).toEqual({ status: undefined, to: undefined, asked: 1 });
  });

  it('is not found either while the content system is away', async () => {
    const away = vi.fn(async () => Promise.reject(new ContentUnavailable('away')));
    expect((await answerAt('/tickets', away)).status).toBeUndefined();
  });
});
