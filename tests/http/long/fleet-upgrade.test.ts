import { expect, test } from 'vitest';
import { liveUpgrade } from '../../fleet/upgrade.ts';

test('during an upgrade and a rollback between two builds, every visitor finds all files of the build that their page came from', async () => {
  const { builds, requested, lateFailures } = await liveUpgrade({ perSecond: 2, settledMs: 5_000, tabs: 5 });
  expect(builds).toHaveLength(2);
  expect(requested.filter(({ status }) => status < 200 || status >= 400)).toEqual([]);
  expect(lateFailures).toEqual([]);
});
