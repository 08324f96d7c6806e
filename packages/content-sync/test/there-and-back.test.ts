import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { CONTENT, ENOUGH_TIME, storyPaths, temporarySpace } from './temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

/** One in so many of our stories goes there and back; in `npm run test:all -- growth` all of them. */
const EVERY = process.env.LONG_FORM ? 1 : 12;

it('our content, pushed to an empty space and pulled to an empty folder, is the same byte for byte, twice', async () => {
  const { double, folder, sync, storiesIn } = await temporarySpace();
  cpSync(join(CONTENT, 'components.json'), join(folder('ours'), 'components.json'));
  for (const [at, path] of storyPaths(join(CONTENT, 'stories')).entries()) {
    const isTaken = at % EVERY === 0 || !path.includes('/') || path.startsWith('nieuws/');
    if (isTaken) cpSync(join(CONTENT, 'stories', path), join(folder('ours'), 'stories', path));
  }
  const ours = storiesIn('ours');
  expect(Object.keys(ours).length).toBeGreaterThan(100);
  for (const [round, pulled] of ['once', 'twice'].entries()) {
    const pushed = await sync('push', 'ours', '--write');
    expect(pushed).toMatchObject({ code: 0 });
    if (round > 0) expect(pushed.output).toMatch(/^\d+ gelijk\. Geschreven\.$/);
    expect(await sync('pull', pulled, '--write')).toMatchObject({ code: 0 });
    expect(storiesIn(pulled)).toEqual(ours);
  }
  expect(double.asked.filter((asked) => asked.startsWith('DELETE'))).toEqual([]);
});
