import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mail } from './mail.ts';
import { folderSender, removeOldMail, sendMailBy } from './mail-transport.ts';

const FROM = { name: 'Boektopia', address: 'info@boektopia.example' };
const MAIL: Mail = {
  id: 'abc-team',
  date: new Date('2025-10-27T12:00:00+01:00'),
  to: 'team@boektopia.example',
  subject: 'Bericht van Nele',
  text: 'Dag',
  html: '<p>Dag</p>',
  automatic: false,
};

/** Sends one mail. Returns the URLs of the requests, and the files that the transport wrote. */
async function send(mandrillKey: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'send-mail-'));
  const ask = vi.fn(async (_url: string) => Response.json([{ status: 'sent' }]));
  vi.stubGlobal('fetch', ask);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    rmSync(folder, { recursive: true, force: true });
  });
  const sendMail = sendMailBy({ mandrillKey, folder, production: true }, FROM, () => undefined);
  expect(await sendMail(MAIL, AbortSignal.timeout(5_000))).toMatchObject({ outcome: 'delivered' });
  return { requested: ask.mock.calls.map(([url]) => url), written: readdirSync(folder) };
}

it('uses the e-mail client if its key is set, and otherwise writes mail to a folder (§7.27)', async () => {
  expect(await send('geheime-sleutel')).toEqual({
    requested: ['https://mandrillapp.com/api/1.0/messages/send.json'],
    written: [],
  });
  expect(await send(undefined)).toEqual({ requested: [], written: ['abc-team.eml'] });
});

const FROM_ZOE: Mail = {
  id: '7e6f-team',
  date: new Date('2025-10-27T12:00:00+01:00'),
  to: 'team@boektopia.example',
  subject: 'Bericht van Zoë',
  text: 'Dag',
  html: '<p>Dag</p>',
  automatic: false,
};

function mailFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'mail-folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'mail');
  const lines: string[] = [];
  const send = folderSender(folder, { name: 'Boektopia', address: 'info@boektopia.be' }, (line) =>
    lines.push(line),
  );
  return { folder, lines, send: () => send(FROM_ZOE, AbortSignal.timeout(5_000)) };
}

describe('mail in a folder', () => {
  it('writes a mail to a file that any mail program can open but only the site can read, and logs the file name', async () => {
    const { folder, lines, send } = mailFolder();
    expect(await send()).toEqual({ outcome: 'delivered', note: 'mail folder: written, not sent' });
    const file = join(folder, '7e6f-team.eml');
    expect(lines).toEqual([`mail written to ${file}`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await PostalMime.parse(readFileSync(file, 'utf8'))).toMatchObject({
      subject: 'Bericht van Zoë',
      messageId: '<7e6f-team@boektopia.be>',
    });
  });

  it('writes one file per mail, even if the mail is sent several times', async () => {
    const { folder, send } = mailFolder();
    await Promise.all([send(), send()]);
    await send();
    expect(readdirSync(folder)).toEqual(['7e6f-team.eml']);
  });

  it('retries a mail later if the folder is not writable', async () => {
    const send = folderSender('/dev/null/mail', { name: '', address: 'a@b.be' }, () => {});
    expect(await send(FROM_ZOE, AbortSignal.timeout(5_000))).toEqual({
      outcome: 'later',
      reason: 'mail folder: ENOTDIR',
    });
  });

  it('deletes mails after their retention time, and no other files', async () => {
    const { folder, send } = mailFolder();
    await send();
    const old = new Date('2025-01-01T00:00:00Z');
    utimesSync(join(folder, '7e6f-team.eml'), old, old);
    await removeOldMail(folder, old.getTime());
    expect(readdirSync(folder)).toHaveLength(1);
    await removeOldMail(folder, old.getTime() + 1);
    expect(readdirSync(folder)).toEqual([]);
    await removeOldMail(join(folder, 'never made'), 0);
  });
});
