import { expect, it, onTestFinished } from 'vitest';
import { sqliteDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { DONE, from, NOON, startDelivery } from '../../test/submissions/started-delivery.ts';
import { keepFindingsMail } from './content-findings.ts';
import { openDatabase } from './database.ts';
import { claimDue } from './due-deliveries.ts';
import { jobHandlerOf } from './job-handler.ts';
import type { Mail } from './mail.ts';
import { storeOf } from './store.ts';
import type { FindingsMail } from './submission-repository.ts';

const DAY = 24 * 60 * 60_000;

it('sends a mail with findings to the mailbox that is set, and refuses it without one', async () => {
  const databases = await sqliteDatabases();
  onTestFinished(databases.stop);
  const database = openDatabase(await databases.fresh(), () => {});
  onTestFinished(() => database.db.destroy());
  const store = await storeOf(database)();
  const mails: Mail[] = [];
  const handle = (findings?: string) =>
    jobHandlerOf({
      sendMail: async (mail) => {
        mails.push(mail);
        return DONE;
      },
      team: { contact: 'team@voorbeeld.be', groups: 'groepen@voorbeeld.be', findings },
      siteUrl: 'https://www.boektopia.example',
    })(store);
  const mail: FindingsMail = {
    form: 'findings',
    subject: 'Inhoud',
    parts: [{ kind: 'paragraph', text: 'Eén fout' }],
  };
  await keepFindingsMail(store, mail, { due: NOON, listed: 0, now: NOON });
  const [due] = await claimDue(store, { owner: 'test', most: 8, leaseMs: 1000, now: NOON });
  if (due === undefined) throw new Error('no mail is due');
  const { signal } = new AbortController();
  expect(await handle('redactie@voorbeeld.be')(due, signal)).toEqual(DONE);
  expect(mails[0]).toMatchObject({ to: 'redactie@voorbeeld.be', subject: 'Inhoud', text: 'Eén fout\n' });
  expect(await handle()(due, signal)).toMatchObject({ outcome: 'later' });
  expect(mails).toHaveLength(1);
});

it('sends a late newsletter mail with a link that is valid for the seven days that the mail states', async () => {
  const databases = await sqliteDatabases();
  onTestFinished(databases.stop);
  const mails: string[] = [];
  const purgedBefore: number[] = [];
  const { delivery, clock } = startDelivery(await databases.fresh(), {
    courier: jobHandlerOf({
      sendMail: async ({ text }) => {
        mails.push(text);
        return DONE;
      },
      team: { contact: 'team@voorbeeld.be', groups: 'groepen@voorbeeld.be' },
      siteUrl: 'https://www.boektopia.example',
    }),
    removeOld: async (before) => {
      purgedBefore.push(before);
    },
  });
  await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, from('192.0.2.1', 'a'));
  clock.now = NOON + 10 * DAY;
  delivery.start();
  await eventually(() => mails.length).toBe(1);
  expect(mails[0]).toContain('De link werkt zeven dagen.');
  clock.now += 6 * DAY;
  await eventually(() => purgedBefore.at(-1)).toBe(clock.now - 90 * DAY);
  const token = /\?token=(\S+)/.exec(mails[0] ?? '')?.[1] ?? '';
  expect(await delivery.confirmNewsletter(token)).toBe('confirmed');
});
