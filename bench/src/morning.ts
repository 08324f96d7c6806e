import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { liveMorning, type Morning } from '../../tests/fleet/morning.ts';
import type { SentRequest } from '../../tests/fleet/traffic.ts';
import { rounded, timing } from './measured.ts';
import { writeResults } from './results.ts';

/** Visits per second: a tenth of the rate on a festival morning, which has 50,000 visits in ten minutes. */
const TENTH = 5_000 / 600;
const PUBLISH_EVERY_MS = 5_000;
const KILL_EVERY_MS = 60_000;
const BUDGET = {
  /** p95 of the time from a publication until a newly loaded page shows it, in ms. */
  shownP95Ms: 5_000,
  shownMaxMs: 12_000,
  /** Minimum share of responses under 50 ms, counting only pages that had been served earlier. */
  shareUnder50Ms: 0.99,
  /** Maximum ratio of the peak memory in the last third of the morning to that in the second third. */
  memoryGrowth: 1.1,
};
/** Kinds of requests that a visitor experiences as loading a page. */
const DOCUMENTS: readonly SentRequest['kind'][] = ['page', 'items', 'filter', 'search'];

/**
 * Simulates `--minutes` of a festival morning on the fleet: visitors, an editor who publishes, and killed processes.
 * Exit code 1 if a request fails, a form is lost, or a budget is not met.
 */
export async function morning(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: String(TENTH) },
    },
  });
  await ensureSiteIsBuilt();
  const options = {
    minutes: Number(values.minutes),
    perSecond: Number(values.rate),
    publishEveryMs: PUBLISH_EVERY_MS,
    killEveryMs: KILL_EVERY_MS,
  };
  const delay = monitorEventLoopDelay();
  delay.enable();
  const lived = await liveMorning({ ...options, edition: SHIPPED_EDITION });
  report(lived, options, rounded(delay.percentile(99) / 1e6));
}

function report(lived: Morning, options: object, ownDelayP99Ms: number): void {
  const failed = lived.requested.filter(isFailed);
  const pages = lived.requested.filter(({ kind, isSeen }) => isSeen && DOCUMENTS.includes(kind));
  const shareUnder50Ms = rounded(pages.filter(({ ms }) => ms < 50).length / pages.length);
  const shown = timing(lived.publications.map(({ shownMs }) => shownMs));
  const figures = {
    visits: lived.visits,
    requests: lived.requested.length,
    failed: failed.length,
    kills: lived.kills,
    publications: lived.publications.length,
    refusedWebhooks: lived.refusedWebhooks,
    shown,
    forms: lived.forms,
    pagesSeenBefore: { count: pages.length, shareUnder50Ms, ...timing(pages.map(({ ms }) => ms)) },
    memory: memoryOf(lived),
    processorSeconds: lived.processorSeconds,
    personalLines: lived.personal.length,
    /**
     * p99 of the event loop delay of this program, in ms. If it exceeds a few ms, the measured times describe the
     * machine rather than the site.
     */
    ownDelayP99Ms,
  };
  const verdicts = {
    'no request failed': failed.length === 0 && lived.refusedWebhooks.length === 0,
    'every form once': lived.forms.lost === 0 && lived.forms.twice === 0,
    'publications visible in time': shown.p95 <= BUDGET.shownP95Ms && shown.max <= BUDGET.shownMaxMs,
    'memory is flat': figures.memory.growth <= BUDGET.memoryGrowth,
    'pages seen before under 50 ms': shareUnder50Ms >= BUDGET.shareUnder50Ms,
    'no personal data in any log': lived.personal.length === 0,
  };
  console.table(byKind(lived.requested));
  console.dir(figures, { depth: 4 });
  for (const { kind, path, at, status, error } of failed.slice(0, 40))
    console.log(`failed at ${(at / 1000).toFixed(1)} s: ${kind} ${path}: ${status} ${error ?? ''}`);
  for (const line of lived.personal.slice(0, 5)) console.log(`personal: ${line}`);
  console.table(verdicts);
  const met = Object.values(verdicts).every(Boolean);
  console.log(
    `Written to ${writeResults('morning', { options, budget: BUDGET, met, verdicts, kinds: byKind(lived.requested), ...figures })}`,
  );
  if (!met) process.exitCode = 1;
}

const isFailed = ({ status }: SentRequest): boolean => status < 200 || status >= 400;

function byKind(requested: readonly SentRequest[]): Record<string, object> {
  const kinds = [...new Set(requested.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = requested.filter((one) => one.kind === kind);
      return [
        kind,
        { count: own.length, failed: own.filter(isFailed).length, ...timing(own.map(({ ms }) => ms)) },
      ];
    }),
  );
}

/**
 * Returns the peak memory of each third of the morning, summed over all processes. The memory of one process would
 * mislead, because a killed process restarts with little memory.
 */
function memoryOf({ memory }: Morning) {
  const end = memory.at(-1)?.at ?? 0;
  const thirds = [0, 1, 2].map((third) => {
    const own = memory.filter(({ at }) => at >= (end * third) / 3 && at <= (end * (third + 1)) / 3);
    return {
      webMb: Math.round(Math.max(...own.map(({ webMb }) => webMb))),
      nginxMb: Math.round(Math.max(...own.map(({ nginxMb }) => nginxMb))),
    };
  });
  const [, second, last] = thirds.map(({ webMb, nginxMb }) => webMb + nginxMb);
  return { thirds, growth: rounded((last ?? 0) / (second ?? 1)) };
}
