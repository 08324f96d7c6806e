import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

/** @type {string[]} */
const planted = [];
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

/**
 * Lists the rules that a tree of files breaks, as `file: rule`.
 * @param {Readonly<Record<string, string>>} files
 */
async function brokenBy(files) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  planted.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { output } = await cruise(['.'], {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden },
    validate: true,
    baseDir: root,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of data');
  return output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

/**
 * Returns a unique name for the file of a case, because one run checks all cases.
 * @param {string} from
 * @param {number} index
 */
const cased = (from, index) => (from.includes('/') ? from.replace(/(\.\w+)$/, `-${index}$1`) : from);

/**
 * Returns a file with the import and also its target file, because an import without a target breaks another rule.
 * @param {string} from
 * @param {string} to
 */
function importing(from, to) {
  const text = { [`web/src/${from}`]: `import { x } from '${to}';\nx();\n` };
  if (!to.startsWith('.')) return text;
  return { [join(dirname(`web/src/${from}`), to)]: 'export const x = () => {};\n', ...text };
}

/** @type {[from: string, to: string, rule: string][]} */
const FORBIDDEN = [
  ['domain/time/day.ts', '../../ui/Button.tsx', 'domain-imports-what-the-table-allows'],
  ['domain/time/day.ts', '../../env.ts', 'domain-imports-what-the-table-allows'],
  ['ui/Button.tsx', '../domain/time/day.ts', 'ui-imports-what-the-table-allows'],
  ['cms/client.ts', '../uit/client.ts', 'cms-imports-what-the-table-allows'],
  ['cms/client.ts', '../blocks/Hero.tsx', 'cms-imports-what-the-table-allows'],
  ['uit/client.ts', '../cms/client.ts', 'uit-imports-what-the-table-allows'],
  ['submissions/queue.ts', '../features/form.ts', 'submissions-imports-what-the-table-allows'],
  ['features/filter.ts', '../cms/client.ts', 'features-imports-what-the-table-allows'],
  ['cards/Row.tsx', '../blocks/Hero.tsx', 'cards-imports-what-the-table-allows'],
  ['blocks/Hero.tsx', '../layout/Header.tsx', 'blocks-imports-what-the-table-allows'],
  ['layout/Header.tsx', '../pages/home/Home.tsx', 'layout-imports-what-the-table-allows'],
  ['islands/island.tsx', '../ui/Button.tsx', 'islands-imports-what-the-table-allows'],
  ['pages/home/Home.tsx', '../../uit/client.ts', 'pages-imports-what-the-table-allows'],
  ['pages/home/page.ts', '../../tools/x.ts', 'only-known-modules'],
  ['document/Document.tsx', '../pages/home/Home.tsx', 'document-imports-what-the-table-allows'],
  ['server/content/content.ts', '../../pages/home/page.ts', 'server-imports-what-the-table-allows'],
  ['browser/offline/day.ts', '../../pages/page-registry.ts', 'offline-knows-types-of-pages-only'],
  ['pages/home/load.ts', '../../server/images/signer.ts', 'pages-imports-what-the-table-allows'],
  ['browser/page.ts', '../document/Document.tsx', 'browser-imports-what-the-table-allows'],
  ['worker/main.ts', '../features/filter.ts', 'worker-imports-what-the-table-allows'],
  ['endpoints/feed.ts', '../pages/home/page.ts', 'endpoints-imports-what-the-table-allows'],
  ['server/main.ts', '../pages/home/page.ts', 'server-imports-what-the-table-allows'],
  ['site.ts', './layout/Header.tsx', 'site-ts-imports-what-the-table-allows'],
  ['pages/home/load.ts', '../../cms/cms.ts', 'pages-imports-what-the-table-allows'],
  ['pages/home/load.ts', '../../submissions/delivery.ts', 'pages-imports-what-the-table-allows'],
  ['endpoints/feed.ts', '../server/cache/caching.ts', 'endpoints-imports-what-the-table-allows'],
  ['endpoints/feed.ts', '../layout/Header.tsx', 'endpoints-imports-what-the-table-allows'],
  ['document/Document.tsx', '../cms/cms.ts', 'document-imports-what-the-table-allows'],
  ['server/main.ts', '../document/Document.tsx', 'server-imports-what-the-table-allows'],
  ['ports.ts', './http/x.ts', 'ports-ts-imports-what-the-table-allows'],
  ['env.ts', './domain/time/day.ts', 'env-ts-imports-what-the-table-allows'],
  ['now.ts', './cms/client.ts', 'now-ts-imports-what-the-table-allows'],
  ['domain/time/day.ts', 'react', 'domain-without-react'],
  ['domain/time/day.ts', 'zod', 'domain-is-pure'],
  ['domain/time/day.ts', 'date-fns', 'domain-is-pure'],
  ['domain/time/day.ts', '@date-fns/tz', 'dates-by-domain-time'],
  ['pages/home/Home.tsx', 'date-fns/locale/nl-BE', 'dates-by-domain-time'],
  ['cms/client.ts', 'react', 'cms-without-react'],
  ['uit/client.ts', 'react-dom/server', 'uit-without-react'],
  ['submissions/queue.ts', 'react-dom', 'submissions-without-react'],
  ['blocks/Hero.tsx', 'storyblok-emulator', 'emulators-by-the-composition-root'],
];

describe('the import table', () => {
  it('the import table forbids imports that it does not list', async () => {
    const files = FORBIDDEN.map(([from, to], index) => importing(cased(from, index), to));
    const broken = await brokenBy(Object.assign({}, ...files));
    for (const [index, [from, , rule]] of FORBIDDEN.entries()) {
      expect(broken).toContain(`web/src/${cased(from, index)}: ${rule}`);
    }
  });

  // Checks all cases in one run, because each run loads the rules again.
  it('the check recognizes every kind of import, and reports cycles, missing targets and packages that import the site', async () => {
    const files = {
      'web/src/cms/x.ts': 'export type X = 1;\nexport const x = 1;\n',
      'web/src/ui/type.ts': "import type { X } from '../cms/x.ts';\nexport type Y = X;",
      'web/src/ui/effect.ts': "import '../cms/x.ts';",
      'web/src/ui/again.ts': "export { x } from '../cms/x.ts';",
      'web/src/ui/later.ts': "export const x = () => import('../cms/x.ts');",
      'web/src/ui/nowhere.ts': "import './y.ts';\n",
      'web/src/domain/a.ts': "import { b } from './b.ts';\nexport const a = b;\nexport type A = 1;\n",
      'web/src/domain/b.ts': "import type { A } from './a.ts';\nexport const b: A = 1;\n",
      'packages/storyblok-emulator/src/a.ts': "import { x } from '../../../web/src/domain/x.ts';\nx();\n",
      'packages/content-check/src/a.ts': "import { x } from '../../../web/src/domain/x.ts';\nx();\n",
      'web/src/domain/x.ts': 'export const x = () => {};\n',
    };
    expect((await brokenBy(files)).sort()).toEqual([
      'packages/content-check/src/a.ts: content-check-by-named-entries',
      'packages/storyblok-emulator/src/a.ts: storyblok-emulator-stands-alone',
      'web/src/domain/a.ts: no-circles',
      'web/src/ui/again.ts: ui-imports-what-the-table-allows',
      'web/src/ui/effect.ts: ui-imports-what-the-table-allows',
      'web/src/ui/later.ts: ui-imports-what-the-table-allows',
      'web/src/ui/nowhere.ts: everything-resolves',
      'web/src/ui/type.ts: ui-imports-what-the-table-allows',
    ]);
  });

  it('the import table allows the imports that it lists', async () => {
    const files = {
      'web/src/domain/a.ts': 'export const a = 1;\n',
      'web/src/http/p.ts': 'export const p = 1;\n',
      'web/src/env.ts': 'export const env = 1;\n',
      'web/src/now.ts': "import './env.ts';\n",
      'web/src/islands/a.ts': "import '../domain/a.ts';\n",
      'web/src/ui/a.tsx': "import '../islands/a.ts';\n",
      'web/src/cms/a.ts': "import '../domain/a.ts';\nimport '../http/p.ts';\n",
      'web/src/features/a.tsx': "import '../domain/a.ts';\nimport '../ui/a.tsx';\n",
      'web/src/cards/a.tsx': "import '../features/a.tsx';\n",
      'web/src/blocks/a.tsx': "import '../cards/a.tsx';\n",
      'web/src/layout/a.tsx': "import '../blocks/a.tsx';\n",
      'web/src/server/content/a.ts': "import '../../cms/a.ts';\nimport '../../now.ts';\n",
      'web/src/ports.ts': "import './domain/a.ts';\nexport type Ports = 1;\n",
      'web/src/pages/home/load.ts': "import type { Ports } from '../../ports.ts';\nexport type P = Ports;\n",
      'web/src/pages/home/load.test.ts': "import '../../cms/a.ts';\nimport './load.ts';\n",
      'web/src/pages/status/page.ts': "import '../../layout/a.tsx';\n",
      'web/src/document/a.tsx': "import '../layout/a.tsx';\nimport '../islands/a.ts';\n",
      'web/src/pages/home/page.ts': "import './load.ts';\nimport '../../layout/a.tsx';\n",
      'web/src/browser/offline/a.ts':
        "import type { P } from '../../pages/home/load.ts';\nexport type Q = P;\n",
      'web/src/browser/page.ts': "import './offline/a.ts';\nimport '../islands/a.ts';\n",
      'web/src/site.ts': "import './pages/home/page.ts';\nimport './document/a.tsx';\n",
      'web/src/server/main.ts': "import '../site.ts';\nimport './content/a.ts';\nimport '../env.ts';\n",
    };
    expect(await brokenBy(files)).toEqual([]);
  });
});
