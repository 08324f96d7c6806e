import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentFolder } from '../../e2e/support/content.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import type { Fleet } from './fleet.ts';
import { childrenOf, processorSeconds, residentMb } from './processes.ts';
import { chosenItems, type EditedItem, type Publication, startPublishing } from './publishing.ts';
import { type Services, startFleetOn, startServices } from './services.ts';
import { siteMapOf } from './site-map.ts';
import { PERSONAL, type SentRequest, startTraffic, type Traffic } from './traffic.ts';

export type MorningOptions = {
  minutes: number;
  /** Visits per second. */
  perSecond: number;
  publishEveryMs: number;
  /** Time between two kills of one process, in ms. */
  killEveryMs: number;
  /** The folder of content and events; by default the folder of the tests' edition. */
  edition?: string;
};

/** Results of a simulated morning, from its visitors, its editor and its logs. */
export type Morning = {
  visits: number;
  requested: readonly SentRequest[];
  publications: readonly Publication[];
  /** Responses to webhooks with a status other than 200. */
  refusedWebhooks: readonly string[];
  kills: number;
  /**
   * Numbers of forms: `sent` counts all, `told` those whose sender got a confirmation, `lost` those confirmed without a
   * mail, and `twice` those with duplicate mails.
   */
  forms: { sent: number; told: number; lost: number; twice: number };
  /** Memory that all processes of the site and nginx use together, in MB, measured every two seconds. */
  memory: readonly { at: number; webMb: number; nginxMb: number }[];
  /**
   * Processor time that the site's processes and nginx used, in seconds. The last two seconds of a killed process may
   * be missing.
   */
  processorSeconds: { web: number; nginx: number };
  /** Log lines with personal data. */
  personal: readonly string[];
};

const SAMPLE_MS = 2_000;
/**
 * Maximum time for the mails of all forms to arrive, in ms: another process takes over the mails of a killed process
 * only after a minute.
 */
const DELIVERED_WITHIN_MS = 120_000;

/** Simulates a festival morning: visitors, an editor, and processes that are killed one after another. */
export async function liveMorning(options: MorningOptions): Promise<Morning> {
  let items: EditedItem[] = [];
  const prepare = async (folder: ContentFolder) => {
    items = await chosenItems(folder);
  };
  const services = await startServices(MONDAY, prepare, options.edition);
  try {
    const fleet = await startFleetOn(services);
    try {
      return await lived(fleet, services, items, options);
    } finally {
      await fleet.stop();
    }
  } finally {
    await services.stop();
  }
}

async function lived(
  fleet: Fleet,
  services: Services,
  items: readonly EditedItem[],
  { minutes, perSecond, publishEveryMs, killEveryMs }: MorningOptions,
): Promise<Morning> {
  const map = await siteMapOf(fleet.url);
  const traffic = startTraffic(fleet.url, map, { perSecond });
  const publishing = startPublishing(fleet.url, services, items, publishEveryMs);
  const ending = AbortSignal.timeout(minutes * 60_000);
  const [kills, measured] = await Promise.all([
    killInTurns(fleet, killEveryMs, ending),
    sample(fleet, ending),
  ]).finally(() => Promise.all([traffic.stop(), publishing.stop()]));
  const forms = await delivered(traffic.sent, services);
  const lines = [fleet.nginx.accessLog, fleet.nginx.errorLog]
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .concat(fleet.log());
  return {
    visits: traffic.visits(),
    requested: traffic.requested,
    publications: publishing.publications,
    refusedWebhooks: publishing.failed,
    kills,
    forms,
    ...measured,
    personal: lines.filter((line) => PERSONAL.test(line)),
  };
}

/** Kills each process once per `everyMs`, one after another, and waits until the killed one responds again. */
async function killInTurns(fleet: Fleet, everyMs: number, signal: AbortSignal): Promise<number> {
  const count = fleet.processes.length;
  let kills = 0;
  for (let next = performance.now() + everyMs / count; ; next += everyMs / count) {
    await pause(Math.max(0, next - performance.now()), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return kills;
    await fleet.restart(kills % count, 'kill');
    kills += 1;
  }
}

async function sample(fleet: Fleet, signal: AbortSignal) {
  const began = performance.now();
  const memory: { at: number; webMb: number; nginxMb: number }[] = [];
  /** Collects the figures by process id, because the figures of killed processes count too. */
  const [web, nginx] = [new Map<number, number>(), new Map<number, number>()];
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  while (!signal.aborted) {
    const sites = fleet.processes.map(({ pid }) => pid);
    const workers = [fleet.nginx.pid, ...childrenOf(fleet.nginx.pid)];
    for (const pid of sites) web.set(pid, processorSeconds(pid) ?? web.get(pid) ?? 0);
    for (const pid of workers) nginx.set(pid, processorSeconds(pid) ?? nginx.get(pid) ?? 0);
    const [webMb, nginxMb] = [sum(sites.map(residentMb)), sum(workers.map(residentMb))];
    memory.push({ at: performance.now() - began, webMb, nginxMb });
    await pause(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
  }
  return { memory, processorSeconds: { web: sum(web.values()), nginx: sum(nginx.values()) } };
}

/**
 * Waits until the mails of all forms have arrived, and counts them. Each form becomes one mail to the sender
 * and one to the team.
 */
async function delivered(sent: Traffic['sent'], { mail }: Pick<Services, 'mail'>): Promise<Morning['forms']> {
  const copies = (email: string) => {
    const about = mail.received.filter(({ to, source }) => to === email || source.includes(email));
    const ofEach = (isTo: boolean) =>
      new Set(about.filter(({ to }) => (to === email) === isTo).map(({ messageId }) => messageId)).size;
    return [ofEach(true), ofEach(false)];
  };
  const told = sent.filter(({ isNotified }) => isNotified);
  const lost = () => told.filter(({ email }) => copies(email).includes(0)).length;
  for (let waited = 0; waited < DELIVERED_WITHIN_MS && lost() > 0; waited += 500) await pause(500);
  const twice = sent.filter(({ email }) => copies(email).some((count) => count > 1)).length;
  return { sent: sent.length, told: told.length, lost: lost(), twice };
}
