import { parseArgs } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { liveOutages, type Outage, SERVICES } from '../../tests/fleet/outages.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

/** From when a service is back until what needs it is answered, in ms. */
const RECOVERY_MS = 10_000;
/** The lifetimes that visitors get. */
const LIVED = { answerMs: 20_000, env: {} };

/**
 * Content, events, PostgreSQL and mail in turns, or `--only` one of them, each away for `--minutes` of a festival morning: half
 * of it so that it is refused, half so that it hangs; then a start with all of them away. Exit code 1 where a page that the
 * fleet had given before is broken, an answer is not honest, or a service is not found again soon.
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
    `Started with everything away: ${start.opened} pages, ${start.missing.length} missing, ${start.ageless.length} without their age.`,
  );
  for (const line of [...start.missing, ...start.ageless].slice(0, 20)) console.log(line);
  console.log(
    `No page broken, recovery within ${RECOVERY_MS / 1000} s, all there after a start: ${met ? 'met' : 'NOT met'}.`,
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
