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
import { type Asked, startTraffic } from './traffic.ts';
import { addressOf, arriving, textOf, type Visitor } from './visitor.ts';

/** What visitors met while one service was not there. */
export type Outage = {
  service: ServiceName;
  /** Documents that the fleet had answered before. */
  seen: number;
  /** Of those, what was answered with 5xx, or not. */
  broken: readonly Asked[];
  /** What nobody had seen before, and its answers «later» that do not say when. */
  unseen: number;
  dishonest: readonly Asked[];
  /** From when the service is back until what needs it is answered, in ms. */
  recoveryMs: number;
  /** How long the documents that were seen took, in ms. */
  waited: readonly number[];
};

export type OutageOptions = {
  /** How long each service is not there. */
  minutes: number;
  perSecond: number;
  /** How long an answer is given unasked. */
  lived: Lifetimes;
  /** How many pages are opened before. */
  pages?: number;
  /** Which services are taken away, one after the other. */
  taken?: readonly ServiceName[];
  /** The folder of content and events; that of the tests unless given. */
  edition?: string;
};

/** A start with everything away: of the pages that were open before, those not there, and those that do not say their age. */
export type ColdStart = { opened: number; missing: readonly string[]; ageless: readonly string[] };

/** In the order in which they are taken away. */
export const SERVICES = ['content', 'events', 'database', 'mail'] as const satisfies ServiceName[];
const DOCUMENTS: readonly Asked['kind'][] = ['page', 'items', 'filter', 'search'];
const LOOKS_EVERY_MS = 250;
const GIVEN_UP_MS = 60_000;
/** A page says its age once its answers are so many lifetimes old, and a machine that is busy may be late. */
const OUTDATED = 3;
const BUSY_MS = 5_000;
const LOOKER = 1 << 20;

/** Addresses that nobody opens before the looks at a recovery: each needs its service for the first time. */
type Untouched = { content: readonly string[]; events: readonly string[] };

/** Takes one service after the other away from a fleet with visitors, and starts it anew with all of them away. */
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

/** The page of each event that is asked of UiTdatabank by itself. */
const eventPages = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .slice(0, 5)
    .map((file) => /"@id":\s*"[^"]*\/event\/([\w-]+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .map((uuid) => `/boektopia-op-toer-activiteiten/${uuid}`);

/** Opens every page once; gives those that could be read. */
async function openAll(origin: string, { pages }: Pick<SiteMap, 'pages'>): Promise<Set<string>> {
  const visitor = arriving(origin, addressOf(0));
  const seen = new Set<string>();
  for (const page of pages) if ((await visitor.ask(page)).status === 200) seen.add(page);
  visitor.leave();
  return seen;
}

/** Takes a service away for half of the time and lets it hang for the other half, while visitors come. */
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
  const during = [...traffic.asked];
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

/** Starts the fleet anew while it can ask nobody: which of the opened pages are not there, and which do not say their age. */
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

/** How long until something that needs this service, and that nobody asked for before, is answered as always. */
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
