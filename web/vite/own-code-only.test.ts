import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** A plugin that tells which files it is handed, beside what it does. */
function watched(plugin: Plugin, hears: (id: string) => void): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${plugin.name}: its transform names no files (filter)`);
  const { handler } = transform;
  return {
    ...plugin,
    transform: {
      ...transform,
      handler(code, id, options) {
        hears(id);
        return handler.call(this, code, id, options);
      },
    },
  };
}

it.each(['server', 'client', 'offline', 'worker'])(
  'the %s is built without a change to the text of a package',
  async (mode) => {
    const env = { command: 'build', mode } as const;
    const loaded = await loadConfigFromFile(env, join(WEB, 'vite.config.ts'));
    const config = loaded?.config ?? {};
    const handed: string[] = [];
    const plugins = [config.plugins ?? []]
      .flat()
      .map((one) => watched(one as Plugin, (id) => handed.push(id)));
    await build({
      ...config,
      root: WEB,
      mode,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: { ...config.build, write: false },
    });
    expect(handed.filter((id) => id.includes('node_modules'))).toEqual([]);
    // The worker has no styles.
    if (mode !== 'worker') expect(handed.length).toBeGreaterThan(0);
  },
);
