import { expect, it, onTestFinished } from 'vitest';
import { sqliteDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { DONE, from, NOON, startDelivery } from '../../test/submissions/started-delivery.ts';
import { jobHandlerOf } from './job-handler.ts';

const DAY = 24 * 60 * 60_000;

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
