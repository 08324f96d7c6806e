import { connect, type Socket } from 'node:net';

/** What a number of clients got: answers a second, and how long each waited, in ms. */
export type Load = { perSecond: number; taken: number[] };

const HEAD_END = '\r\n\r\n';

/**
 * Asks one address again and again for `seconds`, on `connections` lines; each asks as soon as it is answered. As little
 * work as can be for each answer: who asks shares the processor with who is measured. Rejects what is no 200.
 */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      client(connect(Number(port), hostname), question, until, taken),
    ),
  );
  return { perSecond: taken.length / ((performance.now() - began) / 1000), taken };
}

function client(socket: Socket, question: Buffer, until: number, taken: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0;
    /** What has come of the answer; and how long all of it is, once its head has come. */
    let [head, received, length] = ['', 0, Number.POSITIVE_INFINITY];
    const ask = () => {
      [head, received, length] = ['', 0, Number.POSITIVE_INFINITY];
      asked = performance.now();
      socket.write(question);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (bytes) => {
      received += bytes.byteLength;
      if (length === Number.POSITIVE_INFINITY) {
        head += bytes.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const size = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || size === undefined)
          return reject(new Error(`not the page: ${head.slice(0, 200)}`));
        length = end + HEAD_END.length + Number(size);
      }
      if (received < length) return;
      taken.push(performance.now() - asked);
      if (performance.now() < until) ask();
      else socket.destroy();
    });
  });
}
