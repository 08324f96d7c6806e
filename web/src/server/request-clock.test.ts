import { beforeEach, describe, expect, it, vi } from 'vitest';

const festivalDays = vi.hoisted(() => vi.fn());
vi.mock('./content/content.ts', () => ({ cms: { festivalDays } }));

const DAYS = ['2025-10-25', '2025-10-26', '2025-10-27'].map((day) => ({ day }));

/** Returns the current time that a request gets if the site has these environment variables. */
async function nowOfRequest(environment: Readonly<Record<string, string>> = {}): Promise<Date> {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { currentMinute } = await import('./request-clock.ts');
  return currentMinute();
}

beforeEach(() => {
  festivalDays.mockReset();
});

describe('the clock of a request', () => {
  it.each([
    ['a content API', { CONTENT_API_URL: 'https://content.example/v1/api', CONTENT_API_TOKEN: 't' }],
    ['a given time', { SITE_NOW: '2025-10-27T09:30:00+01:00' }],
  ])(
    'does not fetch content to set the clock with %s, so that pages without content work while content hangs',
    async (_which, environment) => {
      festivalDays.mockResolvedValue(DAYS);
      await nowOfRequest(environment);
      expect(festivalDays).not.toHaveBeenCalled();
    },
  );

  it('uses half past nine on the third festival day as the time of a demo', async () => {
    festivalDays.mockResolvedValue(DAYS);
    expect((await nowOfRequest()).toISOString()).toBe('2025-10-27T08:30:00.000Z');
  });

  it('uses the real time in a demo while its content cannot be fetched', async () => {
    festivalDays.mockRejectedValue(new Error('away'));
    const before = Date.now();
    expect(Math.abs(+(await nowOfRequest()) - before)).toBeLessThan(120_000);
  });

  it('rounds the time of a request down to a whole minute', async () => {
    const now = await nowOfRequest({ SITE_NOW: '2025-10-27T09:30:41.500+01:00' });
    expect(now.toISOString()).toBe('2025-10-27T08:30:00.000Z');
  });
});
