import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';
import { errorWords } from './delivery-outcome.ts';

/** Sends messages between the processes that share one PostgreSQL database. */
export type Channel = {
  /**
   * Sends a message, as JSON, to all other processes; returns whether that succeeded. If it fails, they receive
   * `undefined` after the connection is restored. Never rejects.
   */
  tell(word: unknown): Promise<boolean>;
  stop(): Promise<void>;
};

export type ChannelOptions = {
  /** The URL of the database: `postgres://…`. */
  url: string;
  /** The name of the channel, of letters and underscores. Processes with the same name share it. */
  name: string;
  /**
   * Receives a message from another process; receives `undefined` if a message was too long, and after each
   * reconnection.
   */
  heard: (word: unknown) => void;
  /** Called at the first connection. Messages may have been missed before it, because the site is already serving. */
  first: () => void;
  log: (line: string) => void;
  /** Pause before reconnecting, in ms. */
  againMs?: number;
};

const ANSWERS_WITHIN_MS = 5_000;
const AGAIN_MS = 5_000;
/** Maximum size of a message, in bytes. PostgreSQL's own limit is just under 8000. */
const MAX_BYTES = 7_500;

const message = z.object({ from: z.string(), word: z.unknown().optional() });

/**
 * Opens a channel through `LISTEN` and `NOTIFY`, on a connection of its own that reconnects when it is lost. Does not
 * work through a pooler that assigns connections per transaction.
 */
export function openChannel({ url, name, heard, first, log, againMs = AGAIN_MS }: ChannelOptions): Channel {
  const own = randomUUID();
  const stopping = new AbortController();
  let client: Client | undefined;
  /** True if a message was lost while disconnected: after reconnecting, `undefined` is sent in its place. */
  let isOwed = false;

  async function notify(word: unknown): Promise<boolean> {
    const line = client;
    isOwed = line === undefined;
    if (line === undefined) return false;
    const whole = JSON.stringify({ from: own, word });
    const said = Buffer.byteLength(whole) > MAX_BYTES ? JSON.stringify({ from: own }) : whole;
    try {
      await line.query('select pg_notify($1, $2)', [name, said]);
      return true;
    } catch (error) {
      isOwed = true;
      log(`WARN channel ${name}: not forwarded: ${errorWords(error)}`);
      // End a connection that does not respond, so that a new one replaces it.
      void line.end().catch(() => undefined);
      return false;
    }
  }

  function hear(payload = '') {
    const { from, word } = message.parse(JSON.parse(payload));
    if (from !== own) heard(word);
  }

  /** Settles when the connection has ended; rejects if it could not be opened. */
  async function listen(connected: () => void): Promise<unknown> {
    const { default: pg } = await import('pg');
    // Without keep-alive, a connection that is cut silently would never be detected.
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
        else first();
        away = false;
        if (isOwed) void notify(undefined);
      }).catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      if (!away) log(`WARN channel ${name}: connection to the other processes lost: ${errorWords(reason)}`);
      away = true;
      await pause(againMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    tell: notify,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
