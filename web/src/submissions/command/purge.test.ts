import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandBesideSite } from '../../../test/submissions/command-beside-site.ts';
import { contactFrom, GROUP_REQUEST } from '../../../test/submissions/sample-submissions.ts';
import { NOON } from '../../../test/submissions/started-delivery.ts';
import { confirmOptIn, requestNewsletter } from '../opt-in.ts';
import { storeOf } from '../store.ts';

const DAY = 24 * 60 * 60_000;

describe('npm run submissions -- purge', () => {
  it('deletes submissions that were delivered long ago, but none that the team still has to read', async () => {
    const { clock, mails, run, sent, terminal } = await commandBesideSite();
    await sent();
    mails.outcome = { outcome: 'refused', reason: 'unsub' };
    const dead = await sent(GROUP_REQUEST, 'b');
    clock.now = NOON + 29 * DAY;
    expect((await run('purge')).output).toBe('0 inzendingen gewist.');
    terminal.answer = false;
    expect((await run('purge', '--days', '28')).output).toBe('Er is niets gewist.');
    expect(terminal.requested).toEqual(['Alles wissen wat meer dan 28 dagen bezorgd is?']);
    terminal.answer = true;
    expect((await run('purge', '--days', '28')).output).toBe('1 inzending gewist.');
    expect((await run('list')).output).toContain(dead);
    expect((await run('purge', '--days', 'x')).code).toBe(2);
  });

  it('deletes all data of one person on request', async () => {
    const { mailFolder, database, carried, terminal, run, sent } = await commandBesideSite();
    const id = await sent();
    await sent(contactFrom(2), 'b');
    const store = await storeOf(database)();
    await confirmOptIn(store, await requestNewsletter(store, 'lezer1@voorbeeld.be', NOON), NOON);
    const full = carried.filter((delivery) => delivery.startsWith(id));
    mkdirSync(mailFolder);
    for (const delivery of [...full, 'ander-team']) writeFileSync(join(mailFolder, `${delivery}.eml`), '');

    expect((await run('purge', '--email', 'LEZER1@voorbeeld.be')).output).toBe(
      '1 inzending gewist, en het adres van de nieuwsbrieflijst gehaald.',
    );
    expect(terminal.requested).toEqual(['Alles van LEZER1@voorbeeld.be wissen (1 inzending)?']);
    expect((await run('list')).output).not.toContain('lezer1@');
    expect((await run('list')).output).toContain('lezer2@');
    expect(readdirSync(mailFolder)).toEqual(['ander-team.eml']);
  });

  it('deletes mails that other processes wrote to the given folders', async () => {
    const { folder, carried, run, sent } = await commandBesideSite();
    const id = await sent();
    const full = carried.filter((delivery) => delivery.startsWith(id));
    const others = [join(folder, '2', 'mail'), join(folder, '3', 'mail')];
    for (const other of others) {
      mkdirSync(other, { recursive: true });
      for (const delivery of [...full, 'ander-team']) writeFileSync(join(other, `${delivery}.eml`), '');
    }
    const mail = [...others, join(folder, 'nergens')].flatMap((other) => ['--mail', other]);
    expect((await run('purge', '--email', 'lezer1@voorbeeld.be', '--yes', ...mail)).output).toBe(
      '1 inzending gewist.',
    );
    for (const other of others) expect(readdirSync(other)).toEqual(['ander-team.eml']);
  });

  it('asks for confirmation before it deletes a person’s data, unless --yes is given', async () => {
    const { terminal, run, sent } = await commandBesideSite();
    await sent();
    const purge = (...more: string[]) => run('purge', '--email', 'lezer1@voorbeeld.be', ...more);
    terminal.answer = false;
    expect(await purge()).toEqual({ code: 0, output: 'Er is niets gewist.' });
    terminal.answer = undefined;
    expect(await purge()).toMatchObject({ code: 2, complaint: expect.stringContaining('--yes') });
    expect((await run('list')).output).toContain('lezer1@');
    terminal.requested = [];
    expect((await purge('--yes')).output).toBe('1 inzending gewist.');
    expect(terminal.requested).toEqual([]);
  });

  it('asks for confirmation before it deletes submissions by their number, and names a number that does not exist', async () => {
    const { terminal, run, sent } = await commandBesideSite();
    const id = await sent();
    terminal.answer = false;
    expect((await run('purge', id)).output).toBe('Er is niets gewist.');
    expect(terminal.requested).toEqual([`Alles van ${id} wissen (1 inzending)?`]);
    terminal.answer = undefined;
    expect(await run('purge', id)).toMatchObject({ code: 2, complaint: expect.stringContaining('--yes') });
    expect((await run('list')).output).toContain(id);
    expect(await run('purge', 'ffffffff')).toMatchObject({ code: 1, complaint: 'Geen inzending ffffffff.' });
    terminal.answer = true;
    expect((await run('purge', id)).output).toBe('1 inzending gewist.');
    expect((await run('list')).output).toBe('Geen inzendingen.');
  });
});
