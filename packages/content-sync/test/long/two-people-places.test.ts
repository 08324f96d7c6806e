import { renameSync, rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ENOUGH_TIME } from '../temporary-space.ts';
import { BUS, GIFT, twoPeople } from '../two-people.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

describe('moves', () => {
  it('moves a story to another slug or folder in the space, and then in the folder of the other person', async () => {
    const { an, bo, inSpace } = await twoPeople();
    const { uuid } = an.story(`${GIFT}.json`);
    renameSync(an.file(`${GIFT}.json`), an.file('themas/cadeau.json'));
    expect((await an.push()).output).toMatch(
      /^gewijzigd {2}themas\/cadeau \(verplaatst van nieuws\/een-uur/m,
    );
    expect((await inSpace('themas/cadeau'))?.uuid).toBe(uuid);
    expect((await bo.pull()).output).toMatch(/^gewijzigd {2}stories\/themas\/cadeau\.json \(verplaatst van/m);
    expect(bo.files()).not.toContain(`${GIFT}.json`);
    expect(bo.story('themas/cadeau.json').uuid).toBe(uuid);
  });

  it('merges a move by one person with a change of content by the other', async () => {
    const { an, bo, inSpace } = await twoPeople();
    renameSync(an.file(`${GIFT}.json`), an.file('nieuws/cadeau.json'));
    await an.push();
    bo.edit(`${GIFT}.json`, { title: 'Van Bo' });
    expect((await bo.pull()).code).toBe(0);
    expect(bo.story('nieuws/cadeau.json').content.title).toBe('Van Bo');
    expect((await bo.push()).code).toBe(0);
    expect(await inSpace('nieuws/cadeau')).toMatchObject({ content: { title: 'Van Bo' } });
  });

  it('names both paths in the conflict if both people moved a story', async () => {
    const { an, bo } = await twoPeople();
    renameSync(an.file(`${GIFT}.json`), an.file('nieuws/van-an.json'));
    await an.push();
    renameSync(bo.file(`${GIFT}.json`), bo.file('nieuws/van-bo.json'));
    for (const { code, output } of [await bo.push(), await bo.pull()]) {
      expect(code).toBe(1);
      expect(output).toContain('Slug en map: hier ‘nieuws/van-bo’, in de space ‘nieuws/van-an’');
    }
  });

  it('does not overwrite a story that cannot leave its path, and moves the others', async () => {
    const { an, bo } = await twoPeople();
    renameSync(an.file(`${GIFT}.json`), an.file('nieuws/cadeau.json'));
    for (const end of ['.json', '.draft.json']) renameSync(an.file(`${BUS}${end}`), an.file(`${GIFT}${end}`));
    renameSync(an.file('themas/fantasy.json'), an.file('themas/griezel.json'));
    await an.push();
    const title = { title: 'Van An' };
    an.edit('nieuws/cadeau.json', title);
    await an.push();
    bo.edit(`${GIFT}.json`, { title: 'Van Bo' });
    const { code, output } = await bo.pull();
    expect(code).toBe(1);
    expect(output).toMatch(/^botst {6}stories\/nieuws\/een-uur-cadeau\.json .*\n {13}Titel: hier ‘Van Bo’/m);
    expect(bo.story(`${GIFT}.json`).content.title).toBe('Van Bo');
    expect(bo.files()).toEqual(expect.arrayContaining([`${BUS}.json`, 'themas/griezel.json']));
    expect((await bo.pull('--force', '--only', 'nieuws/cadeau')).code).toBe(0);
    expect((await bo.pull()).code).toBe(0);
    expect(bo.files()).toEqual(an.files());
  });

  it('exchanges the paths of two stories, in a push and in a pull', async () => {
    const { an, bo, inSpace } = await twoPeople();
    const [gift, bus] = [GIFT, BUS].map((path) => an.story(`${path}.json`).uuid);
    renameSync(an.file(`${GIFT}.json`), an.file('nieuws/tijdelijk.json'));
    for (const end of ['.json', '.draft.json']) renameSync(an.file(`${BUS}${end}`), an.file(`${GIFT}${end}`));
    renameSync(an.file('nieuws/tijdelijk.json'), an.file(`${BUS}.json`));
    expect((await an.push()).code).toBe(0);
    expect([(await inSpace(GIFT))?.uuid, (await inSpace(BUS))?.uuid]).toEqual([bus, gift]);
    expect((await bo.pull()).code).toBe(0);
    expect([GIFT, BUS].map((path) => bo.story(`${path}.json`).uuid)).toEqual([bus, gift]);
  });
});

describe('deletions', () => {
  it('repeats the deletion of a story in the space and in the folder of the other person, but only with --delete', async () => {
    const { an, bo, inSpace } = await twoPeople();
    rmSync(an.file(`${GIFT}.json`));
    expect((await an.pull()).output).toMatch(
      /^blijft {5}nieuws\/een-uur-cadeau \(hier verwijderd; content:push --delete/m,
    );
    await an.push();
    expect(await inSpace(GIFT)).toBeDefined();
    expect((await an.push('--delete')).output).toMatch(/^verwijderd nieuws\/een-uur-cadeau/m);
    expect(await inSpace(GIFT)).toBeUndefined();
    expect((await bo.push()).output).toMatch(/^blijft {5}nieuws\/een-uur-cadeau \(in de space verwijderd/m);
    expect(await inSpace(GIFT)).toBeUndefined();
    expect((await bo.pull()).output).toMatch(
      /^blijft {5}stories\/nieuws\/een-uur-cadeau\.json \(in de space verw/m,
    );
    expect(bo.files()).toContain(`${GIFT}.json`);
    expect((await bo.pull('--delete')).output).toMatch(/^verwijderd stories\/nieuws\/een-uur-cadeau\.json/m);
    expect(bo.files()).not.toContain(`${GIFT}.json`);
  });

  it('deletes no story that the other side changed, and lists the changed fields', async () => {
    const { an, bo, space, inSpace } = await twoPeople();
    rmSync(an.file(`${GIFT}.json`));
    bo.edit(`${GIFT}.json`, { title: 'Van Bo' });
    await bo.push();
    for (const { code, output } of [await an.push('--delete'), await an.pull('--delete')]) {
      expect(code).toBe(1);
      expect(output).toMatch(
        /^botst {6}nieuws\/een-uur-cadeau \(hier verwijderd, in de space gewijzigd.*\n.*Titel:/m,
      );
    }
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Van Bo' } });
    await an.pull('--force');
    expect(an.story(`${GIFT}.json`).content.title).toBe('Van Bo');

    await space.remove(GIFT);
    bo.edit(`${GIFT}.json`, { title: 'Nog eens van Bo' });
    for (const { code, output } of [await bo.pull('--delete'), await bo.push('--delete')]) {
      expect(code).toBe(1);
      expect(output).toMatch(
        /^botst {6}.*een-uur-cadeau.*\(in de space verwijderd, hier gewijzigd.*\n.*Titel:/m,
      );
    }
    expect((await bo.push('--force')).code).toBe(0);
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Nog eens van Bo' } });
  });

  it('unpublishes a story if only its published file was deleted, and preserves its draft', async () => {
    const { an, inSpace } = await twoPeople();
    rmSync(an.file(`${BUS}.json`));
    expect((await an.push()).code).toBe(0);
    expect(await inSpace(BUS)).toMatchObject({ published: false });
    expect((await an.pull()).output).toMatch(/^\d+ gelijk\. Gesch/);
    expect(an.files().filter((path) => path.startsWith(BUS))).toEqual([`${BUS}.draft.json`]);
  });
});
