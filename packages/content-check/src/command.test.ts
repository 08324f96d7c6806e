import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { type Environment, runCommand } from './command.ts';

const COMPONENTS = join(FIXTURE_EDITION, 'components.json');
const PAGE = { component: 'page', title: 'Praktisch' };
const FOOTER = {
  component: 'footer',
  sub_links: [
    {
      component: 'link',
      label: 'Programma',
      link: { linktype: 'story', fieldtype: 'multilink', id: 'programma', cached_url: 'programma' },
    },
  ],
  links: [
    {
      component: 'link',
      label: 'Praktisch',
      link: { linktype: 'story', fieldtype: 'multilink', id: 'p', cached_url: 'praktisch' },
    },
  ],
};

/**
 * The stories that every edition must have. Without them, the check would report errors that these tests do not expect.
 */
const NEEDED = {
  home: { component: 'home', title: 'Boektopia' },
  'globaal/header': { component: 'header', nav_links: FOOTER.links },
  'globaal/global-data': { component: 'global_data', reservation_url: 'https://tickets.example/' },
  programma: { component: 'default_date_overview', title: 'Programma' },
  live: { component: 'live', title: 'Live' },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  cpSync(COMPONENTS, join(folder, 'components.json'));
  write('praktisch.json', { uuid: 'p', content: PAGE });
  write('globaal/footer.json', { uuid: 'f', content: FOOTER });
  for (const [slug, content] of Object.entries(NEEDED)) write(`${slug}.json`, { uuid: slug, content });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, story: unknown) {
  const file = join(folder, 'stories', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof story === 'string' ? story : JSON.stringify(story));
}

function check(...args: string[]) {
  return checkWith({}, ...args);
}

function checkWith(settings: Environment, ...args: string[]) {
  const outcome = runCommand(args, {
    CONTENT_DIR: folder,
    SITE_NOW: '2025-10-20T12:00:00+02:00',
    ...settings,
  });
  return { ...outcome, lines: outcome.output.split('\n') };
}

it('exits with 0 if there are no errors, even with warnings', () => {
  write('nieuws/pers.json', {
    uuid: 'n',
    tag_list: ['pers'],
    content: { component: 'news_article', title: 'x' },
  });
  const { code, lines } = check();
  expect(lines.at(-1)).toBe('8 verhalen nagekeken: 0 fouten, 0 waarschuwingen, 2 tips.');
  expect(code).toBe(0);
});

it('exits with 1 on an error, lists the worst findings first, and prints the same findings as JSON', () => {
  write('a.json', { uuid: 'a', content: { ...PAGE, page_color: 'mauve' } });
  write('b.draft.json', '{"uuid": ');
  const { code, lines } = check('--content', folder);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes(' · '))).toEqual([
    'fout · b · onleesbaar bestand',
    'fout · a · waarde van een veld',
    'tip · a · onbereikbare pagina',
  ]);
  expect(lines).toContain('  Gewone pagina ‘Praktisch’, Kleur: ‘mauve’ is geen keuze van dit veld.');

  const json = check('--json');
  expect(json.code).toBe(1);
  const findings: unknown = JSON.parse(json.output);
  expect(findings).toMatchObject([
    { rule: 'onleesbaar bestand', severity: 'fout', story: 'b', draft: true },
    { rule: 'waarde van een veld', severity: 'fout', story: 'a', draft: false, field: 'page_color' },
    { rule: 'onbereikbare pagina', severity: 'tip', story: 'a', draft: false },
  ]);
});

it('prints statistics without checking the content', () => {
  write('a.json', { uuid: 'a', content: { ...PAGE, page_color: 'mauve' } });
  const { code, lines } = check('--stats');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^Verhalen +8$/);
  expect(JSON.parse(check('--stats', '--json').output)).toMatchObject({ stories: 8 });
});

it('exits with code 2 and a message if there is nothing to check or the arguments are invalid', () => {
  const missing = check('--content', join(folder, 'nergens'));
  expect(missing).toMatchObject({ code: 2, output: '' });
  expect(missing.complaint).toContain('er is geen map ‘stories’');
  expect(check('--statistics')).toMatchObject({ code: 2, output: '' });
});

it('reads dates according to CONTENT_DATES, and rejects values that the site rejects', () => {
  const date = '2025-11-02 00:00';
  write('programma/2025-11-02.json', {
    uuid: 'd',
    content: { component: 'date_overview', title: 'd', date },
  });
  const content = { component: 'program', start_date: '2025-11-02 23:00' };
  write('momenten/laat.json', { uuid: 'm', content });
  const onNoDay = (CONTENT_DATES?: string) =>
    checkWith({ CONTENT_DATES }).output.match(/begint .*, en die dag heeft geen pagina/)?.[0];
  expect(onNoDay('wall')).toBeUndefined();
  for (const utc of [undefined, '', 'utc'])
    expect(onNoDay(utc)).toBe('begint op 03/11 om 00:00, en die dag heeft geen pagina');
  const refused = checkWith({ CONTENT_DATES: 'lokaal' });
  expect(refused).toMatchObject({
    code: 2,
    complaint: 'CONTENT_DATES is ‘lokaal’; het kan utc of wall zijn.',
  });
});

it('reports addresses that exist only in the last commit, and deleted stories that are still used', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args]);
  write('themas/strips.json', { uuid: 't', content: { component: 'theme', title: 'Strips & co' } });
  for (const id of ['a', 'b'])
    write(`momenten/${id}.json`, { uuid: id, content: { component: 'program', theme: ['t'] } });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'eerste');
  rmSync(join(folder, 'stories/praktisch.json'));
  rmSync(join(folder, 'stories/themas/strips.json'));
  write('info/praktisch.json', { uuid: 'p', content: PAGE });
  const { lines } = check();
  expect(lines).toContain(
    '  → Voeg in de Globale gegevens bij ‘Doorverwijzingen’ toe: /praktisch → /info/praktisch.',
  );
  expect(lines.filter((line) => line.includes('Strips & co'))).toEqual([
    '  Programma-item ‘a’, Thema’s: thema ‘Strips & co’ is verwijderd en wordt hier nog gebruikt (ook: ‘b’, Thema’s).',
  ]);
  git('add', '.');
  git('commit', '-q', '-m', 'tweede');
  expect(check().output).not.toContain('verhuisde');
  expect(check('--since', 'HEAD~1').output).toContain('verhuisde');
  expect(check('--since', 'nooit').complaint).toContain('Git kent hier geen versie ‘nooit’');
});
