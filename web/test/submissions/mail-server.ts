import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { messageId: string; to: string; source: string };

/** The ways in which a mail server may treat a mail. */
export type Treatment =
  | 'takes it'
  | 'refuses the recipient'
  | 'is slow'
  | 'drops the line in the middle of the mail'
  | 'takes it but drops the line before saying so';

export type MailServer = {
  url: string;
  port: number;
  /** The mails that arrived completely, in order. A mail that was sent twice is listed twice. */
  received: readonly ReceivedMail[];
  /** Returns the number of connections so far. */
  connections: () => number;
  /** Sets how the server treats all mails from now on. */
  treat: (treatment: Treatment) => void;
  stop: () => Promise<void>;
};

const SLOW_MS = 400;

/** Starts a real mail server that stores the mails it receives. `port` 0 uses a free port. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let treatment: Treatment = 'takes it';
  let connections = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (recipient, _session, answer) => {
      if (treatment !== 'refuses the recipient') return answer();
      // Include the recipient's e-mail address in the error message, as real servers do.
      answer(Object.assign(new Error(`5.1.1 <${recipient.address}>: rejected`), { responseCode: 550 }));
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (treatment === 'drops the line in the middle of the mail') hangUp();
      });
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '';
        if (treatment === 'drops the line in the middle of the mail') return;
        if (treatment === 'is slow') await pause(SLOW_MS);
        for (const { address } of session.envelope.rcptTo) received.push({ messageId, to: address, source });
        if (treatment === 'takes it but drops the line before saying so') return hangUp();
        answer();
      });
    },
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  // Ignore errors: a client that disconnects halfway, or is killed, is not a fault of this server.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  // Safe cast: a server that listens on a port has an address of this form.
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    connections: () => connections,
    treat: (next) => {
      treatment = next;
    },
    stop: async () => {
      hangUp();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
