import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/submissions/eventually.ts';
import { contactFrom, GROUP_REQUEST, QUICK } from '../../../test/submissions/sample-submissions.ts';
import { type Database, openDatabase } from '../database.ts';
import { createDelivery, type Delivery } from '../delivery.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { askForNewsletter, confirmOptIn } from '../opt-in.ts';
import { storeOf } from '../store.ts';
import { runSubmissions } from './submissions.ts';

const NOON = Date.parse('2025-10-27T12:00:00+01:00');
const DAY = 24 * 60 * 60_000;

let folder: string;
let url: string;
let database: Database;
let site: Delivery;
let outcome: DeliveryOutcome;
let carried: string[];
let now: number;
let asked: string[];
let answer: boolean | undefined;

/** A site runs beside every command, on the same file. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  url = `file:${join(folder, 'site.db')}`;
  database = openDatabase(url, () => {});
  outcome = { outcome: 'delivered' };
  carried = [];
  asked = [];
  answer = true;
  now = NOON;
  site = createDelivery({
    database: openDatabase(url, () => {}),
    courier: () => async (due) => {
      carried.push(due.id);
      return outcome;
    },
    retentionDays: 90,
    log: () => {},
    now: () => now,
    pace: QUICK,
  });
  site.start();
  await eventually(() => existsSync(join(folder, 'site.db'))).toBe(true);
});
afterEach(async () => {
  await site.stop();
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const mailFolder = () => join(folder, 'mail');
const run = (...args: string[]) =>
  runSubmissions(args, {
    database,
    databaseUrl: url,
    retentionDays: 30,
    mailFolder: mailFolder(),
    now: () => now,
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
  });

async function sent(submission = contactFrom(1, 'Is er een lift?'), key = 'a') {
  const before = carried.length;
  await site.accept(submission, { address: '192.0.2.1', idempotencyKey: key });
  await eventually(() => carried.length).toBe(before + 2);
  await eventually(async () => (await run('list', '--state', 'waiting')).output).toBe('Geen inzendingen.');
  return carried[before]?.slice(0, 8) ?? '';
}

describe('npm run submissions', () => {
  it('lists what came in, and shows one with all that happened', async () => {
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

  it('selects by state, form and sender', async () => {
    const contact = await sent();
    outcome = { outcome: 'refused', reason: 'smtp: EENVELOPE 550 at RCPT TO' };
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

  it('delivers a dead letter after all, once', async () => {
    outcome = { outcome: 'refused', reason: 'unsub' };
    const id = await sent();
    outcome = { outcome: 'delivered' };
    expect((await run('retry', id)).output).toBe('2 bezorgingen worden opnieuw geprobeerd.');
    await eventually(() => carried.length).toBe(4);
    await eventually(async () => (await run('list')).output).toContain('bezorgd');
    expect((await run('retry', '--dead')).output).toBe('0 bezorgingen worden opnieuw geprobeerd.');
    expect((await run('retry')).code).toBe(2);
  });

  it('exports what Excel opens and no formula that it runs', async () => {
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

  it('exports our own newsletter list: only who confirmed', async () => {
    const store = await storeOf(database)();
    const token = await askForNewsletter(store, 'Lezer@voorbeeld.be', NOON);
    await askForNewsletter(store, 'nooit@voorbeeld.be', NOON);
    await confirmOptIn(store, token, NOON + 60_000);
    expect((await run('export', '--subscribers')).output).toBe(
      '\uFEFFE-mailadres;Gevraagd;Bevestigd\r\nlezer@voorbeeld.be;2025-10-27 12:00;2025-10-27 12:01\r\n',
    );
  });

  it('wipes what was delivered long ago, and not what still has to be read', async () => {
    await sent();
    outcome = { outcome: 'refused', reason: 'unsub' };
    const dead = await sent(GROUP_REQUEST, 'b');
    now = NOON + 29 * DAY;
    expect((await run('purge')).output).toBe('0 inzendingen gewist.');
    expect((await run('purge', '--days', '28')).output).toBe('1 inzending gewist.');
    expect((await run('list')).output).toContain(dead);
    expect((await run('purge', '--days', 'x')).code).toBe(2);
  });

  it('wipes everything of a person who asks for it', async () => {
    const id = await sent();
    await sent(contactFrom(2), 'b');
    const store = await storeOf(database)();
    await confirmOptIn(store, await askForNewsletter(store, 'lezer1@voorbeeld.be', NOON), NOON);
    const full = carried.filter((delivery) => delivery.startsWith(id));
    mkdirSync(mailFolder());
    for (const delivery of [...full, 'ander-team']) writeFileSync(join(mailFolder(), `${delivery}.eml`), '');

    expect((await run('purge', '--email', 'LEZER1@voorbeeld.be')).output).toBe(
      '1 inzending gewist, en het adres van de nieuwsbrieflijst gehaald.',
    );
    expect(asked).toEqual(['Alles van LEZER1@voorbeeld.be wissen (1 inzending)?']);
    expect((await run('list')).output).not.toContain('lezer1@');
    expect((await run('list')).output).toContain('lezer2@');
    expect(readdirSync(mailFolder())).toEqual(['ander-team.eml']);
  });

  it('asks before it wipes a person, and takes --yes for the answer', async () => {
    await sent();
    const purge = (...more: string[]) => run('purge', '--email', 'lezer1@voorbeeld.be', ...more);
    answer = false;
    expect(await purge()).toEqual({ code: 0, output: 'Er is niets gewist.' });
    answer = undefined;
    expect(await purge()).toMatchObject({ code: 2, complaint: expect.stringContaining('--yes') });
    expect((await run('list')).output).toContain('lezer1@');
    asked = [];
    expect((await purge('--yes')).output).toBe('1 inzending gewist.');
    expect(asked).toEqual([]);
  });

  it('says in one sentence why it cannot be done, never by a stack', async () => {
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
        now: () => now,
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

  it('copies everything while the site goes on, into one file that can be put back', async () => {
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
      now: () => now,
      ask: async () => undefined,
    });
    await restored.db.destroy();
    expect(output).toContain('lezer1@');
    expect(output).not.toContain('lezer2@');
  });

  it('says how it is used to whoever asks or asks wrongly', async () => {
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('npm run submissions') });
    for (const wrong of [['zoek'], ['list', '--staat', 'x'], ['list', '--state', 'x'], ['backup']]) {
      expect(await run(...wrong)).toMatchObject({ code: 2, complaint: expect.stringContaining('OPDRACHT') });
    }
    expect(existsSync(join(folder, 'undefined'))).toBe(false);
  });
});
