import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { CACHE, fetchInto } from './node-program.mjs';

const NAME = '@sparticuz/chromium';
const VERSION = 119;

/**
 * Returns the path of Chromium 119, which npm has for Linux on x64 only. The first call downloads it into the user's
 * cache folder. If that fails or it does not run here, prints the reason and returns `undefined`. The browser hangs if
 * it is started without `--headless`.
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
    console.error(`npm could not install ${NAME}@${VERSION}.`);
    return undefined;
  }
  if (!existsSync(program)) await unpack(packed, program);
  return program;
}

/**
 * Unpacks under a temporary name first. An interrupted run therefore leaves no partial program.
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
