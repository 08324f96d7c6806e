import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SPACE } from '../emulated-space.ts';
import { ENOUGH_TIME } from '../temporary-space.ts';
import { GIFT, twoPeople } from '../two-people.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

describe('a lost manifest', () => {
  it('accepts equal stories after the manifest was lost, and reports the differing fields of other stories as conflicts', async () => {
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

  it('ignores a damaged line in the manifest, and a damaged file with the last sync of a story', async () => {
    const { an, folder } = await twoPeople();
    const data = join(folder('data-An'), 'content-sync', String(SPACE));
    writeFileSync(join(data, 'manifest.jsonl'), '{"old_id":1,"new_');
    writeFileSync(join(data, 'stories', '1.json'), '{');
    expect((await an.push()).output).toMatch(/^\d+ gelijk\. Gesch/);
  });
});
