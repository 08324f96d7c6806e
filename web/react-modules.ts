import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { BROWSER_BUILD } from './browser-build.ts';

/** What a browser's React is made of: its packages lead to one of these, depending on where they run. */
const FILES: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
};

const REQUIRED = /(\w+) = require\("([^"]+)"\)/g;

/**
 * A file of React, which is written for Node's old way of loading, as a module. A bundler then knows what of it nobody
 * uses, calls the rest by its name instead of looking it up in an object each time, and needs no code of its own that
 * makes the one look like the other.
 */
export function asModule(code: string): string {
  const withImports = code.replace(/^var \w+ = require\([^;]*;$/gm, (statement) =>
    [...statement.matchAll(REQUIRED)]
      .map(([, name, from]) => `import * as ${name} from "${from}";`)
      .join('\n'),
  );
  const exported = [...withImports.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  const body = withImports
    .replace(/^exports\.(\w+) =/gm, 'let exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  if (exported.length === 0 || /\b(?:require|module)\b[.(]/.test(body))
    throw new Error('A file of React is written in another way: see what web/react-modules.ts is about.');
  return `${body}\nexport { ${exported.map((name) => `exported_${name} as ${name}`).join(', ')} };\n`;
}

/** React taken by names that can be read: some packages look things up under a text, for the sake of older versions. */
export function byName(code: string): string {
  return code
    .replace(/^import (React\d*) from "react"/gm, 'import * as $1 from "react"')
    .replace(/\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2')
    .replace(/\b(React\d*)\[([A-Z_]+)\]/g, (whole, react: string, name: string) => {
      const text = new RegExp(`\\b${name} = "(\\w+)"`).exec(code)?.[1];
      return text === undefined ? whole : `${react}.${text}`;
    });
}

/** React and what uses it as modules, in what a browser gets (docs/decisions/0093). */
export const reactModules: Plugin = {
  name: 'react-modules',
  ...BROWSER_BUILD,
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const file = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
    if (file === undefined) return;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: join(dirname(found.id), file) };
  },
  transform: {
    filter: { id: /node_modules\/(?:(?:react|react-dom|scheduler)\/cjs|react-router|@radix-ui)\/.*js$/ },
    handler: (code, id) => ({ code: id.includes('/cjs/') ? asModule(code) : byName(code), map: null }),
  },
};
