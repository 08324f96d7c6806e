import { parseArgs } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { liveOutages, type Outage, SERVICES } from '../../tests/fleet/outages.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

/** Maximum time from the return of a service until pages that need it succeed again, in ms. */
const RECOVERY_MS = 10_000;
/** The cache lifetimes of production. */
const LIVED = { answerMs: 20_000, env: {} };

/**
 * Takes content, events, PostgreSQL and mail down one after another (or only the service `--only`), each for
 * `--minutes` of a festival morning. The service refuses connections for half of that time and lets them hang for the
 * other half. Then starts the fleet with all services down. Exit code 1 if a page that the fleet had served before
 * fails, if an error is not a 503 with `retry-after`, or if recovery takes too long.
 */
export async function outages(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: String(5_000 / 600) },
      only: { type: 'string' },
    },
  });
  const taken = SERVICES.filter((name) => values.only === undefined || name === values.only);
  if (taken.length === 0) throw new Error(`--only one of ${SERVICES.join(', ')}`);
  await ensureSiteIsBuilt();
  const options = { minutes: Number(values.minutes), perSecond: Number(values.rate), taken };
  const { outages, start } = await liveOutages({ ...options, lived: LIVED, edition: SHIPPED_EDITION });
  const rows = outages.map(rowOf);
  const met =
    rows.every(
      ({ broken, dishonest, recoveryMs }) => broken === 0 && dishonest === 0 && recoveryMs <= RECOVERY_MS,
    ) && start.missing.length + start.ageless.length === 0;
  console.table(rows);
  for (const { service, broken, dishonest } of outages)
    for (const { kind, path, at, status, error = '' } of [...broken, ...dishonest].slice(0, 20))
      console.log(`${service}, at ${(at / 1000).toFixed(1)} s: ${kind} ${path}: ${status} ${error}`);
  console.log(
    `Started with all services down: ${start.opened} pages, ${start.missing.length} missing, ${start.ageless.length} without their age.`,
  );
  for (const line of [...start.missing, ...start.ageless].slice(0, 20)) console.log(line);
  console.log(
    `No page broken, recovery within ${RECOVERY_MS / 1000} s, all pages available after a start: ${met ? 'met' : 'NOT met'}.`,
  );
  console.log(
    `Written to ${writeResults('outages', { options, recoveryBudgetMs: RECOVERY_MS, met, rows, start })}`,
  );
  if (!met) process.exitCode = 1;
}

const rowOf = ({ service, seen, broken, unseen, dishonest, recoveryMs, waited }: Outage) => ({
  service,
  seen,
  broken: broken.length,
  unseen,
  dishonest: dishonest.length,
  recoveryMs: Math.round(recoveryMs),
  ...timing(waited),
});
