import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentUnavailable, openSpaceReader } from 'web/space-reader';
import type { ContentModel } from '../content-model.ts';
import type { CheckOptions } from '../edition.ts';
import { type Finding, identityOf, sentencesOf } from '../finding.ts';
import { type Checked, checkContent } from '../findings.ts';
import { report } from '../report.ts';
import { type LiveContent, readLive } from './live-content.ts';
import { liveSettings } from './live-settings.ts';
import { openLiveStore } from './live-state.ts';

export type LiveOptions = {
  env: Readonly<Record<string, string | undefined>>;
  model: ContentModel;
  dates: CheckOptions['dates'];
  /** Whether to ignore the cached state of the previous reading. */
  fresh: boolean;
  json: boolean;
  watch: boolean;
  fetch: (request: Request) => Promise<Response>;
  print: (text: string) => void;
  complain: (text: string) => void;
  now: () => Date;
  /** Aborts the watch. */
  signal?: AbortSignal;
  /** Time between two checks of `--watch`, in ms. */
  everyMs?: number;
};

/** Time between two checks of `--watch`, in ms. A check takes four small requests, far below every rate limit. */
const EVERY_MS = 10_000;
/** Interval at which a watch checks unchanged content again, in ms, because urgency depends on the time. */
const JUDGE_AGAIN_MS = 3_600_000;

/**
 * Checks the published and unpublished stories of the site's space. Returns the exit code: 0 without errors in the
 * content, 1 with errors, 2 if the space could not be read.
 */
export async function checkLive(options: LiveOptions): Promise<0 | 1 | 2> {
  const { env, fetch, print, complain, now } = options;
  const settings = liveSettings(env);
  if (typeof settings === 'string') {
    complain(settings);
    return 2;
  }
  let requests = 0;
  const reader = openSpaceReader({
    ...settings,
    fetch: (request) => {
      requests += 1;
      return fetch(request);
    },
    log: complain,
  });
  const dir = join(resolve(env.DATA_DIR || '.data'), 'content-check');
  const store = openLiveStore(dir, [settings]);
  let state = options.fresh ? undefined : store.read();
  let last: { checked: Checked; at: number } | undefined;
  if (!reader.hasDrafts) complain('Zonder CONTENT_PREVIEW_TOKEN blijven concepten buiten de controle.');

  const read = async (): Promise<LiveContent> => {
    // The reading uses the system clock, even if the clock of the check is simulated.
    const content = await readLive(reader, state, new Date());
    if (content.changed || content.state.version !== state?.version) store.write(content.state);
    state = content.state;
    return content;
  };
  const judge = ({ files, vanished }: LiveContent): Checked =>
    checkContent({ files, vanished, model: options.model }, { now: now(), dates: options.dates });

  for (;;) {
    const start = performance.now();
    requests = 0;
    try {
      const content = await read();
      const isDue = last === undefined || content.changed || +now() - last.at >= JUDGE_AGAIN_MS;
      if (isDue) {
        const checked = judge(content);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        const read = `Space gelezen in ${seconds} s met ${requests} aanvragen.`;
        show(checked, last?.checked, content, read);
        last = { checked, at: +now() };
      }
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      complain(`De space antwoordt niet: ${error.message}`);
      if (!options.watch) return 2;
    }
    if (!options.watch) return last?.checked.findings.some(({ severity }) => severity === 'fout') ? 1 : 0;
    await wait(options.everyMs ?? EVERY_MS, undefined, { signal: options.signal }).catch(() => undefined);
    if (options.signal?.aborted) return 0;
  }

  function show(checked: Checked, before: Checked | undefined, { files }: LiveContent, read: string): void {
    if (options.json) {
      // A watch prints one JSON object per line, so that programs can parse each one when it arrives.
      print(
        options.watch
          ? JSON.stringify({ at: now().toISOString(), findings: checked.findings })
          : JSON.stringify(checked.findings, null, 2),
      );
    } else if (before === undefined) {
      print([...report(checked, new Set(files.map(({ slug }) => slug)).size), read].join('\n'));
    } else {
      print(changesBetween(before.findings, checked.findings, now()).join('\n'));
    }
  }
}

/** Formats the changes since the previous reading: new findings in full, resolved findings in one line each. */
function changesBetween(before: readonly Finding[], after: readonly Finding[], at: Date): string[] {
  const [known, present] = [before, after].map((found) => new Set(found.map(identityOf)));
  const mended = before.filter((finding) => !present?.has(identityOf(finding)));
  const added = after.filter((finding) => !known?.has(identityOf(finding)));
  const time = at.toLocaleTimeString('nl-BE', { timeZone: 'Europe/Brussels' });
  const counts = `${time} · ${added.length} nieuw, ${mended.length} opgelost, ${after.length} in totaal`;
  return [
    counts,
    ...added.flatMap((finding) => [
      `nieuw · ${finding.severity} · ${finding.story}`,
      ...sentencesOf(finding).map((line) => `  ${line}`),
    ]),
    ...mended.map(({ story, what }) => `opgelost · ${story} · ${what}`),
  ];
}
