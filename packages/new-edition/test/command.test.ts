import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { runCommand as checkContent } from '../../content-check/src/command.ts';
import { runCommand } from '../src/command.ts';

const NOW = new Date('2026-01-15T10:00:00Z');
const WHEN = ['2026', '--from', '2026-10-24', '--to', '2026-11-01'];

/** The part of the test edition that these tests use: a folder of 900 stories would make them slow. */
const PARTS = [
  'praktisch.json',
  'globaal',
  'programma',
  'programma-items/2025-10-25',
  'types',
  'themas',
  'locaties',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-edition-'));
  cpSync(join(FIXTURE_EDITION, 'components.json'), join(folder, 'components.json'));
  for (const part of PARTS) cpSync(join(FIXTURE_EDITION, 'stories', part), file(part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edition = (...args: string[]) => runCommand([...args, '--content', folder], {}, NOW);
const files = () => readdirSync(join(folder, 'stories'), { recursive: true, encoding: 'utf8' }).sort();
const file = (path: string) => join(folder, 'stories', path);
const story = (path: string) => JSON.parse(readFileSync(file(path), 'utf8'));
const itemsIn = (day: string) =>
  existsSync(file(`programma-items/${day}`)) ? readdirSync(file(`programma-items/${day}`)) : [];

it('without --write, lists the planned changes and changes nothing', () => {
  const before = files();
  const { code, output } = edition(...WHEN, '--ongoing');
  expect(code).toBe(0);
  expect(output).toContain('Boektopia 2026: zaterdag 24 oktober tot zondag 1 november, 9 dagen');
  expect(output).toContain(
    'programma/2026-10-24  zaterdag 24 oktober, met de teksten van zaterdag 25 oktober 2025',
  );
  expect(output).toContain('globaal/header  9 van 2025 worden 9 van 2026');
  expect(output).toMatch(/Zinnen die dan niet meer kloppen: \d+ in \d+ verhalen/);
  expect(output).toContain('‘Zaterdag 25 oktober’ is in 2026 een zondag');
  expect(files()).toEqual(before);
});

it('writes the day pages as drafts, with their own dates and with texts from the same day of the week', () => {
  edition(...WHEN, '--write');
  const [old, next] = [story('programma/2025-10-25.json'), story('programma/2026-10-24.draft.json')];
  expect(next).toMatchObject({
    name: 'Zaterdag 24 oktober',
    slug: '2026-10-24',
    full_slug: 'programma/2026-10-24',
    published_at: null,
    parent_id: old.parent_id,
    content: { title: 'Zaterdag 24 oktober', date: '2026-10-24 00:00', intro: old.content.intro },
  });
  expect(next.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set([old.uuid, old.id, old.content._uid, next.uuid, next.id, next.content._uid]).size).toBe(6);
  expect(existsSync(file('programma/2026-10-24.json'))).toBe(false);
});

it('replaces the buttons of the menu in a draft of the header, and leaves the published one', () => {
  const published = readFileSync(file('globaal/header.json'), 'utf8');
  edition(...WHEN, '--write');
  expect(readFileSync(file('globaal/header.json'), 'utf8')).toBe(published);
  const draft = readFileSync(file('globaal/header.draft.json'), 'utf8');
  expect(draft.match(/"cached_url": "programma\/20\d\d-\d\d-\d\d"/g)).toHaveLength(9);
  expect(draft).not.toContain('programma/2025');
  expect(draft).toContain(story('programma/2026-11-01.draft.json').uuid);
  expect(draft.match(/"label": "2026-1/g)).toHaveLength(9);
});

describe('the items of the earlier edition', () => {
  it('copies no items unless the arguments select some', () => {
    expect(edition(...WHEN, '--write').output).toMatch(/geen van de \d+ items van 2025/);
    expect(itemsIn('2026-10-24')).toEqual([]);
  });

  it('copies the activity, place and local hour of an item, with a new uuid and without tags that describe the old moment', () => {
    const path = 'programma-items/2025-10-25';
    const [name = ''] = readdirSync(file(path)).filter(
      (one) => story(`${path}/${one}`).content.ongoing_program_item === 'true',
    );
    const old = story(`${path}/${name}`);
    writeFileSync(
      file(`${path}/${name}`),
      JSON.stringify({ ...old, tag_list: ['volzet', 'vgt', 'eigen woord'] }),
    );
    edition(...WHEN, '--ongoing', '--write');
    const next = story(`programma-items/2026-10-24/${name.replace('.json', '.draft.json')}`);
    expect(next.content).toMatchObject({
      experience: old.content.experience,
      location: old.content.location,
      start_date: old.content.start_date.replace('2025-10-25', '2026-10-24'),
    });
    expect(next.tag_list).toEqual(['vgt', 'eigen woord']);
    expect(next.uuid).not.toBe(old.uuid);
  });

  it('selects items by the slug or the title of their type, and only ongoing items if requested', () => {
    const counted = (...args: string[]) =>
      Number(/samen (\d+) van/.exec(edition(...WHEN, ...args).output)?.[1] ?? 0);
    const signings = counted('--type', 'signeersessie');
    expect(signings).toBeGreaterThan(0);
    expect(counted('--type', 'Signeersessie')).toBe(signings);
    const lectures = counted('--type', 'voorlezing');
    expect(counted('--type', 'signeersessie', '--type', 'voorlezing')).toBe(signings + lectures);
    expect(counted('--type', 'signeersessie', '--ongoing')).toBeLessThan(signings);
  });

  it('omits a cancelled item, and states the reason', () => {
    const path = 'programma-items/2025-10-25';
    const [name = ''] = readdirSync(file(path)).filter(
      (one) => story(`${path}/${one}`).content.ongoing_program_item === 'true',
    );
    writeFileSync(
      file(`${path}/${name}`),
      JSON.stringify({ ...story(`${path}/${name}`), tag_list: ['afgelast'] }),
    );
    expect(edition(...WHEN, '--ongoing').output).toContain(
      `${path}/${name.replace('.json', '')}  was geannuleerd`,
    );
  });
});

it('creates nothing twice: a second run adds only newly chosen items', () => {
  edition(...WHEN, '--write');
  const page = readFileSync(file('programma/2026-10-24.draft.json'), 'utf8');
  const before = files().length;
  const { output } = edition(...WHEN, '--ongoing', '--write');
  expect(output).toContain('staat er al  programma/2026-10-24');
  expect(files().length).toBeGreaterThan(before);
  const after = files();
  edition(...WHEN, '--ongoing', '--write');
  expect(files()).toEqual(after);
  expect(readFileSync(file('programma/2026-10-24.draft.json'), 'utf8')).toBe(page);
});

it('writes an edition in which the content check finds no errors', () => {
  cpSync(join(FIXTURE_EDITION, 'stories'), join(folder, 'stories'), { recursive: true });
  edition(...WHEN, '--ongoing', '--write');
  const { code, output } = checkContent(['--content', folder], { SITE_NOW: '2026-05-01T10:00:00Z' });
  expect(output).toContain('Boektopia 2025 is voorbij: 9 dagen');
  expect(output).toContain(' 0 fouten');
  expect(code).toBe(0);
});

it.each([
  [['26', '--from', '2026-10-24', '--to', '2026-11-01'], 'Welk jaar?'],
  [['2026', '--from', '2026-10-24'], 'is geen dag'],
  [['2026', '--from', '2025-10-24', '--to', '2026-11-01'], 'ligt niet in 2026'],
  [['2026', '--from', '2026-11-01', '--to', '2026-10-24'], 'ligt voor'],
  [['2026', '--from', '2026-01-24', '--to', '2026-11-01'], 'mistypt'],
  [['2025', '--from', '2025-11-10', '--to', '2025-11-12'], 'meer dan vier weken'],
  [['2024', '--from', '2024-10-24', '--to', '2024-10-25'], 'geen vroegere editie'],
  [[...WHEN, '--theme', 'koken'], 'Er is geen thema ‘koken’. Kies uit: '],
  [[...WHEN, '--wat'], '--wat'],
  [['move', '--days', 'veel', '--to', '/tmp/x'], 'Geef --days'],
])('rejects %j with a reason, and changes nothing', (args, reason) => {
  const before = files();
  const { code, complaint } = edition(...args, ...(args.includes('--write') ? [] : ['--write']));
  expect([code, complaint]).toEqual([2, expect.stringContaining(reason)]);
  expect(files()).toEqual(before);
});
