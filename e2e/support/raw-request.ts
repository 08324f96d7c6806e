import { request } from 'node:http';
import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Readonly<Record<string, unknown>>; body: string };

/** Sends a request with exactly this path. `fetch` and browsers would normalize the path first. */
export function rawRequest(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = options;
    const outgoing = request({ hostname, port, path, method, headers }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part) => {
        text += part;
      });
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends raw bytes that no HTTP client would send. Returns the first line of the response. */
export function rawBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no response')));
    socket.on('data', (part) => {
      text += part.toString('latin1');
      socket.end();
    });
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}
