import { expect, test } from 'vitest';
import { liveUpgrade } from '../../fleet/upgrade.ts';

test('upgrade and rollback between two builds: visitors find every file of theirs, and who was there before goes on', async () => {
  const { builds, asked, lateFailures } = await liveUpgrade({ perSecond: 2, settledMs: 5_000, tabs: 5 });
  expect(builds).toHaveLength(2);
  expect(asked.filter(({ status }) => status < 200 || status >= 400)).toEqual([]);
  expect(lateFailures).toEqual([]);
});
