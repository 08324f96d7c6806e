import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../e2e/support/process.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import { type MailServer, startMailServer } from '../../web/test/submissions/mail-server.ts';
import { contactFrom } from '../../web/test/submissions/sample-submissions.ts';
import { tally, untilDelivered } from '../../web/test/submissions/visitors.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Build, buildAt, secondBuild } from './second-build.ts';
import { firstViewOf, siteMapOf } from './site-map.ts';
import { type SentRequest, startTraffic } from './traffic.ts';
import { addressOf, arriving, textOf, type Visitor } from './visitor.ts';

/** What visitors experienced while a fleet was upgraded to another build and rolled back. */
export type Upgrade = {
  /** The ids of the builds that rendered pages. */
  builds: readonly string[];
  requested: readonly SentRequest[];
  /** Duration from the first request to the last, in seconds. */
  seconds: number;
  /** Files that were missing for pages opened before the upgrade. */
  lateFailures: readonly string[];
  tabs: number;
  /**
   * The forms sent during the upgrade: how many, the statuses of those not confirmed at once, and how many are lost.
   */
  forms: { sent: number; refused: readonly number[]; lost: number };
  /** The log lines in which a process of the first build reports the migration of the second. */
  newerMigration: readonly string[];
};

export type UpgradeOptions = {
  /** Visits per second. */
  perSecond: number;
  /** How long each build runs before the next step, in ms. */
  settledMs: number;
  tabs: number;
  /** Additional environment of each process. */
  env?: Readonly<Record<string, string>>;
};

/** Number of popular pages to open. Together they contain all parts that occur on other pages. */
const PAGES = 12;
const FIRST_TAB = 1 << 20;
const FIRST_SENDER = 1 << 19;
const FORM_EVERY_MS = 100;
/** Maximum time for all mails to arrive, in ms. */
const DELIVERED_WITHIN_MS = 120_000;

/**
 * Upgrades a fleet to a second build, one process after the other, and rolls it back, while visitors use it.
 */
export async function liveUpgrade({ perSecond, settledMs, tabs, env }: UpgradeOptions): Promise<Upgrade> {
  const [first, second] = [buildAt(ROOT), await secondBuild()];
  const mailServer = await startMailServer();
  let fleet: Fleet | undefined;
  try {
    fleet = await startFleet({ SITE_NOW: MONDAY, ...mailSettings(mailServer), ...env });
    const whole = await siteMapOf(fleet.url);
    const map = { ...whole, pages: whole.pages.slice(0, PAGES) };
    const traffic = startTraffic(fleet.url, map, { perSecond });
    const forms = startForms(fleet.url);
    const began = performance.now();
    const lateFailures: string[] = [];
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      await pause(settledMs);
      const open = await openTabs(fleet.url, map.pages, tabs);
      for (const index of fleet.processes.keys()) await fleet.restart(index, 'stop', to.server);
      lateFailures.push(...(await goOn(fleet.url, open, from)));
    }
    await pause(settledMs);
    const statuses = await forms.stop();
    await traffic.stop();
    await untilDelivered(fleet.url, mailServer, statuses.length, DELIVERED_WITHIN_MS);
    const { requested } = traffic;
    const builds = [...new Set(requested.filter(({ kind }) => kind === 'page').map(({ build }) => build))];
    const seconds = (performance.now() - began) / 1_000;
    return {
      builds: builds.filter(Boolean),
      requested,
      seconds,
      lateFailures,
      tabs,
      forms: {
        sent: statuses.length,
        refused: statuses.filter((status) => status !== 201),
        lost: tally(statuses.length, mailServer).lost,
      },
      newerMigration: fleet.log().filter((line) => line.includes('a newer release has migrated')),
    };
  } finally {
    await fleet?.stop();
    await mailServer.stop();
    await second.remove();
  }
}

const mailSettings = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Boektopia <info@boektopia.example>',
  MAIL_TO_CONTACT: 'team@boektopia.example',
  MAIL_TO_GROUPS: 'groepen@boektopia.example',
});

/** Sends forms of different people, one after the other. `stop` returns the status of each. */
function startForms(origin: string): { stop: () => Promise<readonly number[]> } {
  const statuses: number[] = [];
  let isStopping = false;
  const running = (async () => {
    while (!isStopping) {
      const person = statuses.length;
      const visitor = arriving(origin, addressOf(FIRST_SENDER + person));
      const { form: _form, ...values } = contactFrom(person, `Vraag nummer ${person}.`);
      const { status } = await visitor.ask('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
      statuses.push(status);
      visitor.leave();
      await pause(FORM_EVERY_MS);
    }
    return statuses;
  })();
  return {
    stop: () => {
      isStopping = true;
      return running;
    },
  };
}

type Tab = { visitor: Visitor; next: string };

/** Opens pages with all their files, and keeps them open like tabs of a browser. */
async function openTabs(origin: string, pages: readonly string[], count: number): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let number = 0; number < count; number += 1) {
    const visitor = arriving(origin, addressOf(FIRST_TAB + number));
    await load(visitor, pages[number % pages.length] ?? '/');
    tabs.push({ visitor, next: pages[(number + 1) % pages.length] ?? '/' });
  }
  return tabs;
}

/**
 * Continues visits that began on the build `from`, now that another build has replaced it. Opens the next
 * page of each visit, and then loads every file of `from`. Returns the files that are missing.
 */
async function goOn(origin: string, tabs: readonly Tab[], from: Build): Promise<string[]> {
  const missing: string[] = [];
  for (const { visitor, next } of tabs) {
    missing.push(...(await load(visitor, next)));
    visitor.leave();
  }
  const visitor = arriving(origin, addressOf(FIRST_TAB + tabs.length));
  // Leaves out the compressed copies: clients request them by the name of the original file.
  const files = (await readdir(from.assets)).filter((file) => !/\.(?:br|gz)$/.test(file));
  for (const file of files) {
    const { status, bytes } = await visitor.ask(`/assets/${file}`);
    if (status !== 200 || bytes.byteLength === 0) missing.push(`/assets/${file}: ${status}`);
  }
  visitor.leave();
  return missing;
}

/** Opens a page and all its files. Returns the files that are missing. */
async function load(visitor: Visitor, path: string): Promise<string[]> {
  const answer = await visitor.ask(path);
  if (answer.status !== 200) return [`${path}: ${answer.status}`];
  const files = await Promise.all(
    firstViewOf(textOf(answer)).map(async (file) => ({ file, ...(await visitor.ask(file)) })),
  );
  return files
    .filter(({ status }) => status !== 200)
    .map(({ file, status }) => `${path}, ${file}: ${status}`);
}
