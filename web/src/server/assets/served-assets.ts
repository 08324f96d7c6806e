import type { AssetsOf } from '../../ports.ts';

/** The parts of Vite's module graph that this module uses. */
type ModuleGraph = { idToModuleMap: ReadonlyMap<string, Module> };
type Module = { id: string | null; url: string; importedModules: ReadonlySet<Module> };

/** Vite's script that reloads open pages in development. */
const VITE_CLIENT = '/@vite/client';

/** The paths of the site's islands in development. */
const ISLANDS = Object.keys(import.meta.glob('../../**/*.island.tsx')).map((path) =>
  path.replace('../..', '/src'),
);

/** Returns the files of each kind of page in development, as Vite serves them, including imported stylesheets. */
export function servedAssets({ idToModuleMap }: ModuleGraph): AssetsOf {
  const stylesheetsOf = (path: string): string[] => {
    const seen = new Set<Module>();
    const stylesheets: string[] = [];
    const look = (module: Module) => {
      if (seen.has(module)) return;
      seen.add(module);
      for (const imported of module.importedModules) look(imported);
      if (/\.css$/.test(module.url)) stylesheets.push(module.url);
    };
    for (const [id, module] of idToModuleMap) if (id.endsWith(path)) look(module);
    return stylesheets;
  };
  return (kind) => ({
    styles: '',
    stylesheets: [
      ...new Set(
        ['document/Document.tsx', 'document/PageFrame.tsx', `pages/${kind}/page.ts`].flatMap((file) =>
          stylesheetsOf(`/src/${file}`),
        ),
      ),
    ],
    scripts: [VITE_CLIENT, `/src/browser/${kind === 'app-shell' ? 'offline' : 'page'}.ts`],
    island: (name) => ISLANDS.find((path) => path.endsWith(`/${name}.island.tsx`)) ?? '',
  });
}
