import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SPACE } from './emulated-space.ts';
import { ENOUGH_TIME, temporarySpace } from './temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

const GIFT = 'nieuws/een-uur-cadeau';
const BUS = 'nieuws/pendelbus-van-perron-naar-podium';

/** Creates a space and two people, An and Bo, who each have a copy of the same folder and their own manifest. */
async function twoPeople() {
  const all = await temporarySpace();
  all.someContent('An');
  await all.syncAs('data-An', 'push', 'An', '--write');
  cpSync(all.folder('An'), all.folder('Bo'), { recursive: true });
  const person = (name: 'An' | 'Bo') => ({
    push: (...flags: string[]) => all.syncAs(`data-${name}`, 'push', name, '--write', ...flags),
    pull: (...flags: string[]) => all.syncAs(`data-${name}`, 'pull', name, '--write', ...flags),
    file: (path: string) => join(all.folder(name), 'stories', path),
    edit: (path: string, fields: Record<string, unknown>) =>
      all.editStory(name, path, ({ content }) => void Object.assign(content, fields)),
    story: (path: string) => JSON.parse(all.storiesIn(name)[path] ?? 'null'),
    files: () => Object.keys(all.storiesIn(name)),
  });
  const inSpace = async (path: string) =>
    (await all.space.stories()).find(
      ({ full_slug, is_folder }) => !is_folder && full_slug.replace(/\/$/, '') === path,
    );
  await person('Bo').push();
  return { ...all, an: person('An'), bo: person('Bo'), inSpace };
}

describe('conflicts', () => {
  it('names the fields that both people changed, with both values, and sends neither', async () => {
    const { an, bo, inSpace } = await twoPeople();
    an.edit(`${GIFT}.json`, { title: 'Van An' });
    await an.push();
    bo.edit(`${GIFT}.json`, { title: 'Van Bo', preview_text: 'Kaart van Bo' });
    for (const { code, output } of [await bo.push(), await bo.pull()]) {
      expect(code).toBe(1);
      expect(output).toMatch(
        /^botst {6}.*een-uur-cadeau.*\n {13}Titel: hier ‘Van Bo’, in de space ‘Van An’$/m,
      );
      expect(output).not.toContain('Kaarttekst');
    }
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Van An' } });
    expect(bo.story(`${GIFT}.json`).content).toMatchObject({ title: 'Van Bo', preview_text: 'Kaart van Bo' });
  });

  it('merges changes of different fields in a pull, after which a push sends them', async () => {
    const { an, bo, inSpace, space } = await twoPeople();
    an.edit(`${GIFT}.json`, { title: 'Van An' });
    await an.push();
    await space.set(GIFT, { name: 'Naam van een redacteur' });
    await space.publish(GIFT);
    bo.edit(`${GIFT}.json`, { preview_text: 'Kaart van Bo' });
    expect((await bo.push()).output).toMatch(/^botst .*in andere velden; content:pull voegt samen\)$/m);
    const pulled = await bo.pull();
    expect(pulled.code).toBe(0);
    expect(pulled.output).toMatch(/samengevoegd; hier: Kaarttekst; in de space: Naam, Titel\)$/m);
    expect((await bo.push()).code).toBe(0);
    expect(await inSpace(GIFT)).toMatchObject({
      name: 'Naam van een redacteur',
      content: { title: 'Van An', preview_text: 'Kaart van Bo' },
      unpublished_changes: false,
    });
    await an.pull();
    expect(an.story(`${GIFT}.json`).content).toEqual(bo.story(`${GIFT}.json`).content);
  });

  it('with --force, lets one side win only in the fields that conflict', async () => {
    const { an, bo, inSpace } = await twoPeople();
    an.edit(`${GIFT}.json`, { title: 'Van An', preview_text: 'Kaart van An' });
    await an.push();
    bo.edit(`${GIFT}.json`, { title: 'Van Bo', publisher_custom: 'Uitgeverij Bo' });
    expect((await bo.push('--force', '--only', GIFT)).code).toBe(0);
    const all = { title: 'Van Bo', preview_text: 'Kaart van An', publisher_custom: 'Uitgeverij Bo' };
    expect(await inSpace(GIFT)).toMatchObject({ content: all });
    expect((await bo.pull()).code).toBe(0);
    expect(bo.story(`${GIFT}.json`).content).toMatchObject(all);

    an.edit(`${GIFT}.json`, { title: 'Toch van An', publisher_custom: '' });
    expect((await an.pull('--force')).code).toBe(0);
    expect(an.story(`${GIFT}.json`).content).toMatchObject(all);
  });

  it('merges a published change into the draft that an editor has meanwhile', async () => {
    const { an, space, inSpace } = await twoPeople();
    await space.edit(GIFT, (content) => {
      content.preview_text = 'Nog niet gepubliceerd';
    });
    an.edit(`${GIFT}.json`, { title: 'Van An' });
    expect((await an.pull()).code).toBe(0);
    expect(an.story(`${GIFT}.json`).content).toMatchObject({ title: 'Van An' });
    expect(an.story(`${GIFT}.draft.json`).content).toMatchObject({
      title: 'Van An',
      preview_text: 'Nog niet gepubliceerd',
    });
    expect((await an.push()).code).toBe(0);
    expect(await inSpace(GIFT)).toMatchObject({ published: true, unpublished_changes: true });
  });

  it('does not overwrite a story that an editor saves during the push', async () => {
    const { an, space, inSpace, syncAs } = await twoPeople();
    an.edit(`${GIFT}.json`, { title: 'Van An' });
    space.beforeWrite(async () => {
      await space.edit(GIFT, (content) => {
        content.title = 'Van een redacteur';
      });
    });
    const { code, output } = await syncAs('data-An', 'push', 'An', '--write');
    expect(code).toBe(1);
    expect(output).toMatch(/^botst {6}nieuws\/een-uur-cadeau \(intussen in de space gewijzigd/m);
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Van een redacteur' } });
  });
});

describe('uuids', () => {
  it('gives both people the same uuid for a new story, whoever sends or pulls it first', async () => {
    const { an, bo, folder, inSpace } = await twoPeople();
    const made = { ...an.story(`${GIFT}.json`), uuid: '0d3c9a58-4f43-4b58-9d0f-6f1c0e6f7a10', id: 77_001 };
    writeFileSync(an.file('nieuws/nieuw.json'), JSON.stringify(made));
    await an.push();
    await bo.pull();
    expect(bo.story('nieuws/nieuw.json').uuid).toBe(made.uuid);
    expect((await inSpace('nieuws/nieuw'))?.uuid).toBe(made.uuid);
    for (const name of ['An', 'Bo']) {
      const data = join(folder(`data-${name}`), 'content-sync', String(SPACE), 'manifest.jsonl');
      expect(existsSync(data)).toBe(true);
    }
    for (const { output } of [await an.push(), await bo.push()])
      expect(output).toMatch(/^\d+ gelijk\. Gesch/);
  });
});

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

  it('combines a move by one person with a change of content by the other', async () => {
    const { an, bo, inSpace } = await twoPeople();
    renameSync(an.file(`${GIFT}.json`), an.file('nieuws/cadeau.json'));
    await an.push();
    bo.edit(`${GIFT}.json`, { title: 'Van Bo' });
    expect((await bo.pull()).code).toBe(0);
    expect(bo.story('nieuws/cadeau.json').content.title).toBe('Van Bo');
    expect((await bo.push()).code).toBe(0);
    expect(await inSpace('nieuws/cadeau')).toMatchObject({ content: { title: 'Van Bo' } });
  });

  it('states both places if both people moved a story', async () => {
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

  it('exchanges the places of two stories, in a push and in a pull', async () => {
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
  it('brings a deletion in a folder to the space and to the other person, only with --delete', async () => {
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

  it('deletes nothing that the other side changed, and states what changed', async () => {
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

  it('unpublishes a story whose published file was deleted and whose draft stays', async () => {
    const { an, inSpace } = await twoPeople();
    rmSync(an.file(`${BUS}.json`));
    expect((await an.push()).code).toBe(0);
    expect(await inSpace(BUS)).toMatchObject({ published: false });
    expect((await an.pull()).output).toMatch(/^\d+ gelijk\. Gesch/);
    expect(an.files().filter((path) => path.startsWith(BUS))).toEqual([`${BUS}.draft.json`]);
  });
});

describe('a lost manifest', () => {
  it('accepts equal stories after the manifest was lost, and reports the fields of different ones as conflicts', async () => {
    const { an, space, folder, inSpace } = await twoPeople();
    rmSync(folder('data-An'), { recursive: true });
    an.edit(`${GIFT}.json`, { title: 'Van An' });
    await space.edit('home', (content) => {
      content.title = 'Van een redacteur';
    });
    const before = an.files();
    for (const { code, output } of [await an.push(), await an.pull()]) {
      expect(code).toBe(1);
      expect(output.match(/^botst /gm)).toHaveLength(2);
      expect(output).toMatch(
        /een-uur-cadeau.*is niet bekend.*\n {13}Titel: hier ‘Van An’, in de space ‘Een uur/,
      );
      expect(output).toMatch(/home.*is niet bekend.*\n {13}.*in de space ‘Van een redacteur’/);
      expect(output).not.toMatch(/^(nieuw|verwijderd|gewijzigd) /m);
    }
    expect(an.files()).toEqual(before);
    expect((await an.push('--force', '--only', GIFT)).code).toBe(0);
    expect((await an.pull('--force', '--only', 'home')).code).toBe(0);
    expect(await inSpace(GIFT)).toMatchObject({ content: { title: 'Van An' } });
    expect(an.story('home.draft.json').content.title).toBe('Van een redacteur');
    expect((await an.push()).output).toMatch(/^\d+ gelijk\. Gesch/);
  });

  it('recognizes a moved story instead of creating it again', async () => {
    const { an, folder, space, inSpace } = await twoPeople();
    await space.move(GIFT, 'nieuws/verplaatst');
    rmSync(folder('data-An'), { recursive: true });
    const { output } = await an.push();
    expect(output).toContain('Slug en map: hier ‘nieuws/een-uur-cadeau’, in de space ‘nieuws/verplaatst’');
    expect(await inSpace(GIFT)).toBeUndefined();
    expect((await an.pull('--force', '--only', 'nieuws/verplaatst')).code).toBe(0);
    expect(an.files()).toContain('nieuws/verplaatst.json');
    expect(an.files()).not.toContain(`${GIFT}.json`);
  });

  it('survives a damaged line and a damaged file', async () => {
    const { an, folder } = await twoPeople();
    const data = join(folder('data-An'), 'content-sync', String(SPACE));
    writeFileSync(join(data, 'manifest.jsonl'), '{"old_id":1,"new_');
    writeFileSync(join(data, 'stories', '1.json'), '{');
    expect((await an.push()).output).toMatch(/^\d+ gelijk\. Gesch/);
  });
});
