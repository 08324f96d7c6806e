import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { close, listen, nodeListener } from './listening.ts';
import type { NamedReady } from './log/request-log.ts';

const noPage: Fetch = async () => new Response(null, { status: 404 });

const ready: NamedReady = ({ target }) => ({
  status: 200,
  headers: ['content-length', String(target.length)],
  body: new TextEncoder().encode(target),
});

it('writes cached responses together at the end of the event-loop turn', async () => {
  const written: string[] = [];
  const listener = nodeListener(noPage, 0, (requested, wanted) => {
    written.push(`asked ${requested.target}`);
    return ready(requested, wanted);
  });
  for (const target of ['/een', '/twee']) {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { url: target, method: 'GET' });
    const outgoing = new ServerResponse(incoming);
    vi.spyOn(outgoing, 'end').mockImplementation(() => {
      written.push(`answered ${target}`);
      return outgoing;
    });
    listener(incoming, outgoing);
  }
  await nextTurn();
  expect(written).toEqual(['asked /een', 'asked /twee', 'answered /een', 'answered /twee']);
});

it('sends cached responses in the order of their requests, even when another visitor disconnects', async () => {
  const sockets: Socket[] = [];
  const leaving: NamedReady = (requested, wanted) => {
    // Disconnect after the server has read the request, before it writes the response.
    if (requested.target === '/weg') sockets.at(-1)?.destroy();
    return ready(requested, wanted);
  };
  const { server, port } = await listen(noPage, 0, 0, { ready: leaving });
  server.on('connection', (socket) => sockets.push(socket));
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
  const told = (questions: string) => text(connect(port, '127.0.0.1').end(questions));
  try {
    expect(await told(ask('/weg'))).toBe('');
    const answers = await told(ask('/een') + ask('/twee', 'Connection: close\r\n'));
    expect(answers.match(/\/\w+(?=$|HTTP)/gm)).toEqual(['/een', '/twee']);
  } finally {
    await close(server, 0);
  }
});

it('frees the memory of finished responses in minor garbage collections', async () => {
  setFlagsFromString('--expose-gc');
  const collect: (how: { type: 'minor' }) => void = runInNewContext('gc');
  const outlived = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
    Number.NaN;
  const { server, port } = await listen(noPage, 0, 0, { ready });
  const visitors = Array.from({ length: 32 }, () => connect(port, '127.0.0.1'));
  const ask = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const visitor of visitors) visitor.write('GET /een HTTP/1.1\r\nHost: site\r\n\r\n');
      await Promise.all(visitors.map((visitor) => once(visitor, 'data')));
      // Runs two minor collections in a row. An object that survives both stays in memory until a major collection.
      if (round % 10 === 0) for (let time = 0; time < 2; time += 1) collect({ type: 'minor' });
    }
  };
  try {
    // Warms up first, because code and object layouts of the first requests stay in memory.
    await ask(50);
    const before = outlived();
    await ask(100);
    expect((outlived() - before) / 3_200, 'bytes of each that outlived it').toBeLessThan(1_000);
  } finally {
    for (const visitor of visitors) visitor.destroy();
    await close(server, 0);
  }
});
