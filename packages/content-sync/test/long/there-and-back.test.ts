import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { ENOUGH_TIME, storyPaths, temporarySpace } from '../temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

it('preserves content byte for byte over two rounds of push to an empty space and pull to an empty folder', async () => {
  const { space, folder, sync, storiesIn } = await temporarySpace();
  cpSync(join(FIXTURE_EDITION, 'components.json'), join(folder('ours'), 'components.json'));
  for (const path of storyPaths(join(FIXTURE_EDITION, 'stories')))
    cpSync(join(FIXTURE_EDITION, 'stories', path), join(folder('ours'), 'stories', path));
  const ours = storiesIn('ours');
  expect(Object.keys(ours).length).toBeGreaterThan(100);
  for (const [round, pulled] of ['once', 'twice'].entries()) {
    const pushed = await sync('push', 'ours', '--write');
    expect(pushed).toMatchObject({ code: 0 });
    if (round > 0) expect(pushed.output).toMatch(/^\d+ gelijk\. Geschreven\.$/);
    expect(await sync('pull', pulled, '--write')).toMatchObject({ code: 0 });
    expect(storiesIn(pulled)).toEqual(ours);
  }
  expect(space.requested.filter((requested) => requested.startsWith('DELETE'))).toEqual([]);
});
