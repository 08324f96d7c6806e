import { connect, type OnReadOpts, type Socket } from 'node:net';

/** The result of a load: responses a second, and the time of each response, in ms. */
export type Load = { perSecond: number; taken: number[] };

const HEAD_END = '\r\n\r\n';

type Clients = {
  connections: number;
  seconds: number;
  /**
   * Requests per second, over all connections together. If missing, each client sends its next request right after each
   * response.
   */
  perSecond?: number;
};

/**
 * Requests one URL repeatedly for `seconds`, on `connections` connections. This client does as little work per response
 * as possible, because it shares the CPU with the measured server. With `perSecond`, response times are measured from
 * when each request was due, even if it was sent later. Rejects if a response is not a 200.
 */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds, perSecond = Number.POSITIVE_INFINITY }: Clients,
): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const taken: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const everyMs = (1000 * connections) / perSecond;
  const atTime = createTimetable();
  const room = Buffer.alloc(65_536);
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const pace = { from: began + (everyMs * index) / connections, everyMs, until, atTime };
      const open = (hear: Hear) => connect({ port: Number(port), host: hostname, onread: into(room, hear) });
      return client(open, question, pace, taken);
    }),
  );
  return { perSecond: taken.length / ((performance.now() - began) / 1000), taken };
}

type Hear = (bytes: Buffer) => void;

/**
 * Reads all responses into the same buffer. A buffer per response would cause garbage collection during the
 * measurement.
 */
function into(room: Buffer, hear: Hear): OnReadOpts {
  return {
    buffer: room,
    callback: (length) => {
      hear(room.subarray(0, length));
      return true;
    },
  };
}

/**
 * When a client sends its first request, the interval between its requests, and when it stops, in ms of
 * `performance.now()`.
 */
type Pace = { from: number; everyMs: number; until: number; atTime: AtTime };

/** Calls `work` when `performance.now()` reaches `due` (ms), or up to a millisecond later. */
type AtTime = (due: number, work: () => void) => void;

/** Uses one timer for all requests, because a timer per request would cost too much CPU time. */
function createTimetable(): AtTime {
  let waiting: { due: number; work: () => void }[] = [];
  const look = () => {
    const now = performance.now();
    const due = waiting.filter((one) => one.due <= now);
    waiting = waiting.filter((one) => one.due > now);
    if (waiting.length > 0) setTimeout(look, 1);
    for (const { work } of due) work();
  };
  return (due, work) => {
    if (waiting.push({ due, work }) === 1) setTimeout(look, 1);
  };
}

/** Runs one client. Reconnects if the server closes the connection, as nginx does after a thousand responses. */
function client(
  open: (hear: Hear) => Socket,
  question: Buffer,
  { from, everyMs, until, atTime }: Pace,
  taken: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [due, asked, previous] = [from, 0, 0];
    let socket: Socket;
    /**
     * The head received so far, the number of received bytes, and the total length (known once the head is complete).
     */
    let [head, received, length] = ['', 0, Number.POSITIVE_INFINITY];
    const ask = () => {
      [head, received, length] = ['', 0, Number.POSITIVE_INFINITY];
      asked = performance.now();
      socket.write(question);
    };
    const askInTime = () => {
      if (due > performance.now()) atTime(due, ask);
      else ask();
    };
    const hear = (bytes: Buffer) => {
      received += bytes.byteLength;
      if (length === Number.POSITIVE_INFINITY) {
        const here = bytes.indexOf(HEAD_END);
        head += bytes.toString('latin1', 0, here < 0 ? bytes.byteLength : here + HEAD_END.length);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const size = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || size === undefined)
          return reject(new Error(`unexpected response: ${head.slice(0, 200)}`));
        length = end + HEAD_END.length + Number(size);
      }
      if (received < length) return;
      const now = performance.now();
      // If a timer of this process fired late, the delay does not count against the server.
      taken.push(now - (previous > due ? due : asked));
      previous = now;
      due = everyMs === 0 ? now : due + everyMs;
      if (now >= until) {
        socket.destroy();
        resolve();
      } else if (head.includes('\r\nConnection: close')) {
        socket.destroy();
        connectAgain();
      } else askInTime();
    };
    const connectAgain = () => {
      socket = open(hear);
      socket.setNoDelay(true);
      socket.on('connect', askInTime);
      socket.on('error', reject);
      socket.on('end', () => reject(new Error('the connection was closed before a response')));
    };
    connectAgain();
  });
}
