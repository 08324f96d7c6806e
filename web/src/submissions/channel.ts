import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';
import { errorWords } from './delivery-outcome.ts';

/** Words between the processes that share one PostgreSQL. */
export type Channel = {
  /**
   * Says something that can be JSON to all the others; whether that could be said at once: if not, it is said as soon as
   * there is a line again. Never rejects.
   */
  tell(word: unknown): Promise<boolean>;
  stop(): Promise<void>;
};

export type ChannelOptions = {
  /** `postgres://…` */
  url: string;
  /** One word of letters and underscores; processes with the same one hear each other. */
  name: string;
  /**
   * Gets what another process said, or `undefined` for whatever may have been said: something too long to be passed on,
   * or all that was missed while the connection was gone.
   */
  heard: (word: unknown) => void;
  log: (line: string) => void;
  /** How long it waits before it connects again, in ms. */
  againMs?: number;
};

const ANSWERS_WITHIN_MS = 5_000;
const AGAIN_MS = 5_000;
/** PostgreSQL passes on less than 8000 bytes. */
const MAX_BYTES = 7_500;
/** So many words wait for a line; of more, the others hear that something was said. */
const MOST_OWED = 100;

const message = z.object({ from: z.string(), word: z.unknown().optional() });

/**
 * Listens from now on, on a connection of its own, by `LISTEN` and `NOTIFY`; one that is lost is made again. A pooler
 * that hands out connections by transaction passes nothing on.
 */
export function openChannel({ url, name, heard, log, againMs = AGAIN_MS }: ChannelOptions): Channel {
  const own = randomUUID();
  const stopping = new AbortController();
  let client: Client | undefined;
  /** What could not be said yet, as it goes over the line, the oldest first. */
  let owed: string[] = [];

  const notify = (line: Client, said: string) => line.query('select pg_notify($1, $2)', [name, said]);

  function owe(said: string) {
    owed = owed.length < MOST_OWED ? [...owed, said] : [JSON.stringify({ from: own })];
  }

  /** Says what is owed; what fails on the way is owed again. */
  async function settle(line: Client) {
    for (let said = owed.shift(); said !== undefined; said = owed.shift()) {
      try {
        await notify(line, said);
      } catch {
        owed.unshift(said);
        return;
      }
    }
  }

  function hear(payload = '') {
    const { from, word } = message.parse(JSON.parse(payload));
    if (from !== own) heard(word);
  }

  /** Settles when the connection has ended; rejects where there is none. */
  async function listen(connected: () => void): Promise<unknown> {
    const { default: pg } = await import('pg');
    // A line that is cut in silence would be listened to for ever.
    const one = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: ANSWERS_WITHIN_MS,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    const ended = new Promise<unknown>((resolve) => {
      one.once('end', () => resolve(undefined));
      one.on('error', resolve);
    });
    one.on('notification', ({ payload }) => {
      try {
        hear(payload);
      } catch (error) {
        log(`WARN channel ${name}: not understood: ${errorWords(error)}`);
      }
    });
    const end = () => one.end().catch(() => undefined);
    try {
      await one.connect();
      await one.query(`listen ${name}`);
      client = one;
      connected();
      stopping.signal.addEventListener('abort', end);
      if (stopping.signal.aborted) await end();
      return await ended;
    } finally {
      client = undefined;
      stopping.signal.removeEventListener('abort', end);
      await end();
    }
  }

  async function run() {
    let away = false;
    while (!stopping.signal.aborted) {
      const reason = await listen(() => {
        log(`channel ${name}: listening${away ? ' again' : ''}`);
        if (away) heard(undefined);
        away = false;
        if (client) void settle(client);
      }).catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      // Said once, however long it lasts.
      if (!away) log(`WARN channel ${name}: nothing is heard of other processes: ${errorWords(reason)}`);
      away = true;
      await pause(againMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    tell: async (word) => {
      const whole = JSON.stringify({ from: own, word });
      const said = Buffer.byteLength(whole) > MAX_BYTES ? JSON.stringify({ from: own }) : whole;
      const line = client;
      if (line === undefined) {
        owe(said);
        return false;
      }
      try {
        await notify(line, said);
        return true;
      } catch (error) {
        owe(said);
        log(`WARN channel ${name}: not passed on: ${errorWords(error)}`);
        // A line that gives no answer is given up: another one is made.
        void line.end().catch(() => undefined);
        return false;
      }
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
