import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import type { Lifetimes } from '../../e2e/support/lifetimes.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import type { Fleet } from './fleet.ts';
import type { Reach } from './gate.ts';
import { type ServiceName, type Services, startFleetOn, startServices } from './services.ts';
import { type SiteMap, siteMapOf } from './site-map.ts';
import { type SentRequest, startTraffic } from './traffic.ts';
import { addressOf, arriving, textOf, type Visitor } from './visitor.ts';

/** What visitors experienced while one service was unreachable. */
export type Outage = {
  service: ServiceName;
  /** Number of requests for documents that the fleet had served before. */
  seen: number;
  /** Requests that failed or got a 5xx, although the fleet had served the document before. */
  broken: readonly SentRequest[];
  /** Number of requests for documents that the fleet had never served. */
  unseen: number;
  /** Failed requests without a valid `Retry-After`, for documents that the fleet had never served. */
  dishonest: readonly SentRequest[];
  /** Time from the return of the service to the first successful response that needs the service, in ms. */
  recoveryMs: number;
  /** Response times of the documents that the fleet had served before the outage, in ms. */
  waited: readonly number[];
};

export type OutageOptions = {
  /** Duration of each outage, in minutes. */
  minutes: number;
  perSecond: number;
  /** Cache lifetimes of the fleet. */
  lived: Lifetimes;
  /** Number of pages to open before the outages; by default all. */
  pages?: number;
  /** The services to interrupt, one after the other. */
  taken?: readonly ServiceName[];
  /** The folder of content and events; by default the folder of the tests' edition. */
  edition?: string;
};

/**
 * The result of a start without any service: how many pages had been opened before it (`opened`), which of
 * them are then `missing`, and which do not show their age (`ageless`).
 */
export type ColdStart = { opened: number; missing: readonly string[]; ageless: readonly string[] };

/** The services in the order of their outages. */
export const SERVICES = ['content', 'events', 'database', 'mail'] as const satisfies ServiceName[];
const DOCUMENTS: readonly SentRequest['kind'][] = ['page', 'items', 'filter', 'search'];
const LOOKS_EVERY_MS = 250;
const GIVEN_UP_MS = 60_000;
/** A page shows its age once its data is this many lifetimes old. */
const OUTDATED = 3;
/** Additional time for a busy machine, in ms. */
const BUSY_MS = 5_000;
const LOOKER = 1 << 20;

/** Addresses that no visitor opens before the recovery, grouped by the service that they need. */
type Untouched = { content: readonly string[]; events: readonly string[] };

/**
 * Interrupts the services of a fleet one after the other while visitors use the site. Then restarts the fleet without
 * any service.
 */
export async function liveOutages(options: OutageOptions): Promise<{ outages: Outage[]; start: ColdStart }> {
  const { lived, pages = Number.POSITIVE_INFINITY, taken = SERVICES, edition = FIXTURE_EDITION } = options;
  const services = await startServices(MONDAY, undefined, edition);
  let fleet: Fleet | undefined;
  try {
    fleet = await startFleetOn({ env: { ...services.env, ...lived.env } });
    const whole = await siteMapOf(fleet.url);
    const untouched = {
      content: whole.pages.filter((path) => path.startsWith('/nieuws/')).slice(-5),
      events: eventPages(join(edition, 'events')),
    };
    const left = new Set([...untouched.content, ...untouched.events]);
    const map = { ...whole, pages: whole.pages.filter((path) => !left.has(path)).slice(0, pages) };
    const stage = { fleet, services, map, opened: await openAll(fleet.url, map), untouched };
    const outages: Outage[] = [];
    for (const service of taken) outages.push(await outageOf(service, stage, options));
    return { outages, start: await startWithEverythingAway(stage, OUTDATED * lived.answerMs + BUSY_MS) };
  } finally {
    await fleet?.stop();
    await services.stop();
  }
}

/** Returns the pages of events that the site requests from UiTdatabank individually. */
const eventPages = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .slice(0, 5)
    .map((file) => /"@id":\s*"[^"]*\/event\/([\w-]+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .map((uuid) => `/boektopia-op-toer-activiteiten/${uuid}`);

/** Opens every page once. Returns the pages that responded with 200. */
async function openAll(origin: string, { pages }: Pick<SiteMap, 'pages'>): Promise<Set<string>> {
  const visitor = arriving(origin, addressOf(0));
  const seen = new Set<string>();
  for (const page of pages) if ((await visitor.ask(page)).status === 200) seen.add(page);
  visitor.leave();
  return seen;
}

/**
 * While visitors use the fleet, makes a service hang for half of the outage, and makes it unreachable for the other
 * half.
 */
async function outageOf(
  service: ServiceName,
  { fleet, services, map, opened, untouched }: Stage,
  { minutes, perSecond }: Pick<OutageOptions, 'minutes' | 'perSecond'>,
): Promise<Outage> {
  const gate = services.gates[service];
  const traffic = startTraffic(fleet.url, map, { perSecond, opened, seed: 7 });
  for (const reach of ['hangs', 'away'] satisfies Reach[]) {
    await gate.set(reach);
    await pause((minutes * 60_000) / 2);
  }
  const during = [...traffic.requested];
  await gate.set('open');
  const recoveryMs = await recovery(service, fleet.url, untouched);
  await traffic.stop();

  const seen = during.filter(({ kind, isSeen }) => isSeen && DOCUMENTS.includes(kind));
  const unseen = during.filter((one) => !seen.includes(one));
  return {
    service,
    seen: seen.length,
    broken: seen.filter(({ status }) => status === 0 || status >= 500),
    unseen: unseen.length,
    dishonest: unseen.filter(({ status, isHonest }) => status === 0 || (status >= 400 && !isHonest)),
    recoveryMs,
    waited: seen.map(({ ms }) => ms),
  };
}

type Stage = {
  fleet: Fleet;
  services: Services;
  map: SiteMap;
  opened: ReadonlySet<string>;
  untouched: Untouched;
};

/**
 * Restarts the fleet without any service. Returns the opened pages that are missing, and those that do not
 * show their age.
 */
async function startWithEverythingAway(
  { fleet, services, opened }: Stage,
  ageingMs: number,
): Promise<ColdStart> {
  for (const gate of Object.values(services.gates)) await gate.set('away');
  for (const index of fleet.processes.keys()) await fleet.restart(index, 'kill');
  await pause(ageingMs);
  const visitor = arriving(fleet.url, addressOf(LOOKER));
  const missing: string[] = [];
  const ageless: string[] = [];
  for (const path of opened) {
    const answer = await visitor.ask(path);
    if (answer.status !== 200) missing.push(`${path}: ${answer.status}`);
    else if (!textOf(answer).includes('Programma van ')) ageless.push(path);
  }
  visitor.leave();
  for (const gate of Object.values(services.gates)) await gate.set('open');
  return { opened: opened.size, missing, ageless };
}

/**
 * Measures the time until a page or form that needs this service responds normally, in ms. Uses URLs that no visitor
 * has opened.
 */
async function recovery(service: ServiceName, origin: string, untouched: Untouched): Promise<number> {
  const visitor = arriving(origin, addressOf(LOOKER));
  const began = performance.now();
  const paths = service === 'events' ? untouched.events : untouched.content;
  const needed = service === 'content' || service === 'events' ? paths : [];
  for (let looks = 0; performance.now() - began < GIVEN_UP_MS; looks += 1) {
    const path = needed[looks % needed.length];
    const { status } = await (path === undefined ? form(visitor, looks) : visitor.ask(path));
    if (status === 200 || status === 201) break;
    await pause(LOOKS_EVERY_MS);
  }
  visitor.leave();
  return performance.now() - began;
}

const form = (visitor: Visitor, number: number) =>
  visitor.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Piet',
      lastName: 'Peeters',
      email: `terug-${Math.round(performance.now())}-${number}@voorbeeld.be`,
      message: 'Zijn jullie er weer?',
    }),
  });
