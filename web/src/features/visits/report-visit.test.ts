import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { createShiftSum } from './report-visit.ts';

it('adds up shifts that follow each other, and keeps the worst window', () => {
  const add = createShiftSum();
  expect(add(100, 0.1)).toBeCloseTo(0.1);
  expect(add(900, 0.2)).toBeCloseTo(0.3);
  expect(add(2_500, 0.05)).toBeCloseTo(0.3);
});

it('ends a window after five seconds of shifts without a pause', () => {
  const add = createShiftSum();
  for (let at = 0; at < 5_000; at += 500) add(at, 0.01);
  expect(add(5_000, 0.01)).toBeCloseTo(0.1);
});

it('takes no more than a kilobyte', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/report-visit.ts`, formats: ['es'], fileName: 'visit' },
    },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: [{ code: string }] }];
  expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(1_024);
});
