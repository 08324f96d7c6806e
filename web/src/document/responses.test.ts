import { describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../cms/client.ts';
import { redirectOf, redirectOfFile } from './responses.ts';

const TABLE = [{ from: '/tickets', to: '/praktisch#tickets' }];

/** Requests a path without a page. Returns the response and the number of redirect lookups. */
async function answerAt(path: string, redirects = vi.fn(async () => TABLE)) {
  const response = await redirectOf(new URL(path, 'https://www.boektopia.be'), { redirects });
  return {
    status: response?.status,
    to: response?.headers.get('location'),
    requested: redirects.mock.calls.length,
  };
}

describe('a path without a page', () => {
  it('redirects permanently and keeps the query', async () => {
    const { status, to } = await answerAt('/tickets?utm_source=krant');
    expect([status, to]).toEqual([308, '/praktisch?utm_source=krant#tickets']);
  });

  it.each([
    ['/Programma/2025-10-26?type=gesprek', '/programma/2025-10-26?type=gesprek'],
    ['/caf%C3%A9/Menu', '/caf%C3%A9/menu'],
  ])('redirects %s to the lower-case address', async (from, to) => {
    expect(await answerAt(from)).toEqual({ status: 308, to, requested: 1 });
  });

  it('does not redirect an unknown path', async () => {
    expect(await answerAt('/nergens')).toEqual({ status: undefined, to: undefined, requested: 1 });
  });

  it('does not redirect while the CMS is unreachable', async () => {
    const away = vi.fn(async () => Promise.reject(new ContentUnavailable('away')));
    expect((await answerAt('/tickets', away)).status).toBeUndefined();
  });
});

it('redirects a short link to the target that editors set, but never to the lower-case form of the link', async () => {
  const redirects = async () => [{ from: '/m/nklIBt', to: '/activiteiten/soep' }];
  const at = (path: string) => redirectOfFile(new URL(path, 'https://www.boektopia.be'), { redirects });
  expect((await at('/m/nklIBt'))?.headers.get('location')).toBe('/activiteiten/soep');
  expect(await at('/m/AbCdEf')).toBeUndefined();
});
