import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

it('keeps the measuring script under 3.5 kB compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/report-visit.ts`, formats: ['es'], fileName: 'visit' },
    },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: [{ code: string }] }];
  expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(3_500);
});
