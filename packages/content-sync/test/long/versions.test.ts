import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ENOUGH_TIME, temporarySpace } from '../temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

const BUS = 'nieuws/pendelbus-van-perron-naar-podium';
const GIFT = 'nieuws/een-uur-cadeau';
const NOTHING_TO_DO = /^\d+ gelijk\. Geschreven\.$/;

/** A space with the stories of the folder `ours`, in which an editor has rewritten one story. */
async function rewrittenSpace(rewritten: string) {
  const all = await temporarySpace();
  all.someContent('ours');
  await all.sync('push', 'ours', '--write');
  await all.space.edit(rewritten, (content) => {
    content.title = 'Van een redacteur';
  });
  return {
    ...all,
    inSpace: async (fullSlug: string) =>
      (await all.space.stories()).find(({ slug, is_folder }) => !is_folder && fullSlug.endsWith(`/${slug}`)),
    files: (slug: string) => Object.keys(all.storiesIn('ours')).filter((path) => path.startsWith(`${slug}.`)),
    writeHere: (path: string) =>
      all.editStory('ours', path, ({ content }) => {
        content.title = 'Van hier';
      }),
  };
}

describe('a story that an editor published', () => {
  it('in a pull, replaces a local draft with the version that an editor published, so that a later push does not restore the draft', async () => {
    const { space, sync, storiesIn, files, inSpace } = await rewrittenSpace(BUS);
    await space.publish(BUS);
    const pulled = await sync('pull', 'ours', '--write');
    expect(pulled.code).toBe(0);
    expect(pulled.output).toMatch(
      /^gewijzigd {2}stories\/nieuws\/pendelbus.*\.draft\.json \(de space heeft/m,
    );
    expect(files(BUS)).toEqual([`${BUS}.json`]);
    expect(storiesIn('ours')[`${BUS}.json`]).toContain('Van een redacteur');

    expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
    expect(await inSpace(BUS)).toMatchObject({
      published: true,
      unpublished_changes: false,
      content: { title: 'Van een redacteur' },
    });
  });

  it('reports a conflict in a push or pull if the draft of a published story was changed in the folder, unless --force is given', async () => {
    const { space, sync, files, writeHere, inSpace } = await rewrittenSpace(BUS);
    await space.publish(BUS);
    writeHere(`${BUS}.draft.json`);
    for (const direction of ['pull', 'push', 'pull'] as const) {
      const { code, output } = await sync(direction, 'ours', '--write');
      expect(code).toBe(1);
      expect(output).toMatch(/^botst {6}.*pendelbus-van-perron-naar-podium/m);
    }
    expect(await inSpace(BUS)).toMatchObject({ content: { title: 'Van een redacteur' } });
    expect(files(BUS)).toEqual([`${BUS}.draft.json`, `${BUS}.json`]);
    expect((await sync('pull', 'ours', '--write', '--force')).code).toBe(0);
    expect(files(BUS)).toEqual([`${BUS}.json`]);
  });

  it('reports a conflict if the folder has a new draft of a story that an editor published', async () => {
    const { space, folder, sync, inSpace, writeHere } = await rewrittenSpace(GIFT);
    await space.publish(GIFT);
    const file = (end: string) => join(folder('ours'), 'stories', `${GIFT}${end}`);
    cpSync(file('.json'), file('.draft.json'));
    writeHere(`${GIFT}.draft.json`);
    for (const direction of ['pull', 'push'] as const) {
      const { code, output } = await sync(direction, 'ours', '--write');
      expect(code).toBe(1);
      expect(output).toMatch(/^botst {6}.*een-uur-cadeau/m);
    }
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Van een redacteur' } });
  });
});

it('in a pull, even a forced one, keeps a draft that exists only in the folder; in a push, sends it', async () => {
  const { folder, sync, files, inSpace } = await rewrittenSpace('home');
  const file = (end: string) => join(folder('ours'), 'stories', `${GIFT}${end}`);
  cpSync(file('.json'), file('.draft.json'));
  for (const flags of [[], ['--force']]) {
    const { output } = await sync('pull', 'ours', '--write', ...flags);
    expect(output).toMatch(/^blijft {5}stories\/nieuws\/een-uur-cadeau\.draft\.json/m);
    expect(files(GIFT)).toHaveLength(2);
  }
  expect((await sync('push', 'ours', '--write')).output).toMatch(/^gewijzigd {2}nieuws\/een-uur-cadeau$/m);
  expect(await inSpace(GIFT)).toMatchObject({ published: true, unpublished_changes: true });
});

it('pulls a story as a draft after an editor unpublished it, and does not republish it in a push', async () => {
  const { space, sync, files, inSpace } = await rewrittenSpace(GIFT);
  await space.unpublish(GIFT);
  expect((await sync('pull', 'ours', '--write')).code).toBe(0);
  expect(files(GIFT)).toEqual([`${GIFT}.draft.json`]);
  expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
  expect(await inSpace(GIFT)).toMatchObject({ published: false });
});
