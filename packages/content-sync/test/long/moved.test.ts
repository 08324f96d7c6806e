import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ENOUGH_TIME, temporarySpace } from '../temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

const OLD = 'nieuws/een-uur-cadeau';
const NEW = 'nieuws/het-uur-dat-er-bij-komt';
const BUS = 'nieuws/pendelbus-van-perron-naar-podium';
const NOTHING_TO_DO = /^\d+ gelijk\. Geschreven\.$/;

/** Creates a space by pushing the folder `ours`, with functions that move and edit stories on both sides. */
async function filledSpace() {
  const all = await temporarySpace();
  all.someContent('ours');
  await all.sync('push', 'ours', '--write');
  const file = (path: string) => join(all.folder('ours'), 'stories', path);
  return {
    ...all,
    file,
    files: () => Object.keys(all.storiesIn('ours')),
    textOf: (path: string) => all.storiesIn('ours')[path] ?? '',
    inSpace: async (slug: string) =>
      (await all.space.stories()).find((story) => !story.is_folder && slug.endsWith(`/${story.slug}`)),
    editHere: (path: string) =>
      all.editStory('ours', path, ({ content }) => {
        content.title = 'Van hier';
      }),
    /** Acts as an editor who moves, rewrites and publishes a story. */
    moveThere: async (from: string, to: string) => {
      await all.space.move(from, to);
      await all.space.edit(to, (content) => {
        content.title = 'Van een redacteur';
      });
      await all.space.publish(to);
    },
  };
}

describe('a story that an editor moved and rewrote', () => {
  it('skips a story in a push if an editor moved and rewrote it', async () => {
    const { sync, inSpace, moveThere } = await filledSpace();
    await moveThere(OLD, NEW);
    const { code, output } = await sync('push', 'ours', '--write');
    expect(code).toBe(0);
    expect(output).toMatch(/^blijft {5}nieuws\/een-uur-cadeau \(alleen in de space gewijzigd/m);
    expect(await inSpace(OLD)).toBeUndefined();
  });

  it('moves the file of a story in a pull if an editor moved the story, after which a push has nothing to do', async () => {
    const { sync, files, textOf, inSpace, moveThere } = await filledSpace();
    const { uuid, id } = JSON.parse(textOf(`${OLD}.json`));
    await moveThere(OLD, NEW);
    const told = await sync('pull', 'ours');
    const pulled = await sync('pull', 'ours', '--write');
    expect(pulled.code).toBe(0);
    expect(pulled.output).toMatch(
      /^gewijzigd {2}stories\/nieuws\/het-uur-dat-er-bij-komt\.json \(verplaatst van stories\/nieuws\/een-uur/m,
    );
    expect(told.output.split('\n').slice(0, -1)).toEqual(pulled.output.split('\n').slice(0, -1));
    expect(files()).not.toContain(`${OLD}.json`);
    expect(JSON.parse(textOf(`${NEW}.json`))).toMatchObject({
      ...{ uuid, id, full_slug: NEW },
      content: { title: 'Van een redacteur' },
    });

    expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
    expect((await sync('pull', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
    expect(await inSpace(OLD)).toBeUndefined();
    expect(await inSpace(NEW)).toMatchObject({ published: true, content: { title: 'Van een redacteur' } });
  });

  it('reports a conflict in every push and pull of a moved story that was also changed in the folder, until a pull is forced', async () => {
    const { sync, files, textOf, inSpace, editHere, moveThere } = await filledSpace();
    const before = files();
    await moveThere(BUS, 'nieuws/de-bus');
    editHere(`${BUS}.json`);
    for (const direction of ['pull', 'push', 'pull'] as const) {
      const { code, output } = await sync(direction, 'ours', '--write');
      expect(code).toBe(1);
      expect(output).toMatch(/^botst {6}.*pendelbus-van-perron-naar-podium/m);
      expect(files()).toEqual(before);
      expect(await inSpace(BUS)).toBeUndefined();
    }
    expect((await sync('pull', 'ours', '--write', '--force')).code).toBe(0);
    expect(files().filter((path) => /bus/.test(path))).toEqual(['nieuws/de-bus.json']);
    expect(textOf('nieuws/de-bus.json')).toContain('Van een redacteur');
  });

  it('in a forced push, moves a story that was changed in the folder back to its old path', async () => {
    const { sync, inSpace, editHere, moveThere } = await filledSpace();
    await moveThere(OLD, NEW);
    editHere(`${OLD}.json`);
    expect((await sync('push', 'ours', '--write', '--force')).code).toBe(0);
    expect(await inSpace(NEW)).toBeUndefined();
    expect(await inSpace(OLD)).toMatchObject({ content: { title: 'Van hier' } });
  });

  it('if the folder has a moved story at both its old and its new path, reports a conflict, even with --force', async () => {
    const { sync, file, files, inSpace, editHere, moveThere } = await filledSpace();
    await moveThere(OLD, NEW);
    await sync('pull', 'ours', '--write');
    cpSync(file(`${NEW}.json`), file(`${OLD}.json`));
    editHere(`${OLD}.json`);
    for (const direction of ['pull', 'push'] as const) {
      for (const flags of [[], ['--force']]) {
        const { code, output } = await sync(direction, 'ours', '--write', ...flags);
        expect(code).toBe(1);
        expect(output.match(/^botst .* \(hetzelfde verhaal ligt ook elders; houd er één\)$/gm)).toHaveLength(
          2,
        );
      }
    }
    expect(await inSpace(OLD)).toBeUndefined();
    expect(await inSpace(NEW)).toMatchObject({ content: { title: 'Van een redacteur' } });
    rmSync(file(`${OLD}.json`));
    expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
    expect(files()).toContain(`${NEW}.json`);
  });

  it('pulls a new story to the old path of a moved story', async () => {
    const { space, sync, textOf, moveThere } = await filledSpace();
    const { uuid } = JSON.parse(textOf(`${OLD}.json`));
    await moveThere(OLD, NEW);
    await space.write(OLD, { component: 'news_article', title: 'Een ander uur' });
    expect((await sync('pull', 'ours', '--write')).code).toBe(0);
    expect(JSON.parse(textOf(`${NEW}.json`))).toMatchObject({ uuid });
    expect(JSON.parse(textOf(`${OLD}.json`))).toMatchObject({ content: { title: 'Een ander uur' } });
    expect(JSON.parse(textOf(`${OLD}.json`)).uuid).not.toBe(uuid);
    expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
  });

  it('reports a conflict if another story is at the new path of a moved story in the folder', async () => {
    const { sync, file, textOf, moveThere } = await filledSpace();
    await moveThere(OLD, NEW);
    const other = JSON.stringify({ ...JSON.parse(textOf(`${OLD}.json`)), uuid: 'een-ander' });
    writeFileSync(file(`${NEW}.json`), other);
    for (const direction of ['pull', 'push'] as const) {
      const { code, output } = await sync(direction, 'ours', '--write');
      expect(code).toBe(1);
      expect(output).toMatch(/^botst {6}.*het-uur-dat-er-bij-komt/m);
    }
    expect(textOf(`${NEW}.json`)).toBe(other);
  });
});

it('if an editor renamed a folder, moves its files in a pull and does not recreate the old one in a push', async () => {
  const { space, sync, files } = await filledSpace();
  const before = files();
  await space.move('nieuws', 'pers');
  expect((await sync('push', 'ours', '--write')).output).not.toMatch(/map nieuws/);
  expect((await sync('pull', 'ours', '--write')).code).toBe(0);
  expect(files()).toEqual(before.map((path) => path.replace(/^nieuws/, 'pers')).sort());
  expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
  expect((await space.stories()).filter(({ slug, is_folder }) => is_folder && slug === 'nieuws')).toEqual([]);
});

describe('a story that was moved in the folder', () => {
  it('leaves the moved file at its new path during a pull, and moves its story in the space during a push', async () => {
    const { sync, file, files, inSpace } = await filledSpace();
    renameSync(file(`${OLD}.json`), file(`${NEW}.json`));
    const pulled = await sync('pull', 'ours', '--write');
    expect(pulled.code).toBe(0);
    expect(pulled.output).toMatch(/^blijft {5}stories\/nieuws\/het-uur.*\(alleen hier gewijzigd/m);
    expect(files()).not.toContain(`${OLD}.json`);
    expect((await sync('push', 'ours', '--write')).output).toMatch(
      /^gewijzigd {2}nieuws\/het-uur-dat-er-bij-komt \(verplaatst van nieuws\/een-uur-cadeau\)$/m,
    );
    expect(await inSpace(OLD)).toBeUndefined();
    expect(await inSpace(NEW)).toBeDefined();
    expect((await sync('pull', 'ours', '--write')).code).toBe(0);
    expect((await sync('push', 'ours', '--write')).output).toMatch(NOTHING_TO_DO);
  });

  it('reports a conflict if an editor changed a story that was moved in the folder, or moved it elsewhere', async () => {
    const { space, sync, file, inSpace } = await filledSpace();
    renameSync(file(`${OLD}.json`), file(`${NEW}.json`));
    await space.move(OLD, 'nieuws/nog-elders');
    for (const direction of ['pull', 'push'] as const) {
      const { code, output } = await sync(direction, 'ours', '--write');
      expect(code).toBe(1);
      expect(output).toMatch(/^botst {6}.*het-uur-dat-er-bij-komt/m);
    }
    expect(await inSpace('nieuws/nog-elders')).toBeDefined();
  });
});
