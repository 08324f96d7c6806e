import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serveOnLoopback } from '../../../e2e/support/loopback.ts';
import { startNginx } from '../../fleet/nginx.ts';

/** How long Linux may delay the end of a response that the server does not flush, in ms. */
const DELAY_MS = 200;

it('nginx serves a compressed drawing only to clients that accept its encoding', async () => {
  const process = await serveOnLoopback(async (request) => {
    const encoding = request.headers.get('accept-encoding') ?? '';
    return new Response(encoding, {
      headers: { 'cache-control': 'public, max-age=60', vary: 'accept-encoding' },
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  try {
    const nginx = await startNginx(folder, [Number(new URL(process.url).port)]);
    try {
      const requested = async (encoding: string) => {
        const headers = { 'accept-encoding': encoding };
        return (await fetch(`${nginx.url}/beeld?url=tekening.svg&w=96`, { headers })).text();
      };
      const answers = [
        await requested('br'),
        await requested('gzip'),
        await requested('identity'),
        await requested('br'),
      ];
      expect(answers).toEqual(['br', 'gzip', '', 'br']);
    } finally {
      await nginx.stop();
    }
  } finally {
    await process.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

it('nginx serves a stale page immediately, while a process renders it again', async () => {
  let made = 0;
  const process = await serveOnLoopback(async () => {
    made += 1;
    const page = `page ${made}`;
    // The first two requests come from nginx's check at the start, and from the first visitor: no response
    // was cached yet.
    if (made > 2) await pause(2 * DELAY_MS);
    const control = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60';
    return new Response(page, { headers: { 'cache-control': control } });
  });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  try {
    const nginx = await startNginx(folder, [Number(new URL(process.url).port)]);
    try {
      const ask = async () => {
        const began = performance.now();
        const text = await (await fetch(`${nginx.url}/praktisch`)).text();
        return { text, ms: performance.now() - began };
      };
      await ask();
      const requested = [];
      for (let look = 0; look < 3; look += 1) {
        // nginx counts cache ages in whole seconds.
        await pause(2_100 + 2 * DELAY_MS);
        requested.push(await ask());
      }
      expect(requested.map(({ text }) => text)).toEqual(['page 2', 'page 3', 'page 4']);
      expect(Math.min(...requested.map(({ ms }) => ms))).toBeLessThan(DELAY_MS / 2);
    } finally {
      await nginx.stop();
    }
  } finally {
    await process.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
