import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a frame, in ms: what has arrived so far is drawn before the next piece comes. */
const BETWEEN_PIECES = 24;
/** The end of whatever can be drawn by itself, and the middle of a word, for a line does not care about words. */
const DRAWABLE = /(?<=<\/(?:a|button|h\d|li|p|section|summary|svg|time|ul)>)|(?<=>[^<]{3})(?=\w{2})/;
/** So many that can be drawn at the top are a piece each, for that is what a visitor looks at; what is before and after goes in parts. */
const TOP = 100;
const PARTS = 20;

/**
 * A site as it reaches a full hall: its pages come in pieces, with time between them to draw what is there. Its scripts,
 * styles and pictures come as they are.
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
  // A server that listens on a port has an address of that form.
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
