import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FormKind } from '../../domain/pages/submission.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations.ts';
import { sqlitePath } from '../sqlite.ts';
import {
  erase,
  purge,
  retry,
  type State,
  type StoredSubmission,
  storedSubmissions,
  subscribers,
  unsubscribe,
  type Wanted,
} from '../submission-repository.ts';
import { backUp } from './backup.ts';
import { Complaint, complaintOf } from './complaints.ts';
import { FORMATS, type Format, listView, showView, subscribersView } from './views.ts';

const USAGE = `npm run submissions -- OPDRACHT
  list      wat er is, het nieuwste eerst
            [--state waiting|delivered|refused|dead] [--form contact|group-purchase|newsletter]
            [--email ADRES: ook diens plaats op onze nieuwsbrieflijst] [--format table|json|csv]
  show      NUMMER: één inzending, met alles wat ermee gebeurde
  retry     NUMMER… of --dead: meteen opnieuw bezorgen, en weer met alle pogingen
  export    als list, volledig, in csv of --format json; --to BESTAND; --subscribers: onze eigen nieuwsbrieflijst
  purge     wat langer dan RETENTION_DAYS bezorgd is; of --days N, NUMMER… of --email ADRES: alles daarvan;
            vraagt of het mag, --yes antwoordt ja; --mail MAP…: ook wat daar aan mail geschreven werd
  backup    BESTAND: een kopie van alles, terwijl de site draait
Een nummer mag korter: het begin ervan is genoeg.`;

const options = {
  state: { type: 'string' },
  form: { type: 'string' },
  email: { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  days: { type: 'string' },
  dead: { type: 'boolean' },
  subscribers: { type: 'boolean' },
  yes: { type: 'boolean' },
  mail: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

export type Place = {
  database: Database;
  databaseUrl: string;
  retentionDays: number;
  /** The folder to which the site writes mail if no mail server is set. */
  mailFolder: string;
  now: () => number;
  /** Asks the user at the terminal to confirm; returns `undefined` without a terminal. */
  ask: (question: string) => Promise<boolean | undefined>;
};

export type DeliveryOutcome = { code: 0 | 1 | 2; output: string; complaint?: string };

/** Thrown when the command line is invalid. */
class Misunderstood extends Error {
  override name = 'Misunderstood';
}

type Requested = { names: string[]; values: ReturnType<typeof read>['values'] };

/** Runs the command. Exit codes: 0 success, 1 no such submission or a failure, 2 an invalid command line. */
export async function runSubmissions(args: string[], place: Place): Promise<DeliveryOutcome> {
  try {
    const { values, positionals } = read(args);
    const [name = 'help', ...names] = positionals;
    const command = COMMANDS[name];
    if (values.help || name === 'help') return { code: 0, output: USAGE };
    if (command === undefined) throw new Misunderstood(`‘${name}’ is geen opdracht.`);
    const { database, databaseUrl } = place;
    // Opening a missing file would create it, perhaps owned by a user other than the site's.
    if (!database.isPostgres && !existsSync(sqlitePath(databaseUrl))) {
      throw new Complaint(`Er is geen databank in ${sqlitePath(databaseUrl)}.`);
    }
    await database.retryLocked(() => migrate(database.db));
    return await command({ names, values }, place);
  } catch (error) {
    // If an option is unknown, `parseArgs` throws a TypeError with a `code`.
    if (error instanceof Misunderstood || (error instanceof TypeError && 'code' in error)) {
      return { code: 2, output: '', complaint: `${error.message}\n\n${USAGE}` };
    }
    return { code: 1, output: '', complaint: complaintOf(error, place.databaseUrl) };
  }
}

function read(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

const COMMANDS: Readonly<Record<string, (requested: Requested, place: Place) => Promise<DeliveryOutcome>>> = {
  list: async ({ values }, { database: { db } }) => {
    const format = oneOf('format', FORMATS, values.format) ?? 'table';
    const { email, state, form } = wantedBy(values);
    // A request for all data of a person includes their newsletter subscription, which is stored for longer.
    const isAllOfOne = email !== undefined && state === undefined && form === undefined;
    const onList = isAllOfOne ? await subscribers(db, email) : [];
    return done(listView(await storedSubmissions(db, { email, state, form }), format, { onList, form }));
  },

  show: async ({ names, values }, { database }) => {
    const [stored] = await named(database, names.slice(0, 1));
    if (stored === undefined) return nothing(names);
    return done(values.format === 'json' ? JSON.stringify(stored, null, 2) : showView(stored));
  },

  retry: async ({ names, values }, { database, now }) => {
    if (names.length === 0 && !values.dead) throw new Misunderstood('Zeg welke, of --dead.');
    const stored = values.dead
      ? await storedSubmissions(database.db, { ...wantedBy(values), state: 'dead' })
      : await named(database, names);
    if (names.length > 0 && stored.length === 0) return nothing(names);
    const ids = stored.map(({ id }) => id);
    const count = await database.retryLocked(() => retry(database.db, ids, now()));
    return done(`${count} ${count === 1 ? 'bezorging wordt' : 'bezorgingen worden'} opnieuw geprobeerd.`);
  },

  export: async ({ values }, { database }) => {
    const format: Format = oneOf('format', ['csv', 'json'] as const, values.format) ?? 'csv';
    const wanted = wantedBy(values);
    const content = values.subscribers
      ? subscribersView(await subscribers(database.db), format)
      : listView(await storedSubmissions(database.db, wanted), format, wanted);
    if (values.to === undefined) return done(content);
    writeFileSync(values.to, content, { mode: 0o600, flag: 'wx' });
    return done(`Geschreven in ${values.to}.`);
  },

  purge: async ({ names, values }, place) => {
    const { database, retentionDays, now } = place;
    const { email } = values;
    if (names.length > 0 || email !== undefined) {
      const stored = email ? await storedSubmissions(database.db, { email }) : await named(database, names);
      if (email === undefined && stored.length === 0) return nothing(names);
      const whose = email === undefined ? names.join(', ') : email;
      const question = `Alles van ${whose} wissen (${inzendingen(stored.length)})?`;
      return whenAllowed(question, values, place, () => eraseAll(stored, values, place));
    }
    const days = values.days === undefined ? retentionDays : Number(values.days);
    if (!Number.isInteger(days) || days < 0) throw new Misunderstood('--days is een aantal dagen.');
    const purgeNow = async () => {
      const count = await database.retryLocked(() => purge(database.db, days, now()));
      return done(`${inzendingen(count)} gewist.`);
    };
    // The site itself already deletes submissions this old, so no confirmation is needed.
    if (days >= retentionDays) return purgeNow();
    return whenAllowed(`Alles wissen wat meer dan ${days} dagen bezorgd is?`, values, place, purgeNow);
  },

  backup: async ({ names: [file] }, { database, databaseUrl }) => {
    if (file === undefined) throw new Misunderstood('Zeg in welk bestand.');
    await backUp(database, databaseUrl, file);
    return done(`Alles staat in ${file}.`);
  },
};

/** Erases submissions, the mails written for them, and `email` from the newsletter list. */
async function eraseAll(
  stored: readonly StoredSubmission[],
  { email, mail = [] }: Requested['values'],
  { database, mailFolder }: Place,
): Promise<DeliveryOutcome> {
  const ids = stored.map(({ id }) => id);
  await database.retryLocked(() => erase(database.db, ids));
  // Search all given folders: each process of a machine writes mail to its own folder.
  for (const folder of [mailFolder, ...mail]) {
    for (const { id } of stored.flatMap(({ deliveries }) => deliveries)) {
      rmSync(join(folder, `${id}.eml`), { force: true });
    }
  }
  const off = email !== undefined && (await database.retryLocked(() => unsubscribe(database.db, email)));
  return done(
    `${inzendingen(stored.length)} gewist${off ? ', en het adres van de nieuwsbrieflijst gehaald' : ''}.`,
  );
}

/** Calls `act` if the user confirms `question`, at the terminal or with `--yes`. */
async function whenAllowed(
  question: string,
  { yes }: Requested['values'],
  { ask }: Place,
  act: () => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  const isAllowed = yes || (await ask(question));
  if (isAllowed === undefined) throw new Misunderstood('Zeg ook --yes: er is hier niemand om het te vragen.');
  return isAllowed ? act() : done('Er is niets gewist.');
}

function wantedBy({ state, form, email }: Requested['values']): Wanted {
  return {
    state: oneOf('state', ['waiting', 'delivered', 'refused', 'dead'] as const satisfies State[], state),
    form: oneOf('form', ['contact', 'group-purchase', 'newsletter'] as const satisfies FormKind[], form),
    email,
  };
}

function oneOf<T extends string>(name: string, all: readonly T[], given: string | undefined): T | undefined {
  const found = all.find((one) => one === given);
  if (given !== undefined && found === undefined) throw new Misunderstood(`--${name}: ${all.join(', ')}`);
  return found;
}

/** Finds submissions by the beginning of their reference number; throws if it matches several submissions. */
async function named({ db }: Database, names: readonly string[]): Promise<StoredSubmission[]> {
  const found = await Promise.all(names.map((id) => storedSubmissions(db, { id })));
  const unclear = names.find((_, index) => (found[index]?.length ?? 0) > 1);
  if (unclear !== undefined) throw new Misunderstood(`‘${unclear}’ is het begin van meer dan één nummer.`);
  return found.flat();
}

function inzendingen(count: number): string {
  return `${count} ${count === 1 ? 'inzending' : 'inzendingen'}`;
}

function done(output: string): DeliveryOutcome {
  return { code: 0, output };
}

function nothing(names: readonly string[]): DeliveryOutcome {
  return { code: 1, output: '', complaint: `Geen inzending ${names.join(', ') || 'zonder nummer'}.` };
}
