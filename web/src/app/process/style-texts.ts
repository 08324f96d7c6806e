import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../domain/time/memoize.ts';

/** The style sheets of a built site by their addresses; `undefined` for what the build did not make. */
export function styleTexts(clientDirectory: string): (href: string) => string | undefined {
  return memoize((href: string) => {
    try {
      return readFileSync(join(clientDirectory, href), 'utf8').trim();
    } catch {
      return undefined;
    }
  });
}
