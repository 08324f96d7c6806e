import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..');

/** Wraps a plugin and passes each file that its transform receives to `hears`. */
function watched(plugin: Plugin, hears: (id: string) => void): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${plugin.name} has a transform without a filter`);
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
  'builds the %s without transforming package code',
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
    // The worker has no stylesheets.
    if (mode !== 'worker') expect(handed.length).toBeGreaterThan(0);
  },
);
