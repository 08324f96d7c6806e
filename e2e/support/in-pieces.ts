import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a frame, in ms: what has arrived so far is drawn before the next piece comes. */
const BETWEEN_PIECES = 24;
/** The end of whatever can be drawn by itself. */
const DRAWABLE = /(?<=<\/(?:a|button|h\d|li|p|section|summary|svg|time|ul)>)/;
/** So many of the first ends are a piece each, for that is what a visitor looks at; the rest goes in twenty. */
const TOP = 50;
const REST = 20;

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
  const scripts = html.indexOf('<script', body);
  const ends = html.slice(body, scripts).split(DRAWABLE);
  const size = Math.ceil((ends.length - TOP) / REST);
  const rest = Array.from({ length: REST }, (_, index) =>
    ends.slice(TOP + index * size, TOP + (index + 1) * size).join(''),
  );
  for (const piece of [html.slice(0, body), ...ends.slice(0, TOP), ...rest, html.slice(scripts)]) {
    outgoing.write(piece);
    await pause(BETWEEN_PIECES);
  }
  outgoing.end();
}
