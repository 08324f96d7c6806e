import { expect, test } from 'vitest';
import { liveUpgrade, type Upgrade } from '../../fleet/upgrade.ts';

let upgraded: Upgrade;
test.beforeAll(async () => {
  upgraded = await liveUpgrade({ perSecond: 2, settledMs: 5_000, tabs: 5 });
});

test('during an upgrade and a rollback between two builds, every visitor finds all files of the build that their page came from', () => {
  const { builds, requested, lateFailures } = upgraded;
  expect(builds).toHaveLength(2);
  expect(requested.filter(({ status }) => status < 200 || status >= 400)).toEqual([]);
  expect(lateFailures).toEqual([]);
});

test('no form is refused or lost while the second build adds a table and a column, and after the rollback', () => {
  const { forms, newerMigration } = upgraded;
  expect(forms.sent).toBeGreaterThan(100);
  expect(forms).toMatchObject({ refused: [], lost: 0 });
  // Both processes of the first build run again on the database that the second build has migrated.
  expect(newerMigration).toHaveLength(2);
});
