import { expect, test } from 'vitest';
import { liveMorning } from '../../fleet/morning.ts';

/**
 * A short morning with few visitors. `npm run bench -- morning` simulates many, and measures how long they
 * wait.
 */
const SHORT = { minutes: 0.75, perSecond: 2, publishEveryMs: 5_000, killEveryMs: 30_000 };

test('on a short festival morning, even though processes are killed, no request fails, every publication appears, every form arrives once, and no log contains personal data', async () => {
  const { requested, kills, publications, refusedWebhooks, forms, personal } = await liveMorning(SHORT);
  expect(kills).toBeGreaterThan(0);
  expect(requested.length).toBeGreaterThan(100);
  expect(requested.filter(({ status }) => status < 200 || status >= 400)).toEqual([]);
  expect(refusedWebhooks).toEqual([]);
  expect(forms).toEqual({ sent: forms.sent, told: forms.sent, lost: 0, twice: 0 });
  expect(publications.filter(({ shownMs }) => shownMs > 12_000)).toEqual([]);
  expect(personal).toEqual([]);
});
