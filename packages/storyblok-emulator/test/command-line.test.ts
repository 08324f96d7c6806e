import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { parseCommand } from '../src/command-line.ts';
import { temporaryContent } from './temporary-content.ts';

const BIN = join(import.meta.dirname, '..', 'bin', 'storyblok-emulator.mjs');

test('starts with plain Node, and prints the addresses of both APIs', async () => {
  const content = temporaryContent();
  content.story('home', {});
  const child = spawn(
    process.execPath,
    [BIN, '--content', content.dir, '--port', '0', '--token', 'geheim', '--fault', '503:1'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = /REST (http:\/\/localhost:\d+\/v2\/cdn)/.exec(line)?.[1] ?? '';
  expect(line).toContain('/v2/api');

  const ask = () => fetch(`${address}/stories?token=geheim&version=draft`);
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
  const fault = new URL('/_fault/429', address);
  expect((await fetch(fault, { method: 'PUT' })).status).toBe(204);
  expect((await ask()).status).toBe(429);
  expect((await fetch(new URL('/_fault/snel', address), { method: 'PUT' })).status).toBe(400);
  expect((await fetch(new URL('/_fault', address), { method: 'DELETE' })).status).toBe(204);
  expect((await ask()).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);

test('reads missing options from the environment, and then from the defaults', () => {
  expect(parseCommand(['--port', '1'], { PORT: '2', CONTENT_DIR: '/map' })).toMatchObject({
    port: 1,
    options: { dir: '/map', space: 101, watch: true, tokens: { public: 'public', preview: 'preview' } },
  });
  expect(parseCommand([], { PORT: '', CONTENT_DIR: '' })).toMatchObject({ port: 4000, host: '127.0.0.1' });
  expect(parseCommand(['-h'], {})).toEqual({ kind: 'help' });
  expect(parseCommand(['--no-watch', '--public-token', 'p'], { PORT: '2' })).toMatchObject({
    port: 2,
    options: { dir: join(process.cwd(), 'content'), watch: false, tokens: { public: 'p' } },
  });
});

test.each([
  [['--port', 'x'], '--port is not a number'],
  [['--fault', 'snel'], '--fault: unknown fault snel'],
  [['--fault', '429:0'], '--fault: unknown fault 429:0'],
  [['--token', 'x', '--public-token', 'x'], 'are the same'],
  [['--inhoud', 'x'], "Unknown option '--inhoud'"],
])('refuses %j with the reason', (args, reason) => {
  expect(parseCommand(args, {})).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
});
