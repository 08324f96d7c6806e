import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compress } from '../responses/compression.ts';
import { cachedPage } from './cached-page.ts';

/** Sample text as long as a page, with little repetition, so that its compression is realistic. */
const TEXT = readdirSync(join(import.meta.dirname, '..', '..', 'pages'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((file) => file.isFile())
  .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('')
  .slice(0, 160_000);

it('compresses a cached page at least ten per cent smaller than an uncached page, and even smaller in `pack`', async () => {
  const page = await cachedPage(new Response(TEXT, { headers: { 'content-type': 'text/html' } }));
  const wanted = { acceptEncoding: 'br', ifNoneMatch: '' };
  const bytes = async () => (await page.answer(wanted, 60)).body?.byteLength ?? 0;
  const first = await bytes();
  expect(first).toBeLessThan(0.9 * (await compress(Buffer.from(TEXT), 'br', 'each time')).byteLength);
  await page.pack();
  expect(await bytes()).toBeLessThan(first);
});
