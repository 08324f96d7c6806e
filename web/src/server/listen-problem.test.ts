import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenProblem } from './listen-problem.ts';
import { listen } from './listening.ts';

const page = async () => new Response('page');
const problem = (error: unknown, host?: string) => listenProblem(error, { setting: 'PORT', port: 80, host });

it('explains in one sentence that this user may not open the port', () => {
  const error = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES' });
  expect(problem(error)).toBe(
    'Poort 80 mag deze gebruiker niet openen: zet PORT op een poort vanaf 1024, met nginx ervoor.',
  );
});

it('explains that the port is in use, and names the setting', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const error = await listen(page, port).catch((thrown: unknown) => thrown);
  expect(listenProblem(error, { setting: 'METRICS_PORT', port, host: undefined })).toBe(
    `Poort ${port} is bezet: zet METRICS_PORT op een andere.`,
  );
  other.close();
});

it('explains that the host is not an address of this machine', async () => {
  const error = await listen(page, 0, 0, { host: '192.0.2.1' }).catch((thrown: unknown) => thrown);
  expect(problem(error, '192.0.2.1')).toBe('«192.0.2.1» is geen adres van deze machine: verbeter HOST.');
});

it('reports any other error with its location', () => {
  expect(problem(new Error('out of memory'))).toMatch(/^ERROR PORT: Error: out of memory at /);
});
