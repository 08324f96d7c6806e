import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SPACE } from '../emulated-space.ts';
import { ENOUGH_TIME } from '../temporary-space.ts';
import { GIFT, twoPeople } from '../two-people.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

describe('conflicts', () => {
  it('names the fields that both people changed, with both values, and sends neither value', async () => {
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

  it('merges changes of different fields in a pull, and sends the result in the next push', async () => {
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

  it('overwrites only the fields that conflict with --force', async () => {
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

  it('merges a change to the published version into the draft that an editor saved', async () => {
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
  it('uses the same uuid for a new story in both folders, whoever pushes or pulls it first', async () => {
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
