import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandBesideSite } from '../../../test/submissions/command-beside-site.ts';
import { eventually } from '../../../test/submissions/eventually.ts';
import { contactFrom, GROUP_REQUEST } from '../../../test/submissions/sample-submissions.ts';
import { NOON } from '../../../test/submissions/started-delivery.ts';
import { openDatabase } from '../database.ts';
import { confirmOptIn, requestNewsletter } from '../opt-in.ts';
import { storeOf } from '../store.ts';
import { runSubmissions } from './submissions.ts';

describe('npm run submissions', () => {
  it('lists submissions, and shows a single one with its history', async () => {
    const { run, sent } = await commandBesideSite();
    expect((await run('list')).output).toBe('Geen inzendingen.');
    const id = await sent();
    const { code, output } = await run('list');
    expect(code).toBe(0);
    expect(output.split('\n')[1]).toBe(`2025-10-27 12:00  ${id}  contact    bezorgd   lezer1@voorbeeld.be`);
    const shown = (await run('show', id)).output;
    expect(shown).toContain('Bericht:\n  Is er een lift?');
    expect(shown).toMatch(/team +bezorgd +1 poging +2025-10-27 12:00/);
    expect(await run('show', 'ffffffff')).toEqual({
      code: 1,
      output: '',
      complaint: 'Geen inzending ffffffff.',
    });
  });

  it('filters submissions by state, form and sender', async () => {
    const { mails, run, sent } = await commandBesideSite();
    const contact = await sent();
    mails.outcome = { outcome: 'refused', reason: 'smtp: EENVELOPE 550 at RCPT TO' };
    const group = await sent(GROUP_REQUEST, 'b');
    const ids = async (...args: string[]) =>
      JSON.parse((await run('list', '--format', 'json', ...args)).output).map(({ id }: { id: string }) =>
        id.slice(0, 8),
      );
    expect(await ids('--state', 'dead')).toEqual([group]);
    expect(await ids('--form', 'contact')).toEqual([contact]);
    expect(await ids('--email', 'Joris@delinde.example')).toEqual([group]);
    expect((await run('list', '--state', 'dead')).output).toContain('smtp: EENVELOPE 550 at RCPT TO');
  });

  it('retries a dead letter once', async () => {
    const { carried, mails, run, sent } = await commandBesideSite();
    mails.outcome = { outcome: 'refused', reason: 'unsub' };
    const id = await sent();
    mails.outcome = { outcome: 'delivered' };
    expect((await run('retry', id)).output).toBe('2 bezorgingen worden opnieuw geprobeerd.');
    await eventually(() => carried.length).toBe(4);
    await eventually(async () => (await run('list')).output).toContain('bezorgd');
    expect((await run('retry', '--dead')).output).toBe('0 bezorgingen worden opnieuw geprobeerd.');
    expect((await run('retry')).code).toBe(2);
  });

  it('exports submissions to a file for Excel without executable formulas', async () => {
    const { folder, run, sent } = await commandBesideSite();
    await sent(contactFrom(1, '=HYPERLINK("http://kwaad.example")\nTweede; regel'));
    const file = join(folder, 'export.csv');
    expect((await run('export', '--to', file)).code).toBe(0);
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\uFEFFNummer;Ontvangen;')).toBe(true);
    expect(csv).toContain(`;"'=HYPERLINK(""http://kwaad.example"")\nTweede; regel"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const all = JSON.parse((await run('export', '--format', 'json')).output);
    expect(all[0].submission).toMatchObject({ form: 'contact', email: 'lezer1@voorbeeld.be' });
  });

  it('exports the submissions of one form with only the columns of that form', async () => {
    const { run, sent } = await commandBesideSite();
    await sent();
    await sent(GROUP_REQUEST, 'b');
    const columns = async (...args: string[]) =>
      (await run('export', ...args)).output.split('\r\n').map((line) => line.split(';').slice(4));
    expect(await columns('--form', 'contact')).toEqual([
      ['Voornaam', 'Achternaam', 'E-mailadres', 'Bericht'],
      ['Nele', 'Vandewalle', 'lezer1@voorbeeld.be', 'Is er een lift?'],
      [],
    ]);
    const [group = []] = await columns('--form', 'group-purchase');
    expect(group).toHaveLength(9);
    expect(group).not.toContain('Bericht');
    expect(await columns('--form', 'newsletter')).toEqual([['E-mailadres'], []]);
    const [all = []] = await columns();
    expect(all).toHaveLength(13);
  });

  it('exports confirmed subscribers of our own newsletter list', async () => {
    const { database, run } = await commandBesideSite();
    const store = await storeOf(database)();
    const token = await requestNewsletter(store, 'Lezer@voorbeeld.be', NOON);
    await requestNewsletter(store, 'nooit@voorbeeld.be', NOON);
    await confirmOptIn(store, token, NOON + 60_000);
    expect((await run('export', '--subscribers')).output).toBe(
      '\uFEFFE-mailadres;Gevraagd;Bevestigd\r\nlezer@voorbeeld.be;2025-10-27 12:00;2025-10-27 12:01\r\n',
    );
  });

  it('shows the newsletter subscription of an address, even if it has no submissions', async () => {
    const { database, run } = await commandBesideSite();
    const store = await storeOf(database)();
    const list = (...args: string[]) => run('list', '--email', 'Lezer@voorbeeld.be', ...args);
    expect((await list()).output).toBe('Geen inzendingen.');
    const token = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    const waits = '2025-10-27 12:00          nieuwsbrieflijst  niet bevestigd  lezer@voorbeeld.be';
    expect((await list()).output.split('\n')[1]).toBe(waits);
    await confirmOptIn(store, token, NOON + 60_000);
    expect((await list()).output).toContain('bevestigd 2025-10-27 12:01  lezer@voorbeeld.be');
    expect(JSON.parse((await list('--format', 'json')).output)).toEqual([
      { newsletterList: { email: 'lezer@voorbeeld.be', askedAt: NOON, confirmedAt: NOON + 60_000 } },
    ]);
    expect((await list('--format', 'csv')).output).toContain(';nieuwsbrieflijst;bevestigd 2025-10-27 12:01;');
    expect((await list('--form', 'contact')).output).toBe('Geen inzendingen.');
    expect((await run('list')).output).toBe('Geen inzendingen.');
  });

  it('explains a failure in one sentence, without a stack', async () => {
    const { folder, run, sent } = await commandBesideSite();
    await sent();
    const file = join(folder, 'export.csv');
    writeFileSync(file, 'van iemand anders');
    expect(await run('export', '--to', file)).toEqual({
      code: 1,
      output: '',
      complaint: `${file} bestaat al: er is niets geschreven.`,
    });
    expect(readFileSync(file, 'utf8')).toBe('van iemand anders');
    const nowhere = join(folder, 'geen-map', 'export.csv');
    expect((await run('export', '--to', nowhere)).complaint).toContain('die map of dat bestand is er niet.');
    expect((await run('backup', join(folder, 'geen-map', 'kopie.db'))).complaint).toMatch(/^[^\n]+\.$/);

    const elsewhere = async (databaseUrl: string) => {
      const other = openDatabase(databaseUrl, () => {});
      const { code, complaint } = await runSubmissions(['list'], {
        database: other,
        databaseUrl,
        retentionDays: 30,
        mailFolder: '',
        now: () => NOON,
        ask: async () => undefined,
      });
      await other.db.destroy();
      expect(code).toBe(1);
      return complaint;
    };
    expect(await elsewhere(`file:${join(folder, 'weg.db')}`)).toBe(
      `Er is geen databank in ${join(folder, 'weg.db')}.`,
    );
    expect(existsSync(join(folder, 'weg.db'))).toBe(false);
    expect(await elsewhere(`file:${file}`)).toMatch(/is geen databank van deze site/);
    expect(await elsewhere('postgres://site:geheim@127.0.0.1:9/site')).toBe(
      'Er antwoordt geen databank op 127.0.0.1:9/site.',
    );
  });

  it('copies the whole database while the site runs, into one file that can be restored', async () => {
    const { folder, run, sent } = await commandBesideSite();
    await sent();
    const file = join(folder, 'kopie.db');
    expect(await run('backup', file)).toEqual({ code: 0, output: `Alles staat in ${file}.` });
    expect((await run('backup', file)).complaint).toBe(`${file} bestaat al.`);
    await sent(contactFrom(2), 'b');
    expect(readdirSync(folder).filter((name) => name.startsWith('kopie'))).toEqual(['kopie.db']);

    const restored = openDatabase(`file:${file}`, () => {});
    const { output } = await runSubmissions(['list'], {
      database: restored,
      databaseUrl: `file:${file}`,
      retentionDays: 30,
      mailFolder: '',
      now: () => NOON,
      ask: async () => undefined,
    });
    await restored.db.destroy();
    expect(output).toContain('lezer1@');
    expect(output).not.toContain('lezer2@');
  });

  it('prints its usage on request and after a mistake', async () => {
    const { folder, run } = await commandBesideSite();
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('npm run submissions') });
    for (const wrong of [['zoek'], ['list', '--staat', 'x'], ['list', '--state', 'x'], ['backup']]) {
      expect(await run(...wrong)).toMatchObject({ code: 2, complaint: expect.stringContaining('OPDRACHT') });
    }
    expect(existsSync(join(folder, 'undefined'))).toBe(false);
  });
});
