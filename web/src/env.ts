import { z } from 'zod';

/** Stands in the documents: everybody knows it. */
export const DEMO_PREVIEW_SECRET = 'voorbeeld';
/** The two tokens that the embedded content server knows. */
const EMBEDDED_TOKENS = { public: 'public', preview: 'preview' };

const text = z.string();
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const origin = webAddress.refine((url) => url === new URL(url).origin);
const address = z.string().regex(/^[^\s<>,;"@]+@[^\s<>,;"@]+$/);
const mailbox = z
  .string()
  .regex(/^(?:"?[^<>"\r\n]*"?\s*<[^\s<>,;"@]+@[^\s<>,;"@]+>|[^\s<>,;"@]+@[^\s<>,;"@]+)$/);
const instant = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment));

/** Every variable, how it is read, and what a person who set it wrongly is told to write. */
const variables = {
  PORT: { schema: wholeNumber(0, 65_535).default(3000), expected: 'a port number, such as 3000' },
  HOST: { schema: text.optional(), expected: 'an address of this machine, such as 127.0.0.1' },
  SITE_URL: { schema: origin.optional(), expected: 'an origin, such as https://www.boektopia.be' },
  PRODUCTION_URL: {
    schema: origin.default('https://www.boektopia.be'),
    expected: 'an origin, such as https://www.boektopia.be',
  },
  CONTENT_API: { schema: z.enum(['graphql', 'rest']).default('graphql'), expected: 'graphql or rest' },
  CONTENT_API_URL: {
    schema: webAddress.optional(),
    expected:
      'an address, such as https://gapi.storyblok.com/v1/api or, with CONTENT_API=rest, https://api.storyblok.com/v2; leave it out for the embedded content',
  },
  CONTENT_API_TOKEN: { schema: text.optional(), expected: 'the read token that goes with CONTENT_API_URL' },
  CONTENT_DIR: { schema: text.default('content'), expected: 'a folder' },
  CONTENT_PREVIEW_TOKEN: { schema: text.optional(), expected: 'a token that may read drafts' },
  PREVIEW_SECRET: { schema: text.optional(), expected: 'a secret of your own' },
  EDITOR_ORIGIN: {
    schema: origin.default('https://app.storyblok.com'),
    expected: 'the origin of the Visual Editor, such as https://app.storyblok.com',
  },
  CONTENT_WEBHOOK_SECRET: { schema: text.optional(), expected: 'the secret of the publish webhook' },
  CONTENT_DATES: { schema: z.enum(['utc', 'wall']).default('utc'), expected: 'utc or wall' },
  EVENTS_API_URL: {
    schema: webAddress.optional(),
    expected: 'an address, such as https://search.uitdatabank.be; leave it out for the embedded events',
  },
  EVENTS_API_KEY: { schema: text.optional(), expected: 'the key that goes with EVENTS_API_URL' },
  EVENTS_LABEL: {
    schema: z
      .string()
      .regex(/^[^;]{2,255}$/)
      .default('boektopia'),
    expected: 'a label of UiTdatabank: 2 to 255 characters without semicolon',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^(file:.+|postgres(ql)?:\/\/.+)/)
      .optional(),
    expected: 'file:… or postgres://…; leave it out for a file in DATA_DIR',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    expected: 'how many proxies stand in front: 0 to 10',
  },
  SMTP_URL: { schema: z.url({ protocol: /^smtps?$/ }).optional(), expected: 'smtp://… or smtps://…' },
  MANDRILL_API_KEY: { schema: text.optional(), expected: 'a key; not together with SMTP_URL' },
  MAIL_FROM: {
    schema: mailbox.optional(),
    expected: 'an e-mail address, with or without a name: Boektopia <info@boektopia.be>',
  },
  MAIL_TO_CONTACT: { schema: address.optional(), expected: 'one e-mail address' },
  MAIL_TO_GROUPS: { schema: address.optional(), expected: 'one e-mail address' },
  NEWSLETTER_API_KEY: { schema: text.optional(), expected: 'a Mailchimp key, with NEWSLETTER_LIST_ID' },
  NEWSLETTER_LIST_ID: { schema: text.optional(), expected: 'a Mailchimp list, with NEWSLETTER_API_KEY' },
  NEWSLETTER_API_URL: { schema: webAddress.optional(), expected: 'the address of the newsletter service' },
  RETENTION_DAYS: { schema: wholeNumber(1, 3_650).default(90), expected: 'a number of days, 1 to 3650' },
  META_PIXEL_ID: { schema: z.string().regex(/^\d+$/).optional(), expected: 'the digits of a pixel id' },
  SITE_NOW: {
    schema: instant.optional(),
    expected: 'an instant with its zone, such as 2025-10-27T09:30:00+01:00',
  },
  CACHE_ANSWER_S: {
    schema: wholeNumber(0, 86_400).default(20),
    expected: 'a number of seconds, 0 to 86400',
  },
  CACHE_PAGE_S: {
    schema: wholeNumber(0, 86_400).default(20),
    expected: 'a number of seconds, 0 to 86400',
  },
  RETRY_AFTER_MS: {
    schema: wholeNumber(0, 600_000).default(3_000),
    expected: 'a number of milliseconds, 0 to 600000',
  },
  IMAGE_SECRET: {
    schema: z
      .string()
      .regex(/^[^\s,]+(\s*,\s*[^\s,]+)?$/)
      .optional(),
    expected: 'a secret of your own, or two with a comma in between while one is replaced',
  },
  LOG_FORMAT: {
    schema: z.enum(['json', 'text']).optional(),
    expected: 'json or text; leave it out for json in production',
  },
  METRICS_PORT: { schema: wholeNumber(0, 65_535).optional(), expected: 'a port number, such as 9101' },
  METRICS_HOST: {
    schema: text.default('127.0.0.1'),
    expected: 'an address of this machine, such as 127.0.0.1',
  },
  DATA_DIR: { schema: text.default('.data'), expected: 'a folder' },
  SERVICE_WORKER: {
    schema: z.enum(['on', 'off']).default('on'),
    expected: 'on, or off to take the worker away from every device',
  },
  RELEASES_DIR: { schema: text.optional(), expected: 'a folder that all processes of this machine share' },
} as const;

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> };

/** The environment as the site knows it, defaults filled in. Addresses have no slash at the end. */
export type Env = Readonly<Values & { DATABASE_URL: string }>;

/** The names of all variables: `.env.example` has each of them. */
export const ENV_NAMES: readonly string[] = Object.keys(variables);

/** Says per variable what is wrong and what is expected; the message is meant to be read by a person. */
export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the environment. An empty string counts as not set, as in a compose file with `NAME=`.
 * Throws {@link InvalidEnvironment} with everything that is wrong, not only the first.
 */
export function parseEnv(record: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, expected }] of Object.entries(variables)) {
    const given = record[name]?.trim() || undefined;
    const read = schema.safeParse(given);
    if (read.success) values[name] = read.data;
    else problems.push(`${name} is ${shown(name, given)}; expected: ${expected}`);
  }
  // What the loop read is exactly one value per variable, each from its own schema.
  const env = withDatabase(withEmbeddedDefaults(values as Values));
  problems.push(...togetherProblems(env));
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return env;
}

/** Secrets do not go to a log, not even wrong ones: only what cannot be one is repeated. */
function shown(name: string, given: string | undefined): string {
  return given === undefined || /KEY|TOKEN|SECRET|DATABASE|SMTP/.test(name) ? 'not readable' : `«${given}»`;
}

function withEmbeddedDefaults(values: Values): Values {
  if (values.CONTENT_API_URL !== undefined) return values;
  return {
    ...values,
    CONTENT_API_TOKEN: values.CONTENT_API_TOKEN ?? EMBEDDED_TOKENS.public,
    CONTENT_PREVIEW_TOKEN: values.CONTENT_PREVIEW_TOKEN ?? EMBEDDED_TOKENS.preview,
    PREVIEW_SECRET: values.PREVIEW_SECRET ?? DEMO_PREVIEW_SECRET,
  };
}

/** Whoever moves the data moves the database along, unless it has a place of its own. */
function withDatabase(values: Values): Env {
  return { ...values, DATABASE_URL: values.DATABASE_URL ?? `file:${values.DATA_DIR}/site.db` };
}

/** Whether other processes may keep what visitors send in the same database, and answer beside this one. */
export const sharesDatabase = ({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): boolean =>
  DATABASE_URL.startsWith('postgres');

function togetherProblems(env: Env): string[] {
  const problems: string[] = [];
  const missing = (name: Name, because: string) => {
    if (env[name] === undefined) problems.push(`${name} is not set; expected: ${because}`);
  };
  if (env.CONTENT_API_URL) missing('CONTENT_API_TOKEN', variables.CONTENT_API_TOKEN.expected);
  if (env.SMTP_URL || env.MANDRILL_API_KEY) {
    for (const name of ['MAIL_FROM', 'MAIL_TO_CONTACT', 'MAIL_TO_GROUPS'] as const) {
      missing(name, 'an e-mail address, because mail is really sent');
    }
  }
  // Each process would make a key of its own, and refuse the pictures of the others' pages.
  if (sharesDatabase(env)) missing('IMAGE_SECRET', 'one secret for all who share PostgreSQL');
  if (env.SMTP_URL && env.MANDRILL_API_KEY) {
    problems.push('SMTP_URL and MANDRILL_API_KEY are both set; expected: one way to send mail');
  }
  if (env.NEWSLETTER_API_KEY) missing('NEWSLETTER_LIST_ID', variables.NEWSLETTER_LIST_ID.expected);
  if (env.NEWSLETTER_LIST_ID) missing('NEWSLETTER_API_KEY', variables.NEWSLETTER_API_KEY.expected);
  if (env.NEWSLETTER_API_KEY && !env.NEWSLETTER_API_URL && !/-[a-z]+\d+$/.test(env.NEWSLETTER_API_KEY)) {
    problems.push(
      'NEWSLETTER_API_KEY does not end in its data centre (…-us19); expected: that, or NEWSLETTER_API_URL',
    );
  }
  return problems;
}

function readOrStop(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Read once, when the process starts. Server only: no code that reaches a browser may import this. */
export const env: Env = readOrStop();
