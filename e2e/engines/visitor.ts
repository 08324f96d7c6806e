import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../support/process.ts';
import { test as base, expect } from '../support/site.ts';
import type { Engine, Thing, Visitor } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINES = { firefox: startFirefox, webkit: startWebKit };
const START_MS = 120_000;
const PICTURES = join(ROOT, '.data', 'engines');

/** The window size of a desktop. */
export const DESK = { width: 1440, height: 900 };
/** The narrowest window that WebKit's MiniBrowser supports. It represents a phone. */
export const PHONE = { width: 447, height: 900 };

export type EngineOptions = { engineName: keyof typeof ENGINES };

type Fixtures = {
  visitor: Visitor;
  /** Saves a screenshot under `.data/engines/`, for a person to check. */
  picture: (name: string) => Promise<void>;
};

/**
 * A `test` with a visitor to a site with the tests' edition, on the festival's Monday. The Playwright project
 * determines the browser engine.
 */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await ENGINES[engineName]({ ...process.env, TZ: 'Europe/Brussels' });
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  visitor: async ({ engine, site }, provide, info) => {
    const visitor = await engine.newVisitor(site.url);
    try {
      await provide(visitor);
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath('in-sight.png');
        await writeFile(path, await visitor.screenshot());
        await info.attach('screenshot at the failure', { path, contentType: 'image/png' });
      }
    } finally {
      await visitor.close();
    }
  },
  picture: async ({ engineName, visitor }, provide) => {
    await provide(async (name) => keepPicture(`${name}-${engineName}`, await visitor.screenshot()));
  },
});

/** Saves a screenshot under `.data/engines/`. */
export async function keepPicture(name: string, picture: Uint8Array): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, `${name}.png`), picture);
}

/** Opens a page as a new visitor, waits until its scripts have started, and refuses cookies. */
export async function arrive(visitor: Visitor, path: string): Promise<void> {
  const question: Thing = { role: 'region', name: 'Koekje bij je boek?' };
  await visitor.open(path);
  // The cookie notice appears once the scripts have started and the visitor has pressed a key.
  await expect(async () => {
    await visitor.pressKey('Escape');
    expect(await visitor.read(question)).toHaveLength(1);
  }).toPass();
  await visitor.press({ role: 'button', name: 'Nee, liever niet', within: question });
  await expect.poll(() => visitor.read(question)).toEqual([]);
}

export { expect };
