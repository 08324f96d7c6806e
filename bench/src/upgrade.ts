import { parseArgs } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { liveUpgrade, type Upgrade } from '../../tests/fleet/upgrade.ts';
import { rounded } from './measured.ts';
import { writeResults } from './results.ts';

/**
 * Measured number of requests per visit during an upgrade. It is low because visitors of popular pages already have
 * most files.
 */
const REQUESTS_OF_A_VISIT = 4.4;

/**
 * Upgrades and rolls back between two different builds, under `--rate` requests a second. Exit code 1 if a file of
 * either build is missing, a page has no styles, a request fails, or a form is refused or lost.
 */
export async function upgrade(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: 'string', default: '200' },
      tabs: { type: 'string', default: '20' },
      settled: { type: 'string', default: '20' },
    },
  });
  await ensureSiteIsBuilt();
  const options = {
    perSecond: Number(values.rate) / REQUESTS_OF_A_VISIT,
    settledMs: Number(values.settled) * 1_000,
    tabs: Number(values.tabs),
  };
  report(await liveUpgrade({ ...options, env: { CONTENT_DIR: SHIPPED_EDITION } }), options);
}

function report({ builds, requested, seconds, lateFailures, tabs, forms }: Upgrade, options: object): void {
  const failed = requested.filter(({ status }) => status < 200 || status >= 400);
  const figures = {
    builds,
    requests: requested.length,
    perSecond: rounded(requested.length / seconds),
    failed: failed.length,
    missingFiles: failed.filter(({ kind, status }) => kind === 'file' && status === 404).length,
    unstyled: failed.filter(({ path }) => path.endsWith('.css')).length,
    tabs,
    lateFailures: lateFailures.length,
    forms: { ...forms, refused: forms.refused.length },
  };
  console.dir(figures);
  for (const { kind, path, at, status, error = '' } of failed.slice(0, 40))
    console.log(`failed at ${(at / 1000).toFixed(1)} s: ${kind} ${path}: ${status} ${error}`);
  for (const line of lateFailures.slice(0, 40)) console.log(`after a build: ${line}`);
  const formsMet = forms.refused.length === 0 && forms.lost === 0;
  const met = builds.length === 2 && failed.length === 0 && lateFailures.length === 0 && formsMet;
  console.log(`Two builds, nothing missing: ${met ? 'met' : 'NOT met'}.`);
  console.log(`Written to ${writeResults('upgrade', { options, met, ...figures })}`);
  if (!met) process.exitCode = 1;
}
