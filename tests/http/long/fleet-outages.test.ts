import { expect, test } from 'vitest';
import { liveOutages } from '../../fleet/outages.ts';

/**
 * Options with cache lifetimes of one second, which make an outage visible immediately. The long version of this test
 * is `npm run bench -- outages`.
 */
const SHORT = {
  minutes: 0.35,
  perSecond: 2,
  pages: 30,
  lived: { answerMs: 1_000, env: { CACHE_ANSWER_S: '1', CACHE_PAGE_S: '1', RETRY_AFTER_MS: '300' } },
};

test('without content, events, the database or mail, visited pages are still served, other pages get a valid 503, and the site recovers; after a restart without any of these services, visited pages are served too', async () => {
  const { outages, start } = await liveOutages(SHORT);
  for (const { service, seen, broken, dishonest, recoveryMs } of outages) {
    expect(seen, service).toBeGreaterThan(10);
    expect(broken, service).toEqual([]);
    expect(dishonest, service).toEqual([]);
    expect(recoveryMs, service).toBeLessThan(10_000);
  }
  expect(start).toEqual({ opened: start.opened, missing: [], ageless: [] });
});
