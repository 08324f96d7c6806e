import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  createUitdatabankEmulator,
  type UitdatabankEmulator,
  type UitdatabankEmulatorOptions,
} from '../src/uitdatabank-emulator.ts';

/** The default time of the clock in tests. */
export const NOW = '2027-09-01T10:00:00+02:00';

const collection = z.object({
  itemsPerPage: z.number(),
  totalItems: z.number(),
  member: z.array(z.looseObject({ '@id': z.string() })),
  facet: z.record(z.string(), z.unknown()).optional(),
});

type Collection = z.infer<typeof collection>;

/** A folder of events for one test, which is removed afterwards, with functions to fill and query it. */
export interface TemporaryEvents {
  dir: string;
  /** Writes a file in the folder. Objects are serialized as JSON. */
  write: (path: string, content: unknown) => void;
  /** Writes an event that passes the default filters, unless `fields` change that. */
  event: (id: string, fields?: Record<string, unknown>) => void;
  /** Starts the emulator on the folder (once) and waits until it is ready. */
  start: (options?: Partial<UitdatabankEmulatorOptions>) => Promise<UitdatabankEmulator>;
  /** Requests `/events` with this query string and a valid key. */
  get: (query?: string) => Promise<Response>;
  /** Returns the results of a query as whole events. */
  found: (query?: string) => Promise<Collection>;
  /** Returns the ids of the results of a query, in order. */
  ids: (query?: string) => Promise<string[]>;
  /** Returns the detail of the error response to a query. */
  refusal: (query: string) => Promise<string>;
  /** The log lines of the emulator. */
  lines: string[];
}

export function temporaryEvents(): TemporaryEvents {
  const dir = mkdtempSync(join(tmpdir(), 'events-'));
  const lines: string[] = [];
  let server: UitdatabankEmulator | undefined;
  onTestFinished(() => {
    server?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const events: TemporaryEvents = {
    dir,
    lines,
    write: (path, value) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value));
    },
    event: (id, fields = {}) => events.write(`${id}.json`, eventFile(id, fields)),
    start: async (options = {}) => {
      server ??= createUitdatabankEmulator({
        dir,
        now: () => new Date(NOW),
        log: (line) => lines.push(line),
        ...options,
      });
      await server.ready;
      return server;
    },
    get: async (query = '') => {
      const { fetch } = await events.start();
      return fetch(new Request(`http://events.test/events?${query}`, { headers: { 'x-api-key': 'public' } }));
    },
    found: async (query = '') => {
      const response = await events.get(`embed=true&${query}`);
      if (response.status !== 200) throw new Error(await response.text());
      return collection.parse(await response.json());
    },
    ids: async (query) => {
      const { member } = await events.found(query);
      return member.map((event) => event['@id'].slice(event['@id'].lastIndexOf('/') + 1));
    },
    refusal: async (query) => {
      const response = await events.get(query);
      const problem = z.object({ status: z.literal(404), detail: z.string() }).parse(await response.json());
      return problem.detail;
    },
  };
  return events;
}

/** Returns an event that passes the default filters. */
export function eventFile(id: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@id': `https://io.uitdatabank.be/events/${id}`,
    '@context': '/contexts/event',
    mainLanguage: 'nl',
    name: { nl: `Lezing ${id}` },
    calendarType: 'single',
    startDate: '2027-10-30T20:00:00+02:00',
    endDate: '2027-10-30T22:00:00+02:00',
    availableFrom: '2027-06-01T08:00:00+02:00',
    availableTo: '2027-10-30T22:00:00+02:00',
    workflowStatus: 'APPROVED',
    audience: { audienceType: 'everyone' },
    location: { address: { nl: { addressCountry: 'BE', postalCode: '9000' } } },
    ...fields,
  };
}
