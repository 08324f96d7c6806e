import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheets of a built site by their addresses, each read once; `undefined` for what the build did not make. */
export function styleTexts(clientDirectory: string): (href: string) => string | undefined {
  const texts = new Map<string, string>();
  return (href) => {
    const known = texts.get(href);
    if (known !== undefined) return known;
    try {
      const text = readFileSync(join(clientDirectory, href), 'utf8').trim();
      texts.set(href, text);
      return text;
    } catch {
      return undefined;
    }
  };
}
