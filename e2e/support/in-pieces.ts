import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pause between two pieces, in ms. It is longer than a frame, therefore the browser renders each piece before
 * the next one arrives.
 */
const BETWEEN_PIECES = 24;
/**
 * Matches the positions at which a page is split: after elements that can be rendered alone, and in the
 * middle of words, because networks split anywhere.
 */
const DRAWABLE = /(?<=<\/(?:a|button|h\d|li|p|section|summary|svg|time|ul)>)|(?<=>[^<]{3})(?=\w{2})/;
/**
 * Number of pieces that are sent one by one. They follow the page's render-blocking marker, where visitors
 * look first.
 */
const TOP = 100;
/** Number of pieces in which the rest of the page is sent. They are larger than those at the top. */
const PARTS = 20;

/**
 * Serves a site as the network of a full hall would: its pages arrive in pieces, with pauses in which the browser
 * renders. Other files arrive unchanged.
 */
export async function inPieces(origin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers }, outgoing) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(origin + url, { headers: { accept } });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(?:content|transfer)-encoding$|^content-length$/.test(name),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(kept));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) await sendInPieces(await answer.text(), outgoing);
    else outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendInPieces(html: string, outgoing: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  const marker = Math.max(body, html.lastIndexOf('<template id="'));
  const ends = html.slice(marker).split(DRAWABLE);
  const pieces = [
    html.slice(0, body),
    ...inParts(html.slice(body, marker).split(DRAWABLE)),
    ...ends.slice(0, TOP),
    ...inParts(ends.slice(TOP)),
  ];
  for (const piece of pieces) {
    outgoing.write(piece);
    await pause(BETWEEN_PIECES);
  }
  outgoing.end();
}

function inParts(pieces: readonly string[]): string[] {
  const size = Math.ceil(pieces.length / PARTS);
  return Array.from({ length: PARTS }, (_, index) => pieces.slice(index * size, (index + 1) * size).join(''));
}
