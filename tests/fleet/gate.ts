import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../web/test/free-port.ts';

/**
 * How a service responds to its clients: normally (`open`); with refused connections (`away`); or with
 * accepted connections but no response (`hangs`).
 */
export type Reach = 'open' | 'away' | 'hangs';

/** A port that forwards to a service on this machine. A test can make the service seem unreachable. */
export type Gate = {
  port: number;
  set: (reach: Reach) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Opens a gate to the service on the port `target`. Connections accepted in the state `hangs` are closed when
 * the state changes.
 */
export async function openGate(target: number): Promise<Gate> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let reach: Reach = 'open';
  let server: Server | undefined;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Ignores connection errors: clients may disconnect or be killed at any time.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const lead = (near: Socket) => {
    keep(near);
    if (reach === 'hangs') return;
    const far = keep(connect(target, '127.0.0.1'));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  const close = async () => {
    const closing = server;
    server = undefined;
    cut();
    if (closing?.close()) await once(closing, 'close');
  };
  const set = async (next: Reach) => {
    if (next === reach && server) return;
    reach = next;
    if (next === 'away') return close();
    if (next === 'hangs') {
      for (const socket of sockets) socket.unpipe().pause();
    } else cut();
    if (server) return;
    server = createServer(lead).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };

  await set('open');
  return { port, set, stop: close };
}
