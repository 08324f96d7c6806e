import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startNginx } from '../../fleet/nginx.ts';

/** How long Linux keeps back the end of an answer that is not pushed, in ms. */
const KEPT_BACK_MS = 200;

it('nginx gives a page that grew old at once, while a process makes it anew', async () => {
  let made = 0;
  const process = createServer(async (_, answer) => {
    made += 1;
    // Only the first visitor waits for it.
    if (made > 2) await pause(2 * KEPT_BACK_MS);
    answer.setHeader('cache-control', 'public, max-age=0, s-maxage=1, stale-while-revalidate=60');
    answer.end(`page ${made}`);
  }).listen(0, '127.0.0.1');
  await once(process, 'listening');
  const address = process.address();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [typeof address === 'object' ? (address?.port ?? 0) : 0]);
  try {
    const ask = async () => {
      const began = performance.now();
      const text = await (await fetch(`${nginx.url}/praktisch`)).text();
      return { text, ms: performance.now() - began };
    };
    await ask();
    const asked = [];
    for (let look = 0; look < 3; look += 1) {
      // nginx reckons in whole seconds.
      await pause(2_100 + 2 * KEPT_BACK_MS);
      asked.push(await ask());
    }
    expect(asked.map(({ text }) => text)).toEqual(['page 2', 'page 3', 'page 4']);
    expect(Math.min(...asked.map(({ ms }) => ms))).toBeLessThan(KEPT_BACK_MS / 2);
  } finally {
    await nginx.stop();
    process.close();
    process.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
});
