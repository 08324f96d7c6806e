import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { CACHE, fetchInto } from './node-program.mjs';

const NAME = '@sparticuz/chromium';
const VERSION = 119;

/**
 * Returns the path of a Chromium 119, which npm has for Linux on x64: fetched into the user's cache folder on first use. Returns
 * `undefined`, after printing the reason, if it cannot be had or does not run here. It hangs if it is started without `--headless`.
 */
export async function oldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error(`npm has ${NAME}@${VERSION} for Linux on x64 only.`);
    return undefined;
  }
  const folder = join(CACHE, `chromium-${VERSION}`);
  const packed = join(folder, 'node_modules', NAME, 'bin', 'chromium.br');
  const program = join(folder, 'chromium');
  if (!existsSync(packed)) await fetchInto(folder, `${NAME}@${VERSION}`);
  if (!existsSync(packed)) {
    console.error(`npm did not give ${NAME}@${VERSION}.`);
    return undefined;
  }
  if (!existsSync(program)) await unpack(packed, program);
  return program;
}

/**
 * By way of another name, so that an interrupted run leaves no half of it behind.
 * @param {string} packed
 * @param {string} program
 */
async function unpack(packed, program) {
  const part = `${program}-${process.pid}`;
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  renameSync(part, program);
}
