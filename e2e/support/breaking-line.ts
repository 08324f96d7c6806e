import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A line to a site that counts what the site sends, and that breaks, falls silent or is slow when a test wants it to. It knows
 * nothing of HTTP.
 */
export async function breakingLine(site: string) {
  let { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let sent = 0;
  let left = Number.POSITIVE_INFINITY;
  let lateMs = 0;
  let waiting: (() => void)[] | undefined;
  const carry = (bytes: () => void) => {
    if (waiting) waiting.push(bytes);
    else if (lateMs > 0) setTimeout(bytes, lateMs);
    else bytes();
  };
  const server = createServer((visitor) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [visitor, far]) open.add(socket.on('error', () => undefined));
    const end = () => {
      for (const socket of [visitor, far]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    visitor.on('data', (bytes) => carry(() => far.write(bytes))).on('close', end);
    far
      .on('close', () => carry(end))
      .on('data', (bytes) => {
        sent += bytes.byteLength;
        carry(() => {
          visitor.write(bytes.subarray(0, Math.max(0, left)));
          left -= bytes.byteLength;
          // What was written has to leave before the line is cut.
          if (left <= 0) setTimeout(end, 20);
        });
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this form.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    /** How many bytes the site sent so far. */
    sent: () => sent,
    /** From now on the line lets so many bytes of the site pass, and then no more. */
    breakAfter(bytes: number) {
      left = bytes;
    },
    /** From now on the line leads to another server. */
    leadTo(other: string) {
      ({ hostname, port } = new URL(other));
      for (const socket of open) socket.destroy();
    },
    /** From now on bytes arrive so much later, each way. */
    slowDown(ms: number) {
      lateMs = ms;
    },
    /** From now on nothing arrives, as in a hall whose network is full: who connects gets no answer. Returns what ends that. */
    fallSilent(): () => void {
      const held: (() => void)[] = [];
      waiting = held;
      return () => {
        waiting = undefined;
        for (const bytes of held) bytes();
      };
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
