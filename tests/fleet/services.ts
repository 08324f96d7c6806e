import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { type ContentFolder, copyOfContent, overNetwork } from '../../e2e/support/content.ts';
import { neededPostgres } from '../../e2e/support/postgres.ts';
import { ROOT, startProcess } from '../../e2e/support/process.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import { SECRET } from '../../e2e/support/webhook.ts';
import { type MailServer, startMailServer } from '../../web/test/submissions/mail-server.ts';
import { type Fleet, START_MS, startFleet } from './fleet.ts';
import { type Gate, openGate } from './gate.ts';

/** All services that a fleet needs, each in its own process. A {@link Gate} is in front of each. */
export type Services = {
  /** The folder of the served content, which is a copy of the edition. */
  folder: ContentFolder;
  /** The address of the content system itself, which bypasses its gate. */
  contentUrl: string;
  /** The environment for the processes of a fleet. */
  env: Readonly<Record<string, string>>;
  gates: Readonly<Record<ServiceName, Gate>>;
  mail: MailServer;
  stop: () => Promise<void>;
};

export type ServiceName = 'content' | 'events' | 'database' | 'mail';

const PICTURE_HOST = join(import.meta.dirname, 'picture-host.mjs');
const PACKAGES = join(ROOT, 'packages');

/**
 * Starts the content system, the events service, PostgreSQL and the mail server. `prepare` changes the
 * content before the first request. `siteNow` sets the clock of the events service. `edition` is the folder
 * of content and events.
 */
export async function startServices(
  siteNow: string,
  prepare: (folder: ContentFolder) => Promise<void> = async () => undefined,
  edition = FIXTURE_EDITION,
): Promise<Services> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const gateTo = async (address: string) => {
    const gate = await openGate(Number(new URL(address).port));
    ends.push(gate.stop);
    return gate;
  };
  const start = async (name: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const program = join(PACKAGES, name, 'src', 'main.ts');
    const running = await startProcess([program, ...args], env, START_MS);
    ends.push(running.stop);
    return running;
  };
  try {
    const folder = await copyOfContent(edition);
    ends.push(folder.remove);
    await rm(join(folder.dir, 'assets'), { recursive: true });
    await symlink(join(edition, 'assets'), join(folder.dir, 'assets'));
    await prepare(folder);
    const content = await start('storyblok-emulator', ['--content', folder.dir, '--port', '0'], {});
    const events = await start('uitdatabank-emulator', ['--dir', join(edition, 'events')], {
      SITE_NOW: siteNow,
    });
    const postgres = await neededPostgres();
    ends.push(postgres.stop);
    const mail = await startMailServer();
    ends.push(mail.stop);

    const gates = {
      content: await gateTo(content.url),
      events: await gateTo(events.url),
      database: await gateTo(postgres.url),
      mail: await gateTo(mail.url),
    };
    const at = (gate: Gate) => `http://127.0.0.1:${gate.port}`;
    const database = new URL(postgres.url);
    database.port = `${gates.database.port}`;
    const env = {
      ...overNetwork({ url: at(gates.content) }),
      CONTENT_WEBHOOK_SECRET: SECRET,
      EVENTS_API_URL: at(gates.events),
      EVENTS_API_KEY: 'public',
      DATABASE_URL: database.href,
      SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
      MAIL_FROM: 'Boektopia <info@boektopia.be>',
      MAIL_TO_CONTACT: 'contact@boektopia.be',
      MAIL_TO_GROUPS: 'groepen@boektopia.be',
      PICTURE_HOST: at(gates.content),
    };
    return { folder, contentUrl: content.url, env, gates, mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a fleet that uses these services for everything, including images. */
export const startFleetOn = ({ env }: Pick<Services, 'env'>): Promise<Fleet> =>
  startFleet({ SITE_NOW: MONDAY, ...env }, { modules: [PICTURE_HOST] });
