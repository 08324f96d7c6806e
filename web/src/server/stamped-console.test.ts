import { expect, it } from 'vitest';
import { stampedLines } from './stamped-console.ts';

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
