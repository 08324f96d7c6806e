import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy to a site, independent of HTTP. It counts the bytes that the site sends, and can break, stall or
 * slow down the connection.
 */
export async function breakingConnection(site: string) {
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
          // Waits until all written bytes are sent, then closes the connection.
          if (left <= 0) setTimeout(end, 20);
        });
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    /** Number of bytes that the site has sent so far. */
    sent: () => sent,
    /** Breaks the connection after the site has sent this many more bytes. */
    breakAfter(bytes: number) {
      left = bytes;
    },
    /** Closes all connections, and forwards new connections to another server. */
    forwardTo(other: string) {
      ({ hostname, port } = new URL(other));
      for (const socket of open) socket.destroy();
    },
    /** From now on, delays all bytes by this time in both directions. */
    slowDown(ms: number) {
      lateMs = ms;
    },
    /**
     * Stops all data from now on, as on the overloaded network of a full hall: a connection opens, but gets
     * no response. Returns the function that restores the connection.
     */
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
