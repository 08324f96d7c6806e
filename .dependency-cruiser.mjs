/**
 * Who may import whom: the table of docs/architecture.md, executable.
 * `npm run imports` lists every violation; `npm run imports -- --draw` draws the modules for CONTRIBUTING.md.
 */

/** What each module of `web/src` may import of ours, beside itself. `ui` may take plain constants of `domain` only, `features` only readers. */
const MODULES = {
  domain: [],
  http: [],
  islands: ['domain'],
  ui: ['domain/images', 'domain/palette', 'domain/parsed-url', 'islands'],
  cms: ['domain', 'http', 'env'],
  uit: ['domain', 'http', 'env'],
  submissions: ['domain', 'http', 'env'],
  features: ['domain', 'islands', 'ui'],
  cards: ['domain', 'features', 'ui'],
  blocks: ['domain', 'features', 'islands', 'ui', 'cards'],
  layout: ['domain', 'features', 'islands', 'ui', 'cards', 'blocks'],
  document: [
    'domain',
    'islands',
    'ui',
    'features',
    'blocks',
    'layout',
    'cms',
    'uit',
    'http',
    'endpoints/answer-schemas',
    'server/cache',
    'server/content',
    'server/log',
    'server/request-clock',
    'pages/status',
    'env',
    'now',
  ],
  pages: [
    'domain',
    'islands',
    'features',
    'ui',
    'cards',
    'blocks',
    'layout',
    'document',
    'endpoints/form-post',
    'endpoints/open-data',
    'submissions',
    'server/cache',
    'server/content',
    'server/submissions',
    'cms',
    'now',
  ],
  browser: [
    'domain',
    'islands',
    'features',
    'ui',
    'layout',
    'pages',
    'endpoints/offline-data',
    'server/content/fixtures',
  ],
  worker: ['domain'],
  endpoints: [
    'domain',
    'http',
    'submissions',
    'features',
    'layout',
    'document',
    'pages/page-registry',
    'pages/plan-of-hall',
    'pages/overview/load',
    'pages/programme-day/load',
    'pages/tour-experience/load',
    'server',
    'cms',
    'now',
    'env',
  ],
  server: ['domain', 'http', 'cms', 'uit', 'submissions', 'features', 'document', 'site', 'env', 'now'],
};

/** The files that stand beside the modules. */
const FILES = {
  'site.ts': ['domain', 'document', 'pages', 'endpoints'],
  'env.ts': [],
  'now.ts': ['env'],
};

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const SRC = '^web/src/';
const REACT = '^(?:node_modules/)?(?:react|react-dom)(?:/|$)';
const TEST = '\\.test\\.tsx?$';

/**
 * The pattern of all that one may import: itself, and what the table names.
 * @param {readonly string[]} names
 */
const allowed = (names) => names.map((name) => `${SRC}${name.replace('/', '\\/')}(?:/|\\.tsx?$)`);

/** @type {Rule[]} */
const withinTheTable = [
  ...Object.entries(MODULES).map(([name, may]) => ({
    name: `${name.replace('/', '-')}-imports-what-the-table-allows`,
    severity: /** @type {const} */ ('error'),
    comment: `web/src/${name} may import ${may.length > 0 ? may.join(', ') : 'nothing of ours'}.`,
    from: { path: `${SRC}${name}/` },
    to: { path: SRC, pathNot: allowed([name, ...may]) },
  })),
  ...Object.entries(FILES).map(([file, may]) => ({
    name: `${file.replaceAll('.', '-')}-imports-what-the-table-allows`,
    severity: /** @type {const} */ ('error'),
    comment: `web/src/${file} may import ${may.length > 0 ? may.join(', ') : 'nothing of ours'}.`,
    from: { path: `${SRC}${file.replaceAll('.', '\\.')}$` },
    // A style sheet that stands for the whole site is part of the root.
    to: { path: SRC, pathNot: [...allowed(may), `${SRC}${file.replaceAll('.', '\\.')}$`] },
  })),
];

/** @type {Rule[]} */
const nothingReact = ['domain', 'cms', 'uit', 'submissions', 'http', 'worker'].map((name) => ({
  name: `${name}-without-react`,
  severity: 'error',
  comment: `web/src/${name} runs without React.`,
  from: { path: `${SRC}${name}/`, pathNot: TEST },
  to: { path: REACT },
}));

/** Nobody of these packages knows the site or another package of ours. */
/** @type {Rule[]} */
const alone = ['storyblok-emulator', 'uitdatabank-emulator', 'content-sync'].map((name) => ({
  name: `${name}-stands-alone`,
  severity: 'error',
  comment: `packages/${name} imports nothing of ours: site and packages meet at a protocol or at a file.`,
  from: { path: `^packages/${name}/` },
  to: { path: '^(?:web|e2e|bench|scripts|packages)/', pathNot: `^packages/${name}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Files that import each other are one file, or one of them takes the other as an argument.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'An import leads to a file or an installed package.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'only-known-modules',
      severity: 'error',
      comment: 'Every file of web/src stands in a module of the table, or is one of its files.',
      from: { path: SRC },
      to: {
        path: SRC,
        pathNot: [
          ...allowed(Object.keys(MODULES)),
          ...Object.keys(FILES).map((file) => `${SRC}${file.replaceAll('.', '\\.')}$`),
        ],
      },
    },
    ...withinTheTable,
    ...nothingReact,
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'web/src/domain needs no package.',
      from: { path: `${SRC}domain/`, pathNot: TEST },
      to: { pathNot: SRC },
    },
    {
      name: 'dates-by-domain-time',
      severity: 'error',
      comment:
        'Dates are told by web/src/domain/time, on both sides; date-fns is what its tests compare it with.',
      from: { pathNot: TEST },
      to: { path: '^(?:node_modules/)?(?:date-fns|@date-fns/[^/]+)(?:/|$)' },
    },
    {
      name: 'device-knows-types-of-pages-only',
      severity: 'error',
      comment: 'A browser answers in the shape in which the process does, and has none of its code.',
      from: { path: `${SRC}browser/`, pathNot: TEST },
      to: { path: `${SRC}pages/(?:page-registry|[^/]+/load)\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'emulators-by-the-composition-root',
      severity: 'error',
      comment: 'Only server/content starts the embedded services; everyone else meets them at the protocol.',
      from: { path: SRC, pathNot: [TEST, `${SRC}server/content/`] },
      to: { path: ['^packages/(?:storyblok|uitdatabank)-emulator/', '^(?:storyblok|uitdatabank)-emulator'] },
    },
    ...alone,
    {
      name: 'content-check-by-named-entries',
      severity: 'error',
      comment: 'packages/content-check knows the site by the entries that web/package.json names.',
      from: { path: '^packages/content-check/' },
      to: {
        path: '^(?:web|e2e|bench|packages)/',
        pathNot: [
          '^packages/content-check/',
          `${SRC}domain/content-rules\\.ts$`,
          `${SRC}cms/parse/content-rules\\.ts$`,
        ],
      },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'What journeys, benchmarks and tests need is no part of the product.',
      from: { path: '^(?:web/src|packages/[^/]+/src)/', pathNot: TEST },
      to: { path: ['^(?:e2e|bench)/', TEST, '^node_modules/(?:vitest|@playwright)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:build|\\.data|playwright-report|test-results)/'] },
    // Types are imports too: what only a type needs is still knowledge.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    reporterOptions: {
      dot: { collapsePattern: '^(?:web/src/[^/]+|packages/[^/]+|e2e|bench|scripts|content)' },
    },
  },
};

export default configuration;
