import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** What a page's files are by, in a table of budgets. Styles are styles where they stand in the document too. */
export type Sort = 'html' | 'styles' | 'scripts' | 'fonts';

/**
 * Bytes of each sort at brotli's best; how many scripts; and how many requests may begin before the first paint: the
 * document itself and what its links and first scripts name.
 */
export type Weight = Record<Sort | 'scriptFiles' | 'beforePaint', number>;

/** A file of a page by its name without the build's hash: `entry.client.js`. */
export type WeighedFile = { name: string; sort: Sort; bytes: number };

export type WeighedPage = { weight: Weight; files: readonly WeighedFile[] };

const brotli = promisify(brotliCompress);
/** An address of a file that the build made, wherever it stands. */
const ASSET = /\/assets\/[\w.-]+\.(?:css|js)\b/g;
/** What a module of a build imports before it runs: `import{a}from"./b.js"`, `import"./b.js"`, `export…from"./b.js"`. */
const STATIC_IMPORT = /\b(?:from|import)\s*"(?:\.|\/assets)\/([\w.-]+\.js)"/g;
/** What it imports while it runs. Of the entry that is a part of every first view; of others it is what is used later. */
const LATER_IMPORT = /\bimport\(\s*["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g;
const ENTRY = /\/(?:entry|manifest)[\w.-]*\.js$/;

/**
 * Weighs pages of a site as their documents tell: every style sheet and script that one names in any way, the scripts
 * that those import before they run, and the fonts that it preloads. What a script fetches later is not seen from here.
 */
export function scales(origin: string): (path: string) => Promise<WeighedPage> {
  const assets = new Map<string, Promise<{ bytes: number; imports: string[] }>>();
  const asset = (path: string) => {
    const known = assets.get(path) ?? weighAsset(origin + path);
    assets.set(path, known);
    return known;
  };

  return async (path) => {
    const document = partsOf(await (await fetch(origin + path)).text());
    const scripts = new Set<string>();
    const follow = async (script: string): Promise<void> => {
      if (scripts.has(script)) return;
      scripts.add(script);
      await Promise.all((await asset(script)).imports.map(follow));
    };
    await Promise.all(document.assets.filter((name) => name.endsWith('.js')).map(follow));
    const others = [...document.assets.filter((name) => !name.endsWith('.js')), ...document.fonts];
    const files: WeighedFile[] = [
      { name: 'the document', sort: 'html', bytes: await packed(withSteadyNames(document.html)) },
      { name: 'styles in the document', sort: 'styles', bytes: await packed(document.styles) },
      ...(await Promise.all(
        [...scripts, ...others].map(async (name) => ({
          name: withoutHash(name),
          sort: sortOf(name),
          bytes: (await asset(name)).bytes,
        })),
      )),
    ];
    const sum = (sort: Sort) =>
      files.filter((file) => file.sort === sort).reduce((total, { bytes }) => total + bytes, 0);
    return {
      files,
      weight: {
        html: sum('html'),
        styles: sum('styles'),
        scripts: sum('scripts'),
        fonts: sum('fonts'),
        scriptFiles: scripts.size,
        beforePaint: document.beforePaint,
      },
    };
  };
}

async function weighAsset(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  // A font is compressed inside.
  if (address.endsWith('.woff2')) return { bytes: bytes.byteLength, imports: [] };
  const text = bytes.toString();
  const imports = address.endsWith('.js')
    ? [STATIC_IMPORT, ...(ENTRY.test(address) ? [LATER_IMPORT] : [])]
    : [];
  const found = imports.flatMap((pattern) => [...text.matchAll(pattern)]);
  return { bytes: await packed(text), imports: found.map(([, name]) => `/assets/${name}`) };
}

function sortOf(path: string): Sort {
  if (path.endsWith('.css')) return 'styles';
  return path.endsWith('.js') ? 'scripts' : 'fonts';
}

/** How many bytes a text takes at brotli's best; none for none. */
export async function packed(text: string): Promise<number> {
  if (text === '') return 0;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT };
  return (await brotli(text, { params })).byteLength;
}

/** A file of the build by its address, and the hash in its name. */
const HASHED = /\/assets\/([\w.-]+?)-([\w-]{8})(?=\.\w)/g;

/**
 * A document with the same hashes for the same files in every build, as long and as irregular as they are: with other hashes in it
 * brotli packs the same text up to fifty bytes larger or smaller.
 */
export function withSteadyNames(html: string): string {
  const hashes = new Map([...html.matchAll(HASHED)].map(([, name = '', hash = '']) => [hash, name]));
  return [...hashes].reduce(
    (text, [hash, name]) =>
      text.replaceAll(hash, createHash('sha256').update(name).digest('base64url').slice(0, hash.length)),
    html,
  );
}

/** The name of a file that stays the same from build to build. */
export function withoutHash(path: string): string {
  return path.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Links that make a browser fetch. */
const HINTS = ['stylesheet', 'preload', 'modulepreload'];

/** What a document holds and names. */
export function partsOf(source: string) {
  const fonts: string[] = [];
  const atOnce = new Set<string>();
  const styles: string[] = [];
  const modules: string[] = [];
  let inside: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { rel = '', href = '', as = '', src, type }) {
      const isHint = name === 'link' && rel.split(' ').some((one) => HINTS.includes(one));
      if (isHint) atOnce.add(href.replace(/#.*/, ''));
      if (isHint && as === 'font') fonts.push(href);
      if (name === 'script' && src !== undefined) atOnce.add(src);
      inside = name === 'style' ? styles : name === 'script' && type === 'module' ? modules : undefined;
      inside?.push('');
    },
    ontext(text) {
      inside?.push(text);
    },
    onclosetag() {
      inside = undefined;
    },
  });
  parser.write(source);
  parser.end();
  for (const [, name] of modules.join('').matchAll(STATIC_IMPORT)) atOnce.add(`/assets/${name}`);
  const html = source.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');
  // A style names the sheets that it is made of, which nobody fetches then.
  const assets = new Set(html.replace(/<style\b[^>]*>/g, '').match(ASSET));
  return { assets: [...assets], fonts, styles: styles.join(''), html, beforePaint: 1 + atOnce.size };
}
