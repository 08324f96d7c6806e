import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { scales, type WeighedPage, withoutHash, withSteadyNames } from './page-weight.ts';
import { overBudget } from './weight-budget.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/entry.client-AAAAAAAA.js': 'import{a}from"./react-dom-BBBBBBBB.js";import(`./footer-CCCCCCCC.js`)',
  '/assets/react-dom-BBBBBBBB.js': 'export const a=1',
  '/assets/footer-CCCCCCCC.js': 'import"./react-dom-BBBBBBBB.js";export{b}from"./icons-DDDDDDDD.js"',
  '/assets/icons-DDDDDDDD.js': 'export const b=2',
  '/assets/day-EEEEEEEE.js': 'import("./map-FFFFFFFF.js")',
  '/assets/map-FFFFFFFF.js': 'export const c=3',
  '/assets/root-GGGGGGGG.css': '.a{color:red}',
  '/assets/text-HHHHHHHH.woff2': 'a font',
};

/** A page of a site that has these files. */
async function weighed(html: string): Promise<WeighedPage> {
  const site = createServer(({ url = '' }, reply) => {
    const text = url === '/' ? html : FILES[url];
    reply.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  try {
    // A server that listens on a port has an address of this form.
    const { port } = site.address() as AddressInfo;
    return await scales(`http://127.0.0.1:${port}`)('/');
  } finally {
    site.close();
  }
}

const namesOf = ({ files }: WeighedPage) => files.map(({ name }) => name).sort();

const FONT = '<link rel="preload" as="font" href="/assets/text-HHHHHHHH.woff2">';

it('follows what links and modules name, and what those import before they run', async () => {
  const page = await weighed(`<!DOCTYPE html>${FONT}
    <link rel="stylesheet" href="/assets/root-GGGGGGGG.css#">
    <link rel="modulepreload" href="/assets/day-EEEEEEEE.js">
    <script type="module">import * as day from "/assets/day-EEEEEEEE.js";
    import("/assets/entry.client-AAAAAAAA.js")</script>`);
  expect(namesOf(page)).toEqual([
    'day.js',
    'entry.client.js',
    'footer.js',
    'icons.js',
    'react-dom.js',
    'root.css',
    'styles in the document',
    'text.woff2',
    'the document',
  ]);
  expect(page.weight.scriptFiles).toBe(5);
  expect(page.weight.fonts).toBe('a font'.length);
  // The document, the font, the style sheet and the module; the entry is asked for when that has run.
  expect(page.weight.beforePaint).toBe(4);
});

it('counts scripts that a loader starts later, and none of them before the first paint', async () => {
  const page = await weighed(`<!DOCTYPE html><style>.a{color:red}</style>
    <script>addEventListener('load',()=>["/assets/entry.client-AAAAAAAA.js","/assets/day-EEEEEEEE.js"].map(load))</script>`);
  expect(page.weight).toMatchObject({ scriptFiles: 5, beforePaint: 1, fonts: 0 });
});

it('counts styles as styles where they stand in the document', async () => {
  const rules = Array.from({ length: 200 }, (_, index) => `.rule-${index * 7919}{margin:${index}px}`).join(
    '',
  );
  const bare = await weighed('<!DOCTYPE html><style></style><p>Dag</p>');
  const styled = await weighed(`<!DOCTYPE html><style>${rules}</style><p>Dag</p>`);
  expect(styled.weight.html).toBe(bare.weight.html);
  expect(bare.weight.styles).toBe(0);
  expect(styled.weight.styles).toBeGreaterThan(500);
  const named = await weighed(
    `<!DOCTYPE html><style data-href="/assets/root-GGGGGGGG.css">${rules}</style><p>Dag</p>`,
  );
  expect(named.weight.styles, 'sheets that it is made of are not fetched').toBe(styled.weight.styles);
});

it('does not take a page whose files are not there', async () => {
  await expect(weighed('<script src="/assets/gone-AAAAAAAA.js"></script>')).rejects.toThrow('404');
});

it('names a file alike from build to build', () => {
  expect(withoutHash('/assets/entry.client-CtXYd7Bk.js')).toBe('entry.client.js');
  expect(withoutHash('/assets/RichText-DSYP6MJ1.css')).toBe('RichText.css');
  expect(withoutHash('/assets/use-selection-BW9-rg1_.js')).toBe('use-selection.js');
});

const PAGE: WeighedPage = {
  weight: { html: 900, styles: 0, scripts: 65_000, fonts: 0, scriptFiles: 3, beforePaint: 1 },
  files: [
    { name: 'the document', sort: 'html', bytes: 900 },
    { name: 'react-dom.js', sort: 'scripts', bytes: 52_000 },
    { name: 'map.js', sort: 'scripts', bytes: 8_000 },
    { name: 'day.js', sort: 'scripts', bytes: 5_000 },
  ],
};

it('names the heaviest files of a page that is over its budget', () => {
  const limits = { ...PAGE.weight, scripts: 60_000, scriptFiles: 2 };
  const about = 'The heaviest: react-dom.js 52000, map.js 8000, day.js 5000';
  expect(overBudget(PAGE, limits)).toEqual([
    `scripts: 65000, its limit is 60000. ${about}`,
    `scriptFiles: 3, its limit is 2. ${about}`,
  ]);
  expect(overBudget(PAGE, PAGE.weight)).toEqual([]);
});

it('a document weighs the same in every build that writes the same', () => {
  const written = (page: string, entry: string) =>
    `<link href="/assets/page-${page}.css"><script src="/assets/manifest-${entry}.js">{"build":"${entry}"}</script>`;
  const [one, other] = [written('P6QYq7wd', 'ffca14ff'), written('Ab_-45yZ', '0a1b2c3d')].map(
    withSteadyNames,
  );
  expect(one).toBe(other);
  expect(one).toHaveLength(written('P6QYq7wd', 'ffca14ff').length);
  expect(withSteadyNames(written('P6QYq7wd', 'ffca14ff').replace('page', 'text'))).not.toBe(one);
});
