import type { SiteCheck } from 'content-check/site-check';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/submissions/eventually.ts';
import { CheckUnavailable } from './checker.ts';
import { createContentReport } from './content-report.ts';
import { findingsMail } from './findings-mail.ts';

const MINUTE = 60_000;
const FINDING: SiteCheck['findings'][number] = {
  key: 'a',
  rule: 'onaffe tekst',
  severity: 'waarschuwing',
  urgency: 'eerst',
  title: 'Contact',
  story: 'contact',
  id: '77',
  what: 'Pagina ‘Contact’: de tekst lijkt niet af.',
  visitors: 'Bezoekers: ze lezen een tekst die nog niet af is.',
  mend: '→ Schrijf de tekst af.',
};
const CHECK: SiteCheck = { findings: [FINDING], approved: 2, earlier: [], stories: 9 };

/** Creates a report whose checks end when the test says so. */
function startReport() {
  const state = { now: 1_000_000, checks: 0, errors: [] as unknown[] };
  const ends: { resolve: (check: SiteCheck) => void; reject: (error: Error) => void }[] = [];
  const report = createContentReport({
    check: () => {
      state.checks += 1;
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    },
    note: async (keys) => new Map(keys.map((key) => [key, 5])),
    space: '1234',
    logError: (_doing, error) => state.errors.push(error),
    clock: () => state.now,
  });
  const settle = async (end: (last: (typeof ends)[number] | undefined) => void) => {
    end(ends.at(-1));
    await report.fresh();
  };
  return { report, state, settle };
}

describe('the report about the content', () => {
  it('starts one check for all requests, and caches its result until a publication or ten minutes later', async () => {
    const { report, state, settle } = startReport();
    expect(report.read()).toMatchObject({ isRunning: true, checked: undefined });
    report.read();
    expect(state.checks).toBe(1);
    await settle((last) => last?.resolve(CHECK));
    const { checked, isRunning } = report.read();
    expect([isRunning, state.checks]).toEqual([false, 1]);
    expect(checked?.findings).toEqual([
      expect.objectContaining({
        since: 5,
        editor: 'https://app.storyblok.com/#/me/spaces/1234/stories/0/0/77',
      }),
    ]);
    report.invalidate();
    expect(report.read()).toMatchObject({ isRunning: true, checked: { stories: 9 } });
    // Content was published during the check.
    report.invalidate();
    await settle((last) => last?.resolve(CHECK));
    expect(report.read().isRunning).toBe(true);
    await settle((last) => last?.resolve(CHECK));
    expect([report.read().isRunning, state.checks]).toEqual([false, 3]);
    state.now += 11 * MINUTE;
    expect(report.read().isRunning).toBe(true);
  });

  it('reports a failed check, keeps the earlier findings, and checks again half a minute later', async () => {
    const { report, state, settle } = startReport();
    report.read();
    await settle((last) => last?.resolve(CHECK));
    report.invalidate();
    report.read();
    await settle((last) => last?.reject(new Error('out of memory')));
    expect(report.read()).toMatchObject({ failure: 'crash', isRunning: false, checked: { stories: 9 } });
    expect(state.errors).toEqual([new Error('out of memory')]);
    state.now += MINUTE;
    expect(report.read()).toMatchObject({ isRunning: true, failure: undefined });
    await settle((last) => last?.reject(new CheckUnavailable('status 503')));
    expect(report.read().failure).toBe('content');
    expect(await report.fresh()).toBeUndefined();
  });

  it('shows findings without their age if the database does not answer', async () => {
    const errors: unknown[] = [];
    const report = createContentReport({
      check: async () => CHECK,
      note: () => Promise.reject(new Error('no database')),
      space: undefined,
      logError: (_doing, error) => errors.push(error),
    });
    const [finding] = (await report.fresh())?.findings ?? [];
    expect(finding).toMatchObject({ key: 'a', since: undefined, editor: undefined });
    await eventually(() => errors).toHaveLength(1);
  });
});

it('mails the findings since the last mail, at most forty in full', () => {
  const findings = Array.from({ length: 60 }, (_, at) => ({ ...FINDING, since: at, key: String(at) }));
  const { subject, parts } = findingsMail({ ...CHECK, findings, at: 0 }, 9);
  expect(subject).toBe('Inhoud van de site: 50 nieuwe bevindingen');
  const text = JSON.stringify(parts);
  expect(text).toContain('Bevindingen: 60, waarvan nieuw: 50.');
  expect(text).toContain('En nog 10 andere.');
  expect(text.match(/niet af\.\\n/g)).toHaveLength(40);
  expect(findingsMail({ ...CHECK, at: 0 }, 9).subject).toContain('geen nieuwe bevindingen');
});
