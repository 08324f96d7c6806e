import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The maximum size of the script that every page loads before any interaction, compressed, in bytes. */
const MAX_BYTES = 9 * 1024;

it('keeps the page script with its static imports under 9 KB compressed and free of React', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${import.meta.dirname}/page.ts`, output: { minify: true } },
    },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: Chunk[] }];
  const files = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const add = (fileName: string) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of files.get(fileName)?.imports ?? []) add(imported);
  };
  for (const { fileName, isEntry } of output) if (isEntry) add(fileName);
  const loaded = [...seen].map((fileName) => files.get(fileName));
  const bytes = loaded.map((chunk) => brotliCompressSync(chunk?.code ?? '').byteLength);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_BYTES);
  expect(
    loaded.flatMap((chunk) => chunk?.moduleIds ?? []).filter((id) => /node_modules\/react/.test(id)),
  ).toEqual([]);
});

/** The part of a Vite output chunk used here. */
type Chunk = {
  fileName: string;
  isEntry: boolean;
  code: string;
  imports: readonly string[];
  moduleIds: readonly string[];
};
