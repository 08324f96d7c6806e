import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../web/test/free-port.ts';

/**
 * How a service looks from where it is asked: it answers; it is away, so that a connection is refused at once; or it
 * hangs, so that a connection is taken and nothing comes.
 */
export type Reach = 'open' | 'away' | 'hangs';

/** A port that leads to a service of this machine, for as long as it is told to. */
export type Gate = {
  port: number;
  set: (reach: Reach) => Promise<void>;
  stop: () => Promise<void>;
};

/** Opens a gate to the service on `target`. What it held while it hung is cut when it opens or goes away. */
export async function openGate(target: number): Promise<Gate> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let reach: Reach = 'open';
  let server: Server | undefined;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Whoever hangs up in the middle, or is killed, is no fault of the gate's.
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
