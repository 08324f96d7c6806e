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

/** A desk, and the narrowest window that WebKit's browser has: it stands for a phone. */
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 447, height: 900 };

export type EngineOptions = { engineName: keyof typeof ENGINES };

type Fixtures = {
  visitor: Visitor;
  /** Keeps what the visitor sees under `.data/engines/`, to be looked at by a person. */
  picture: (name: string) => Promise<void>;
};

/** Tests of a visitor who looks at the edition of the tests on the festival's Monday, in the engine of the project. */
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
        await info.attach('what was in sight', { path, contentType: 'image/png' });
      }
    } finally {
      await visitor.close();
    }
  },
  picture: async ({ engineName, visitor }, provide) => {
    await provide(async (name) => keepPicture(`${name}-${engineName}`, await visitor.screenshot()));
  },
});

/** Keeps a picture under `.data/engines/`. */
export async function keepPicture(name: string, picture: Uint8Array): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, `${name}.png`), picture);
}

/** Opens a page as one who was never here, waits until its scripts are at work, and wants no cookies. */
export async function arrive(visitor: Visitor, path: string): Promise<void> {
  const question: Thing = { role: 'region', name: 'Koekje bij je boek?' };
  await visitor.open(path);
  // It stands there once the scripts are at work, and somebody gave a sign of being there: any key.
  await expect(async () => {
    await visitor.pressKey('Escape');
    expect(await visitor.read(question)).toHaveLength(1);
  }).toPass();
  await visitor.press({ role: 'button', name: 'Nee, liever niet', within: question });
  await expect.poll(() => visitor.read(question)).toEqual([]);
}

export { expect };
