import { env } from '../../env.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';

const SECOND_MS = 1_000;
/** Interval between the empty lines that keep proxies from closing the connection, in ms. */
const HEARTBEAT_MS = 15 * SECOND_MS;
/** Maximum number of connected hall screens per process. Screens beyond this number poll. */
const MOST = 2_000;
/** Maximum number of connected hall screens per network, which is one address in IPv4. */
const MOST_PER_NETWORK = 20;
/** Range of the random delay before a disconnected screen reconnects, in ms. */
const RETRY_MS = { least: 2 * SECOND_MS, most: 5 * SECOND_MS };
/** Maximum number of lines buffered for a screen that stops reading; then it is disconnected. */
const PATIENCE_LINES = 20;

/** Sends server-sent events to hall screens. An event only says that something was published. */
export type PublicationStream = {
  /**
   * Opens a stream for a hall screen; `address` is its IP address. If a limit is reached, responds with 204, after
   * which the screen polls.
   */
  open(address: string): Response;
  /** Notifies every screen of a publication. */
  announce(): void;
  /** Returns the number of connected screens. */
  size(): number;
  /** Closes all streams, because a closing server waits for its connections. Later requests get a 204. */
  close(): void;
};

type HallScreen = { visitor: string; controller: ReadableStreamDefaultController<Uint8Array> };

const encoder = new TextEncoder();

/**
 * Creates a stream to which no screen is connected yet. `isNotified`: whether this process receives publications at
 * all.
 */
export function createPublicationStream(isNotified: boolean): PublicationStream {
  const hallScreens = new Set<HallScreen>();
  let isClosed = false;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const leave = (hallScreen: HallScreen) => {
    hallScreens.delete(hallScreen);
    if (hallScreens.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  };
  const end = (hallScreen: HallScreen) => {
    leave(hallScreen);
    hallScreen.controller.close();
  };
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    for (const hallScreen of hallScreens) {
      if ((hallScreen.controller.desiredSize ?? 0) < -PATIENCE_LINES) end(hallScreen);
      else hallScreen.controller.enqueue(bytes);
    }
  };
  const hasRoom = (visitor: string) =>
    hallScreens.size < MOST &&
    [...hallScreens].filter((hallScreen) => hallScreen.visitor === visitor).length < MOST_PER_NETWORK;

  return {
    open(visitor) {
      if (!isNotified || isClosed || !hasRoom(visitor))
        return new Response(null, { status: 204, headers: { 'cache-control': CACHE_CONTROL.never } });
      let hallScreen: HallScreen | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          hallScreen = { visitor, controller };
          hallScreens.add(hallScreen);
          heartbeat ??= setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref();
          const retry = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least);
          controller.enqueue(encoder.encode(`retry: ${Math.round(retry)}\n\n`));
        },
        cancel() {
          if (hallScreen) leave(hallScreen);
        },
      });
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': CACHE_CONTROL.never,
          // Disables buffering in nginx, because nginx would delay lines until its buffer is full.
          'x-accel-buffering': 'no',
          'x-robots-tag': 'noindex',
        },
      });
    },
    announce() {
      write(`event: publication\ndata: ${Date.now()}\n\n`);
    },
    size: () => hallScreens.size,
    close() {
      isClosed = true;
      for (const hallScreen of hallScreens) end(hallScreen);
    },
  };
}

/** The stream of this process. The content system's webhook triggers its events. */
export const publicationStream = createPublicationStream(env.CONTENT_WEBHOOK_SECRET !== undefined);
