import { readdirSync, readFileSync } from 'node:fs';
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

/** The style sheets of parts that few pages have, by the name of the part, which the build gives its file. */
export function partSheets(
  clientDirectory: string,
): (part: string) => { href: string; text: string } | undefined {
  const textOf = styleTexts(clientDirectory);
  const files = readdirSync(join(clientDirectory, 'assets')).filter((file) => file.endsWith('.css'));
  return (part) => {
    const file = files.find((name) => name.replace(/-.{8}\.css$/, '') === part);
    const href = `/assets/${file}`;
    const text = file && textOf(href);
    return text ? { href, text } : undefined;
  };
}
