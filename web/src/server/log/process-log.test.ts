import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { LogFields } from './log-line.ts';
import { jsonLog, stampedLines } from './process-log.ts';

const NOW = new Date('2025-10-27T09:30:00+01:00');

it('adds the time and level to a line, and does not repeat a level that the line has', () => {
  expect(stampedLines('GET / 200 12ms 3B', 'INFO', NOW)).toBe(
    '2025-10-27T08:30:00.000Z INFO GET / 200 12ms 3B',
  );
  expect(stampedLines('WARN delivery: later', 'INFO', NOW)).toBe(
    '2025-10-27T08:30:00.000Z WARN delivery: later',
  );
});

it('adds the time and level to every line of a text', () => {
  expect(stampedLines('Error: no\n    at here', 'ERROR', NOW).split('\n')).toEqual([
    '2025-10-27T08:30:00.000Z ERROR Error: no',
    '2025-10-27T08:30:00.000Z ERROR     at here',
  ]);
});

it('writes JSON with time, level and fields, and an error with its stack as one object', () => {
  const lines: string[] = [];
  const write = jsonLog({ write: (line) => lines.push(line) });
  write('INFO', 'GET / 200 12ms 3B', new LogFields({ requestId: 'abcdefgh', durationMs: 12 }));
  write('INFO', 'WARN delivery: later');
  write('ERROR', 'Error: no\n    at here');
  expect(lines).toHaveLength(3);
  const [request, delivery, error] = lines.map((line) => JSON.parse(line));
  expect(request).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    pid: process.pid,
    requestId: 'abcdefgh',
    durationMs: 12,
    message: 'GET / 200 12ms 3B',
  });
  expect(delivery).toMatchObject({ level: 'warn', message: 'delivery: later' });
  expect(error).toMatchObject({ level: 'error', message: 'Error: no\n    at here' });
});

/**
 * Runs `work` in a process that takes over the console. `written` returns the output of the process once it has ended.
 */
function logging(work: string) {
  const log = new URL('./process-log.ts', import.meta.url).href;
  const code = `import { takeOverConsole } from '${log}';\ntakeOverConsole('json');\n${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  const written = async () => (await child.stdout?.setEncoding('utf8').toArray())?.join('') ?? '';
  return { child, written };
}

it('continues while nothing reads the log, and loses no line', async () => {
  const { child, written } = logging(`
    for (let line = 0; line < 5_000; line++) console.log('x'.repeat(200) + line);
    process.send('went on');
    process.once('message', () => process.disconnect());
  `);
  // If writing the log blocked the process, this message would never arrive.
  await once(child, 'message');
  child.send('nearly over');
  const messages = (await written())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).message);
  expect(messages).toHaveLength(5_000);
  expect(messages.map((message) => message.slice(200))).toEqual(messages.map((_, line) => `${line}`));
});

it('writes the last log lines of a process that ends with an error', async () => {
  const { written } = logging(`
    console.log('the last line');
    throw new Error('no');
  `);
  expect(JSON.parse(await written())).toMatchObject({ message: 'the last line' });
});
