import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress } from '../src/server/responses/compression.ts';

/** The texts that a build makes, by the end of their names; pictures and fonts are compressed inside. */
const TEXTS = ['.css', '.js', '.svg'];

/** Writes beside each text of a build what is sent of it, so that no process compresses it again when it has just started. */
export async function compressAssets(directory: string): Promise<void> {
  const names = readdirSync(directory).filter((name) => TEXTS.includes(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      writeFileSync(`${path}.br`, await compress(readFileSync(path), 'br', 'at build'));
    }),
  );
}
