/**
 * Enforces the table of allowed imports in docs/architecture.md. `npm run imports` lists every violation. `npm run
 * imports -- --draw` updates the module diagram in CONTRIBUTING.md.
 */

/** The modules of the site that each module of `web/src` may import. */
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
 * Imports that are allowed in addition to the table, each with its reason.
 * @type {Partial<Record<keyof typeof MODULES, Readonly<Record<string, string>>>>}
 */
const EXCEPTIONS = {
  http: {
    env: 'The cache headers depend on CACHE_PAGE_S. `env` imports nothing: it reads the settings of the process once.',
  },
  document: {
    http: 'A page is a `Response`. `http` does not depend on the site.',
    env: 'It reads the settings of the process once.',
    'features/analytics':
      'Every page names the hosts of the site, so that scripts recognize links that leave the site.',
    'features/forms': 'Every page provides the retention time of submissions as a React context.',
    'features/offline':
      'An inline script of every page catches the event with which the browser offers to install the site.',
    'features/preview': 'Every page can show the preview bar.',
  },
  pages: { http: 'A page creates a `Response`: a redirect, a 404, or a page with a cache lifetime.' },
  endpoints: {
    http: 'An endpoint creates a `Response`. `http` does not depend on the site.',
    env: 'It reads the settings of the process once.',
    'document/page-request':
      'Pages and endpoints compute the canonical address of a request in the same way.',
    'document/responses': 'Redirects of editors apply to pages and to short links and calendars.',
    'features/forms':
      'The fields, texts and checks of a form are the same in the browser and in its endpoint.',
    'layout/header/wordmark': 'The images for sharing contain the wordmark and the icons of the site.',
    'ui/icons/icons.svg': 'See `layout/header/wordmark`.',
    'features/live': 'The hall screen and the endpoint share the type of `/live.json`.',
  },
  browser: {
    layout: 'The scripts of the menu and the announcement are next to their components.',
    ui: 'The scripts of the carousel and of scrolling are next to their components. The offline page frame uses the base styles.',
  },
  server: {
    domain:
      'The server applies rules of the domain: when midnight is in Brussels, which images may be requested.',
    http: 'The server uses HTTP.',
    env: 'It reads the settings of the process once.',
    now: 'The server uses the clock, which a demo simulates.',
  },
  submissions: {
    env: 'The command `submissions/command` runs as a separate process and reads its own settings.',
  },
};

/**
 * Additional modules that the tests and fixtures of a module may import, because they run pages and endpoints with real
 * parsers and caches.
 * @type {Partial<Record<keyof typeof MODULES, readonly string[]>>}
 */
const TESTS = {
  pages: ['cms', 'server'],
  endpoints: ['server'],
  document: ['cms'],
  browser: ['endpoints', 'server'],
};

/** The files at the top of `web/src`, with the modules that each may import. */
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
 * Returns patterns that match the files of these modules.
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
  comment: `web/src/${name} may import ${may.length > 0 ? may.join(', ') : 'no other module'}.`,
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
    comment: `web/src/${file} may import ${may.length > 0 ? may.join(', ') : 'no other module'}.`,
    from: { path: `${SRC}${file.replaceAll('.', '\\.')}$` },
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

/**
 * These packages may import neither the site nor another package of this repository, except that the tests of
 * `content-sync` import the emulator.
 * @type {Rule[]}
 */
const alone = ['storyblok-emulator', 'uitdatabank-emulator', 'content-sync'].map((name) => ({
  name: `${name}-stands-alone`,
  severity: 'error',
  comment: `packages/${name} imports no other code of this repository: site and packages share only protocols and file formats.`,
  from: {
    path: `^packages/${name}/`,
    ...(name === 'content-sync' && { pathNot: '^packages/content-sync/test/' }),
  },
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
          // Tests of `--live` read an emulated space.
          '^packages/storyblok-emulator/src/storyblok-emulator\\.ts$',
          `${SRC}domain/content-rules\\.ts$`,
          `${SRC}cms/parse/content-rules\\.ts$`,
          `${SRC}cms/space-reader\\.ts$`,
        ],
      },
    },
    {
      name: 'content-check-without-emulator',
      severity: 'error',
      comment: 'Only tests of packages/content-check use the emulator.',
      from: { path: '^packages/content-check/', pathNot: TEST },
      to: { path: '^packages/storyblok-emulator/' },
    },
    {
      name: 'content-check-in-a-worker-thread',
      severity: 'error',
      comment:
        'Only server/content-health checks content, in a worker thread, because a check blocks the event loop.',
      from: { path: SRC, pathNot: `${SRC}server/content-health/` },
      to: { path: ['^packages/content-check/', '^content-check'] },
    },
    {
      name: 'new-edition-by-named-entries',
      severity: 'error',
      comment:
        'packages/new-edition knows the site and the content check by the entries that their package.json names.',
      from: { path: '^packages/new-edition/', pathNot: TEST },
      to: {
        path: '^(?:web|e2e|tests|bench|packages)/',
        pathNot: [
          '^packages/new-edition/',
          `${SRC}domain/content-rules\\.ts$`,
          `${SRC}cms/parse/content-rules\\.ts$`,
          '^packages/content-check/src/(?:content-dates|content-folder|date-findings|json|story-file)\\.ts$',
        ],
      },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'The code of the product must not import code of journeys, benchmarks and tests.',
      from: { path: '^(?:web/src|packages/[^/]+/src)/', pathNot: TEST },
      to: { path: ['^(?:e2e|tests|bench)/', TEST, '^node_modules/(?:vitest|@playwright)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:build|\\.data|playwright-report|test-results)/'] },
    // Imports of types count too, because they are dependencies as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    reporterOptions: {
      dot: { collapsePattern: '^(?:web/src/[^/]+|packages/[^/]+|e2e|tests|bench|scripts|content)' },
    },
  },
};

export default configuration;
