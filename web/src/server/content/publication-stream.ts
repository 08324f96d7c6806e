import { env } from '../../env.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';

const SECOND_MS = 1_000;
/** A line that says nothing, often enough that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 15 * SECOND_MS;
/** How many screens one process tells, and how many at one address: a hall has one. The others ask from time to time. */
const MOST = 2_000;
const MOST_PER_ADDRESS = 20;
/** A screen that is cut off comes back after this long, each after another while. */
const RETRY_MS = { least: 2 * SECOND_MS, most: 5 * SECOND_MS };
/** Lines that wait for a screen that reads no more. */
const PATIENCE_LINES = 20;

/** Server-sent events for the screens in the hall: only that something was published. What it is they ask for. */
export type PublicationStream = {
  /** Answers one screen with a stream, or with 204, by which it knows to ask by itself. `address` is the visitor's. */
  open(address: string): Response;
  /** Tells every screen that something was published. */
  announce(): void;
  /** How many screens listen now. */
  size(): number;
  /** Ends all streams: before a server is closed, which waits for its connections. New ones are answered with 204. */
  close(): void;
};

type Screen = { address: string; controller: ReadableStreamDefaultController<Uint8Array> };

const encoder = new TextEncoder();

/** A stream that nobody listens to yet. `isTold`: whether this process hears of publications at all. */
export function createPublicationStream(isTold: boolean): PublicationStream {
  const screens = new Set<Screen>();
  let isClosed = false;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const leave = (screen: Screen) => {
    screens.delete(screen);
    if (screens.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  };
  const end = (screen: Screen) => {
    leave(screen);
    screen.controller.close();
  };
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    for (const screen of screens) {
      if ((screen.controller.desiredSize ?? 0) < -PATIENCE_LINES) end(screen);
      else screen.controller.enqueue(bytes);
    }
  };
  const hasRoom = (address: string) =>
    screens.size < MOST &&
    [...screens].filter((screen) => screen.address === address).length < MOST_PER_ADDRESS;

  return {
    open(address) {
      if (!isTold || isClosed || !hasRoom(address))
        return new Response(null, { status: 204, headers: { 'cache-control': CACHE_CONTROL.never } });
      let screen: Screen | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          screen = { address, controller };
          screens.add(screen);
          heartbeat ??= setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref();
          const retry = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least);
          controller.enqueue(encoder.encode(`retry: ${Math.round(retry)}\n\n`));
        },
        cancel() {
          if (screen) leave(screen);
        },
      });
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': CACHE_CONTROL.never,
          // nginx would hold the lines back until it has a page of them.
          'x-accel-buffering': 'no',
          'x-robots-tag': 'noindex',
        },
      });
    },
    announce() {
      write(`event: publication\ndata: ${Date.now()}\n\n`);
    },
    size: () => screens.size,
    close() {
      isClosed = true;
      for (const screen of screens) end(screen);
    },
  };
}

/** The one stream of this process, which hears of publications by the webhook of the content system. */
export const publicationStream = createPublicationStream(env.CONTENT_WEBHOOK_SECRET !== undefined);
