import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Mail } from './mail.ts';
import { sendMailBy } from './send-mail.ts';

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

/** Sends one mail; tells which addresses were asked, and what was written. */
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
  return { asked: ask.mock.calls.map(([url]) => url), written: readdirSync(folder) };
}

it('the e-mail client is used where its key is given, and mail is else written down (§7.27)', async () => {
  expect(await send('geheime-sleutel')).toEqual({
    asked: ['https://mandrillapp.com/api/1.0/messages/send.json'],
    written: [],
  });
  expect(await send(undefined)).toEqual({ asked: [], written: ['abc-team.eml'] });
});
