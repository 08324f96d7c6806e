/**
 * Who may import whom: the table of docs/architecture.md, executable.
 * `npm run imports` lists every violation; `npm run imports -- --draw` draws the modules for CONTRIBUTING.md.
 */

/** What each module of `web/src` may import of ours, beside itself. */
const MODULES = {
  domain: [],
  http: [],
  islands: ['domain'],
  ui: ['islands', 'domain/images', 'domain/palette', 'domain/parsed-url'],
  cms: ['domain', 'http'],
  uit: ['domain', 'http'],
  submissions: ['domain', 'http'],
  features: ['islands', 'ui', 'domain'],
  cards: ['features', 'ui', 'domain'],
  blocks: ['cards', 'features', 'islands', 'ui', 'domain'],
  layout: ['blocks', 'cards', 'features', 'islands', 'ui', 'domain'],
  document: ['layout', 'islands', 'ui', 'domain', 'ports'],
  pages: ['document', 'layout', 'blocks', 'cards', 'features', 'islands', 'ui', 'domain', 'ports'],
  browser: ['features', 'pages', 'islands', 'domain'],
  worker: ['domain'],
  endpoints: ['domain', 'submissions', 'ports'],
  server: ['site', 'cms', 'uit', 'submissions', 'ports'],
};

/**
 * What the table cannot do without, each with its reason.
 * @type {Partial<Record<keyof typeof MODULES, Readonly<Record<string, string>>>>}
 */
const EXCEPTIONS = {
  http: {
    env: 'The headers about caching follow CACHE_PAGE_S. `env` is a leaf: the settings of the process, read once.',
  },
  document: {
    http: 'A page is a `Response`; `http` knows nothing of the site.',
    env: 'The settings of the process, read once.',
    'features/analytics': 'Which links lead off the site is written into every page.',
    'features/forms': 'How long the site keeps what is sent is a context around every page.',
    'features/offline': 'The offer to install is caught by an inline script of every page.',
    'features/preview': 'The bar of a preview stands around every page.',
  },
  pages: { http: 'A page redirects, is not found, or says how long it may be cached, as a `Response`.' },
  endpoints: {
    http: 'An endpoint responds with a `Response`; `http` knows nothing of the site.',
    env: 'The settings of the process, read once.',
    'document/page-request': 'The canonical address of a request is the same for a page and an endpoint.',
    'features/forms':
      'The fields, texts and checks of a form are the same in the browser and in its endpoint.',
    'layout/header/wordmark':
      'The picture of a shared link is drawn with the wordmark and the icons of the site.',
    'ui/icons/icons.svg': 'The same.',
    'features/live': 'The hall screen reads `/live.json` in the shape in which its endpoint writes it.',
  },
  browser: {
    layout: 'The scripts of menu and announcement stand beside their components.',
    ui: 'The scripts of carousel and scrolling stand beside their components; the frame drawn offline has the base styles.',
  },
  server: {
    domain: 'The process judges too: when midnight is in Brussels, which picture may be requested.',
    http: 'The process speaks HTTP.',
    env: 'The settings of the process, read once.',
    now: 'The clock of the process, which a demo simulates.',
  },
  submissions: { env: 'The command line of `submissions/command` is a process of its own.' },
};

/**
 * What the tests and fixtures of a module may import besides: they run pages and endpoints over real parsers and caches.
 * @type {Partial<Record<keyof typeof MODULES, readonly string[]>>}
 */
const TESTS = {
  pages: ['cms', 'server'],
  endpoints: ['server'],
  document: ['cms'],
  browser: ['endpoints', 'server'],
};

/** The files that stand beside the modules. */
const FILES = {
  'site.ts': ['domain', 'http', 'document', 'pages', 'endpoints', 'ports'],
  'ports.ts': ['domain'],
  'env.ts': [],
  'now.ts': ['env'],
};

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const SRC = '^web/src/';
const REACT = '^(?:node_modules/)?(?:react|react-dom)(?:/|$)';
const TEST = '\\.test\\.tsx?$';
const FOR_TESTS = '(?:\\.test\\.tsx?$|/fixtures/)';

/**
 * The pattern of all that one may import: itself, and what the table names.
 * @param {readonly string[]} names
 */
const allowed = (names) => names.map((name) => `${SRC}${name.replace('/', '\\/')}(?:/|\\.tsx?$|$)`);

/**
 * @param {string} name
 * @param {readonly string[]} may
 * @param {Rule['from']} from
 * @returns {Rule}
 */
const ruleOf = (name, may, from) => ({
  name: `${name}-imports-what-the-table-allows`,
  severity: 'error',
  comment: `web/src/${name} may import ${may.length > 0 ? may.join(', ') : 'nothing of ours'}.`,
  from,
  to: { path: SRC, pathNot: allowed([name, ...may]) },
});

/** @type {Rule[]} */
const withinTheTable = [
  ...Object.entries(MODULES).flatMap(([module, row]) => {
    const name = /** @type {keyof typeof MODULES} */ (module);
    const may = [...row, ...Object.keys(EXCEPTIONS[name] ?? {})];
    const path = `${SRC}${name}/`;
    return [
      ruleOf(name, may, { path, pathNot: FOR_TESTS }),
      {
        ...ruleOf(name, [...may, ...(TESTS[name] ?? [])], { path: `${path}.*${FOR_TESTS}` }),
        name: `tests-of-${name}-import-what-the-table-allows`,
      },
    ];
  }),
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
  to: { path: '^(?:web|e2e|tests|bench|scripts|packages)/', pathNot: `^packages/${name}/` },
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
      name: 'offline-knows-types-of-pages-only',
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
        path: '^(?:web|e2e|tests|bench|packages)/',
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
      to: { path: ['^(?:e2e|tests|bench)/', TEST, '^node_modules/(?:vitest|@playwright)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:build|\\.data|playwright-report|test-results)/'] },
    // Types are imports too: what only a type needs is still knowledge.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    reporterOptions: {
      dot: { collapsePattern: '^(?:web/src/[^/]+|packages/[^/]+|e2e|tests|bench|scripts|content)' },
    },
  },
};

export default configuration;
