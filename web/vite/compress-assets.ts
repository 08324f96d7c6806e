import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress } from '../src/server/responses/compression.ts';

/** The extensions of text files; images and fonts are already compressed. */
const TEXTS = ['.css', '.js', '.svg'];

/**
 * Writes a Brotli copy of each text file of a build next to the file, so that server processes need not compress it.
 */
export async function compressAssets(directory: string): Promise<void> {
  const names = readdirSync(directory).filter((name) => TEXTS.includes(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      writeFileSync(`${path}.br`, await compress(readFileSync(path), 'br', 'at build'));
    }),
  );
}
