import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type ConnectionOptions, type SharedConnection, sharedConnection } from './shared-connection.ts';

/** The connection of a phone in a full hall: 400 kbit/s shared by all its connections, and 400 ms round trip. */
export const HALL: ConnectionOptions = { bitsPerSecond: 400_000, oneWayMs: 200, holdUpMs: 600, seed: 33 };

export type HallConnection = { url: string; stop: () => Promise<void> };

/**
 * Makes a site reachable over a simulated connection, through a TCP proxy on loopback. Opening a connection
 * costs a round trip. TCP slow start is not simulated: at this bandwidth the first response already fills the
 * connection.
 */
export async function startHallConnection(origin: string, options = HALL): Promise<HallConnection> {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'http:') throw new Error(`the hall's connection supports http only, not ${origin}`);
  const line = sharedConnection(options);
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
    // If one end closes its connection, also closes the connection to the other end.
    for (const socket of [visitor, site]) socket.on('error', leave).on('close', leave);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
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

/** Forwards the data of one socket to the other over the simulated connection. */
function carryOver(line: SharedConnection, from: Socket, to: Socket, opensAfterMs: number) {
  const stream = line.join((piece) => {
    if (piece === 'end') to.end();
    else if (to.writable) to.write(piece);
  }, opensAfterMs);
  from.on('data', stream.send).on('end', stream.end);
  return stream;
}
