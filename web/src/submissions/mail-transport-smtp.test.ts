import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { type MailServer, startMailServer, type Treatment } from '../../test/submissions/mail-server.ts';
import { contactFrom, GROUP_REQUEST, QUICK } from '../../test/submissions/sample-submissions.ts';
import { from } from '../../test/submissions/started-delivery.ts';
import { openDatabase } from './database.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { jobHandlerOf } from './job-handler.ts';
import { smtpSender } from './mail-transport.ts';

const FROM = { name: 'Boektopia', address: 'info@boektopia.example' };
const TEAM = { contact: 'team@boektopia.example', groups: 'groepen@boektopia.example' };
const SENDER = { address: '192.0.2.1', idempotencyKey: 'a' };
const HOUR = 60 * 60_000;

let databases: TestDatabases;
let server: MailServer;
let delivery: Delivery;
let lines: string[];
let ahead: number;

function startDelivery(database: string) {
  const sendMail = smtpSender(server.url, FROM, { production: true });
  delivery = createDelivery({
    database: openDatabase(database, () => {}),
    courier: jobHandlerOf({ sendMail, team: TEAM, siteUrl: 'https://www.boektopia.example' }),
    retentionDays: 90,
    log: (line) => lines.push(line),
    now: () => Date.now() + ahead,
    pace: QUICK,
  });
  delivery.start();
}

beforeEach(async () => {
  lines = [];
  ahead = 0;
  databases = await sqliteDatabases();
  server = await startMailServer();
  startDelivery(await databases.fresh());
});
afterEach(async () => {
  await delivery.stop();
  await server.stop();
  await databases.stop();
});

const arrived = () => server.received.length;

/** Returns the number of different mails; mails with the same Message-ID count once. */
const seen = () => new Set(server.received.map((mail) => mail.messageId)).size;

/** Advances the clock to skip the pause before the next attempt. */
function later() {
  ahead += 2 * HOUR;
}

describe('mail by SMTP', () => {
  it('sends a message to the team, with the sender as reply address, and a confirmation to the sender', async () => {
    await delivery.accept(contactFrom(1, 'Dag!\nIs er een lift?'), SENDER);
    await eventually(arrived).toBe(2);
    const mails = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)));
    const team = mails.find(({ to }) => to?.[0]?.address === TEAM.contact);
    expect(team).toMatchObject({
      subject: 'Bericht van Nele Vandewalle',
      from: { name: 'Boektopia', address: FROM.address },
      replyTo: [{ name: 'Nele Vandewalle', address: 'lezer1@voorbeeld.be' }],
    });
    expect(team?.text).toContain('Bericht:\n  Dag!\n  Is er een lift?');

    const confirmation = mails.find(({ to }) => to?.[0]?.address === 'lezer1@voorbeeld.be');
    expect(confirmation?.subject).toBe('We hebben je bericht goed ontvangen');
    expect(confirmation?.replyTo).toBeUndefined();
    expect(confirmation?.text).toMatch(/^Dag Nele\n/);
    expect(confirmation?.text).not.toContain('Is er een lift?');
    expect(confirmation?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('sends a group request to the mailbox for groups', async () => {
    await delivery.accept(GROUP_REQUEST, SENDER);
    await eventually(arrived).toBe(2);
    expect(server.received.map(({ to }) => to).toSorted()).toEqual([
      'groepen@boektopia.example',
      'joris@delinde.example',
    ]);
  });

  it('prevents visitors from injecting headers, recipients and HTML tags', async () => {
    await delivery.accept(
      {
        form: 'contact',
        firstName: 'Jan\r\nBcc: prooi@voorbeeld.be\r\n',
        lastName: '"<x@voorbeeld.be>, y@voorbeeld.be\u2028\u0000',
        email: 'jan@voorbeeld.be',
        message: '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<prooi@voorbeeld.be>\r\n',
      },
      SENDER,
    );
    await eventually(arrived).toBe(2);
    expect(server.received.map(({ to }) => to).toSorted()).toEqual(['jan@voorbeeld.be', TEAM.contact]);
    for (const { source } of server.received) {
      const mail = await PostalMime.parse(source);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.replyTo ?? []).toSatisfy((list: unknown[]) => list.length <= 1);
      expect(mail.html).not.toContain('<script>');
      const isToTeam = mail.to?.[0]?.address === TEAM.contact;
      expect(mail.html?.includes('&lt;script&gt;')).toBe(isToTeam);
      expect(mail.html?.includes('prooi@')).toBe(isToTeam);
    }
  });

  it('sends to a single address, whatever the address field contains', async () => {
    for (const email of ['a@b.be, c@d.be', 'a@b.be\r\nBcc: c@d.be', 'a@b.be>c@d.be', 'groep: a@b.be;']) {
      await delivery.accept({ form: 'newsletter', email }, { ...SENDER, idempotencyKey: email });
    }
    await eventually(() => lines.length).toBe(4);
    expect(lines.every((line) => line.includes('refused for good: not a single address'))).toBe(true);
    expect(server.received).toEqual([]);
  });

  const FAILING: Treatment[] = ['refuses the recipient', 'drops the line in the middle of the mail'];
  it.each(FAILING)('loses no mail while the server %s', async (treatment) => {
    server.treat(treatment);
    await delivery.accept(contactFrom(1), SENDER);
    await eventually(() => lines.length).toBe(2);
    expect(server.received).toEqual([]);

    server.treat('takes it');
    later();
    await eventually(arrived).toBe(2);
    expect(seen()).toBe(2);
  });

  it('loses no mail while the server is down', async () => {
    const { port } = server;
    await server.stop();
    await delivery.accept(contactFrom(1), SENDER);
    await eventually(() => lines.length).toBe(2);
    expect(lines[0]).toContain('ECONNREFUSED');

    server = await startMailServer(port);
    later();
    await eventually(arrived).toBe(2);
  });

  it('sends a mail only once, even if the server is slow', async () => {
    server.treat('is slow');
    await delivery.accept(contactFrom(1), SENDER);
    // Waits, because deliveries would look abandoned if the clock jumped before their outcome was recorded.
    await eventually(() => delivery.lastCounts()).toMatchObject({ delivered: 2 });
    later();
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, SENDER);
    await eventually(arrived).toBe(3);
    expect(seen()).toBe(3);
  });

  it('sends forty mails over at most eight connections, which it reuses', async () => {
    const people = Array.from({ length: 20 }, (_, person) => person);
    await Promise.all(
      people.map((person) => delivery.accept(contactFrom(person), from(`192.0.2.${person}`, `${person}`))),
    );
    await eventually(arrived).toBe(40);
    expect(seen()).toBe(40);
    expect(server.connections()).toBeLessThanOrEqual(8);
  });

  it('resends a mail with the same Message-ID if the server accepted it but could not confirm this', async () => {
    server.treat('takes it but drops the line before saying so');
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, SENDER);
    await eventually(() => lines.length).toBe(1);
    server.treat('takes it');
    later();
    await eventually(arrived).toBe(2);
    expect(seen()).toBe(1);
    const [first, second] = server.received.map(({ source }) => /^Date: .*$/m.exec(source)?.[0]);
    expect(first).toBe(second);
  });

  it('logs the error of a failed mail without the recipient', async () => {
    for (const treatment of FAILING) {
      server.treat(treatment);
      const before = lines.length;
      await delivery.accept(contactFrom(1), { ...SENDER, idempotencyKey: treatment });
      await eventually(() => lines.length).toBe(before + 2);
    }
    expect(lines.join()).toContain('EENVELOPE 550 at RCPT TO');
    expect(lines.join()).not.toMatch(/@|voorbeeld|boektopia|Nele|Vandewalle/);
  });
});

describe('an unencrypted mail server', () => {
  it('refuses an unencrypted mail server in production, unless it is local or the URL allows it', async () => {
    const mail = {
      id: 'x',
      date: new Date(),
      to: 'a@b.be',
      subject: '',
      text: '',
      html: '',
      automatic: true,
    };
    const through = (host: string, query = '') =>
      smtpSender(`smtp://${host}:${server.port}${query}`, FROM, { production: true })(
        mail,
        AbortSignal.timeout(20_000),
      );
    expect(await through('127.0.0.1')).toMatchObject({ outcome: 'delivered' });
    // This address resolves to the local machine but is not recognized as local, so it represents a remote server.
    expect(await through('0.0.0.0')).toMatchObject({ outcome: 'later' });
    expect(await through('0.0.0.0', '?requireTLS=false')).toMatchObject({ outcome: 'delivered' });
  });
});
