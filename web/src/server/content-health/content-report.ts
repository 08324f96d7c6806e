import type { SiteCheck } from 'content-check/site-check';
import type { CheckedContent, FindingsReport } from '../../domain/pages/content-findings.ts';
import { CheckUnavailable } from './checker.ts';

export type ContentReportOptions = {
  check: () => Promise<SiteCheck>;
  /** Records the findings, and returns when each was first seen, in ms since 1970. */
  note: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The number of the space in Storyblok, for links to its editor. */
  space: string | undefined;
  logError: (doing: string, error: unknown) => void;
  clock?: () => number;
};

export type ContentReport = {
  /** Returns the state of the check. Starts a check if the content may have changed since the last one. */
  read(): FindingsReport;
  /** Checks the content if it may have changed. Resolves to the result; `undefined` if the check failed. */
  fresh(): Promise<CheckedContent | undefined>;
  /** Marks the result as outdated, because content was published. */
  invalidate(): void;
  /** Records a webhook of the content system. */
  noteWebhook(): void;
};

/**
 * Time after which a result is outdated, in ms: without a webhook the site does not notice publications, and the urgency
 * of a finding depends on the time.
 */
const OUTDATED_MS = 10 * 60_000;
/** Pause after a failed check, in ms. */
const PAUSE_MS = 30_000;

/** Creates the cached result of the content check. At most one check runs at a time. */
export function createContentReport(options: ContentReportOptions): ContentReport {
  const { check, note, space, logError, clock = Date.now } = options;
  const startedAt = clock();
  let checked: CheckedContent | undefined;
  let isOutdated = false;
  let failure: { kind: 'content' | 'crash'; at: number } | undefined;
  let running: Promise<void> | undefined;
  let webhookAt: number | undefined;

  async function run(): Promise<void> {
    isOutdated = false;
    const at = clock();
    try {
      const { findings, ...rest } = await check();
      const since = await note(findings.map(({ key }) => key)).catch((error: unknown) => {
        logError('findings of the content', error);
        return new Map<string, number>();
      });
      checked = {
        ...rest,
        at,
        findings: findings.map(({ id, ...finding }) => ({
          ...finding,
          editor: space && id && `https://app.storyblok.com/#/me/spaces/${space}/stories/0/0/${id}`,
          since: since.get(finding.key),
        })),
      };
      failure = undefined;
    } catch (error) {
      logError('content check', error);
      failure = { kind: error instanceof CheckUnavailable ? 'content' : 'crash', at: clock() };
    }
  }

  function start(): void {
    const isCurrent = checked !== undefined && !isOutdated && clock() - checked.at < OUTDATED_MS;
    const mustWait = failure !== undefined && clock() - failure.at < PAUSE_MS;
    if (running !== undefined || (failure === undefined && isCurrent) || mustWait) return;
    running = run().finally(() => {
      running = undefined;
    });
  }

  return {
    read: () => {
      start();
      const isRunning = running !== undefined;
      return { checked, isRunning, failure: isRunning ? undefined : failure?.kind, startedAt, webhookAt };
    },
    fresh: async () => {
      start();
      await running;
      return failure === undefined ? checked : undefined;
    },
    invalidate: () => {
      isOutdated = true;
    },
    noteWebhook: () => {
      webhookAt = clock();
    },
  };
}
