import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { BROWSER_BUILD } from './browser-build.ts';
import { classesByName, shortClassName, stylesByThemselves } from './class-names.ts';
import { flatLayers } from './flat-layers.ts';
import { lazyHandOff } from './lazy-hand-off.ts';
import { reactModules } from './react-modules.ts';
import { ENTRY_ROUTES } from './src/features/navigation/start-scripts.ts';
import { withoutUnusedRouter } from './unused-router.ts';
import { writtenByServer } from './written-by-server.ts';

/** The package of React Router leads bundlers to the build that warns developers; the one without lies beside it. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  ...BROWSER_BUILD,
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id !== 'react-router' && id !== 'react-router/dom') return;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** What Vite does for sites whose policy names a number for each answer; ours names what a page holds by its hash. */
const NO_NONCE = [
  'const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");',
  'const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");',
  'if (cspNonce) link.setAttribute("nonce", cspNonce);',
];

/**
 * Vite asks for the styles of code that is fetched later in a way of its own. Those that stand in the page already
 * (layout/PageStyles.tsx) it would fetch once more, and the others as another site's, while React Router and React ask for
 * the same sheets as ours.
 */
const sheetsAskedOnce: Plugin = {
  name: 'sheets-asked-once',
  ...BROWSER_BUILD,
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const [link, foreign] = ['const link = document.createElement("link");', 'link.crossOrigin = "";'];
      const address = 'link.href = dep.href;';
      if (![link, foreign, address, ...NO_NONCE].every((line) => code.includes(line)))
        this.error('Vite asks for styles in another way: see whether this is still needed.');
      const inPage = `document.querySelector('style[data-href~="' + dep.pathname + '"]')`;
      const asked = code
        .replace(link, `if (isCss && ${inPage}) return;\n${link}`)
        .replace(foreign, `if (!isCss) ${foreign}`)
        // By the address that React knows it by: it would ask for it once more.
        .replace(address, 'link.href = isCss ? dep.pathname : dep.href;');
      return { code: NO_NONCE.reduce((left, line) => left.replace(line, ''), asked), map: null };
    },
  },
};

/**
 * The packages of a deployed process stand in its bundle, so that a start reads a few files and not hundreds. Outside it
 * are those with a binary of their own, and those that few processes load. Development reads all of them as they are.
 */
const packagesInBundle: Plugin = {
  name: 'packages-in-bundle',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { resolve: { noExternal: true, external: ['sharp', 'better-sqlite3', 'pg', 'satori'] } }
      : undefined,
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Said while it is built, React is there once and not in its form for developers as well.
  transform: {
    filter: { id: /node_modules/, code: /process\.env\.NODE_ENV/ },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
};

/**
 * The routes around every page come with the entry (layout/PageScripts.tsx asks for no other file of theirs): as files of
 * their own they would be three requests more.
 */
const framesInEntry: Plugin = {
  name: 'frames-in-entry',
  ...BROWSER_BUILD,
  transform: {
    filter: { id: /src\/entry\.client\.tsx$/ },
    async handler(code, importer) {
      // Each by its name: a whole module would need code of the bundler's own, as a file more.
      const parts = ENTRY_ROUTES.map(async (id, index) => {
        const found = await this.resolve(`./${id}.tsx`, importer);
        const { exports } = await this.load({ id: found?.id ?? id });
        const named = exports?.map((name) => [name, `${name}Of${index}`] as const) ?? [];
        return {
          imported: `import { ${named.map((pair) => pair.join(' as ')).join(', ')} } from './${id}.tsx';`,
          held: `'${id}': { ${named.map((pair) => pair.join(': ')).join(', ')} }`,
        };
      });
      const routes = await Promise.all(parts);
      const hold = `Object.assign(window.__reactRouterRouteModules, { ${routes.map(({ held }) => held).join(', ')} });`;
      // What they are made of is imported first, and evaluated apart.
      return { code: [code, ...routes.map(({ imported }) => imported), hold].join('\n'), map: null };
    },
  },
};

/** What all pages need, or nearly all: their frame, and what pages are made of. */
const SITE = [
  ...[
    'root',
    'routes/(?:frame|page-boundary)',
    'app/process/revalidation',
    'layout/',
    'blocks/RichText/KeptText',
  ],
  ...[
    'blocks/BlockHeading',
    'features/paging/Pagination',
    'features/pile/(?:saved-moments|SaveRibbon)',
    'features/(?:preview/Preview\\.|now/kept-choice)',
    'domain/unknown-values',
  ],
  ...[
    'ui/(?:Anchor|Banner|Button|Cover|Icon|Picture|Prose|Ribbon|Scene|Toast\\.|elements|hydration|fonts|TabBar)',
  ],
  ...[
    'domain/programme/(?:author|category|hall-plan|moment|programme-item|reservation|saved-moment|status)\\.',
  ],
  ...[
    'domain/(?:pages/(?:article-summary|authors-page|place-asked|postal-address)|search/search-question)',
    'cards/(?:CategoryIcon|RowSpine|SpinedRow|StatusRibbons|fetched|WholeCard)|features/calendar/CalendarLink',
  ],
].join('|');

/** What lists of the programme are made of. */
const LISTS = [
  'features/(?:filter/(?!TypedFilter)|print/|renewal/)',
  'domain/programme/(?:day-now|item-facets|selection-title|walking)',
  'cards/(?:ChangedRibbon|ProgrammeRow|RowFacts|RowTime)',
  'screens/programme-day/(?:ProgrammeDayScreen|DayBody)\\.module',
].join('|');

/** What pages of texts are made of, with the styles of what the server writes in them. */
const TEXTS = [
  'blocks/(?:Blocks|block-rows|row-class)',
  'cards/(?:BookstoreCard|ExperienceCard|later-cards)',
  'features/(?:share/|filter/TypedFilter)',
].join('|');

export default defineConfig(({ command }) => ({
  plugins: [
    routerWithoutWarnings,
    reactModules,
    withoutUnusedRouter,
    packagesInBundle,
    lazyHandOff,
    framesInEntry,
    classesByName,
    flatLayers,
    writtenByServer,
    reactRouter(),
    sheetsAskedOnce,
    stylesByThemselves,
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page asks for few files: what all pages need, each evaluated in a task of its own (features/navigation/start-scripts.ts),
            // what pages of texts need, and its own code. Code that few pages need goes with theirs.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 4,
                },
                { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
                { name: 'site', test: new RegExp(`web/src/(?:${SITE})`), priority: 2 },
                { name: 'lists', test: new RegExp(`web/src/(?:${LISTS})`), minShareCount: 2, priority: 1 },
                { name: 'texts', test: new RegExp(`web/src/(?:${TEXTS})`), minShareCount: 2, priority: 1 },
                {
                  name: 'towns',
                  test: /web\/src\/(?:features\/town\/|domain\/towns\/)/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'sheet',
                  test: /web\/src\/(?:features\/booklet\/FoldSteps|domain\/programme\/booklet)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // What comes later (ui/kept.tsx), by what is used together.
                {
                  name: 'forms',
                  test: /web\/src\/(?:blocks\/(?:Forms|Newsletter)\/|features\/forms\/(?!form-schemas))/,
                },
                { name: 'items', test: /web\/src\/domain\/programme\/(?:day|programme)-items/ },
                { name: 'media', test: /web\/src\/blocks\/(?:Embed|Gallery|Video)\// },
                { name: 'hall', test: /web\/src\/blocks\/HallPlan\// },
                {
                  name: 'town',
                  test: /web\/src\/.*(?:WhereYouLive|DistanceSource|nearby)/,
                  minShareCount: 2,
                },
                { name: 'events', test: /web\/src\/cards\/(?:EventRow|StandingRibbon)/, minShareCount: 2 },
                { name: 'cards', test: /web\/src\/cards\/ArticleCard/, minShareCount: 2 },
                { name: 'drawn', test: /web\/src\/blocks\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle holds the production process and the site: what is deployed is what was built together.
      // Its source map turns a place in the log into a place in the code.
      build: { sourcemap: true, rollupOptions: { input: './src/server/main.ts' } },
    },
  },
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  optimizeDeps: {
    // Looked through when development starts: found one by one, each new package reloads the page.
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/**/*.tsx'],
  },
  build: {
    // A file inlined as data: would need a wider Content-Security-Policy and is never cached by itself.
    assetsInlineLimit: 0,
  },
}));
