import { expect, it } from 'vitest';
import { LogFields } from '../app/process/log-line.ts';
import { jsonLog, stampedLines } from './process-log.ts';

const NOW = new Date('2025-10-27T09:30:00+01:00');

it('gives a line its time and level, and says a level once', () => {
  expect(stampedLines('GET / 200 12ms 3B', 'INFO', NOW)).toBe(
    '2025-10-27T08:30:00.000Z INFO GET / 200 12ms 3B',
  );
  expect(stampedLines('WARN delivery: later', 'INFO', NOW)).toBe(
    '2025-10-27T08:30:00.000Z WARN delivery: later',
  );
});

it('gives every line of a text its own', () => {
  expect(stampedLines('Error: no\n    at here', 'ERROR', NOW).split('\n')).toEqual([
    '2025-10-27T08:30:00.000Z ERROR Error: no',
    '2025-10-27T08:30:00.000Z ERROR     at here',
  ]);
});

it('writes JSON with time, level and fields, an error with its stack as one object', () => {
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
