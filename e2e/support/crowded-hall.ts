import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type LineOptions, type SharedLine, sharedLine } from './shared-line.ts';

/** The line of a hall full of phones: 400 kbit/s for all connections of one, and 400 ms there and back. */
export const HALL: LineOptions = { bitsPerSecond: 400_000, oneWayMs: 200, holdUpMs: 600, seed: 33 };

export type HallLine = { url: string; stop: () => Promise<void> };

/**
 * The site as it is reached over such a line: a proxy on loopback that knows nothing of HTTP. A connection costs the
 * round trip of its opening; the slow start of TCP costs nothing, for here it would fill the line with its first reply.
 */
export async function startHallLine(origin: string, options = HALL): Promise<HallLine> {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'http:') throw new Error(`the hall's line carries http only, not ${origin}`);
  const line = sharedLine(options);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const site = connect({ host: hostname, port: Number(port || 80), allowHalfOpen: true });
    for (const socket of [visitor, site]) {
      socket.setNoDelay();
      open.add(socket);
    }
    const ways = [carryOver(line, visitor, site, 2 * options.oneWayMs), carryOver(line, site, visitor, 0)];
    const leave = () => {
      for (const way of ways) way.leave();
      for (const socket of [visitor, site]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    // Where one end is cut off, so is the other.
    for (const socket of [visitor, site]) socket.on('error', leave).on('close', leave);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this form.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends over the line what one socket says, and lets the other one say it when it arrives. */
function carryOver(line: SharedLine, from: Socket, to: Socket, opensAfterMs: number) {
  const stream = line.join((piece) => {
    if (piece === 'end') to.end();
    else if (to.writable) to.write(piece);
  }, opensAfterMs);
  from.on('data', stream.send).on('end', stream.end);
  return stream;
}
