import { z } from 'zod';

/** The preview secret of the demo, which is public: the documentation contains it. */
export const DEMO_PREVIEW_SECRET = 'voorbeeld';
/** The tokens that the embedded content server accepts. */
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
const address = text.regex(/^[^\s<>,;"@]+@[^\s<>,;"@]+$/);
const mailbox = text.regex(/^(?:"?[^<>"\r\n]*"?\s*<[^\s<>,;"@]+@[^\s<>,;"@]+>|[^\s<>,;"@]+@[^\s<>,;"@]+)$/);
const instant = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment));
/** The demo's defaults that would lose data or mislead visitors on a public site. ALLOW names the accepted ones. */
const DEMO_DEFAULTS = ['sqlite', 'mail-folder', 'demo-content', 'simulated-clock'] as const;
export type DemoDefault = (typeof DEMO_DEFAULTS)[number];
const cacheSeconds = wholeNumber(0, 86_400).default(20).describe('a number of seconds, 0 to 86400');

/** All variables. An error message uses the description of a variable as the expected value. */
const variables = {
  PORT: wholeNumber(0, 65_535).default(3000).describe('a port number, such as 3000'),
  HOST: text.optional().describe('an address of this machine, such as 127.0.0.1'),
  SITE_URL: origin.optional().describe('an origin, such as https://www.boektopia.be'),
  PRODUCTION_URL: origin
    .default('https://www.boektopia.be')
    .describe('an origin, such as https://www.boektopia.be'),
  CONTENT_API: z.enum(['graphql', 'rest']).default('graphql').describe('graphql or rest'),
  CONTENT_API_URL: webAddress
    .optional()
    .describe(
      'an address, such as https://gapi.storyblok.com/v1/api or, with CONTENT_API=rest, https://api.storyblok.com/v2; leave it out for the embedded content',
    ),
  CONTENT_API_TOKEN: text.optional().describe('the read token that goes with CONTENT_API_URL'),
  CONTENT_DIR: text.default('content').describe('a folder'),
  STORYBLOK_SPACE_ID: text.regex(/^\d+$/).optional().describe('the number of the space in Storyblok'),
  CONTENT_PREVIEW_TOKEN: text.optional().describe('a token that may read drafts'),
  PREVIEW_SECRET: text.optional().describe('a secret of your own'),
  EDITOR_ORIGIN: origin
    .default('https://app.storyblok.com')
    .describe('the origin of the Visual Editor, such as https://app.storyblok.com'),
  CONTENT_WEBHOOK_SECRET: text.optional().describe('the secret of the publish webhook'),
  CONTENT_DATES: z.enum(['utc', 'wall']).default('utc').describe('utc or wall'),
  EVENTS_API_URL: webAddress
    .optional()
    .describe('an address, such as https://search.uitdatabank.be; leave it out for the embedded events'),
  EVENTS_API_KEY: text.optional().describe('the key that goes with EVENTS_API_URL'),
  EVENTS_LABEL: text
    .regex(/^[^;]{2,255}$/)
    .default('boektopia')
    .describe('a label of UiTdatabank: 2 to 255 characters without semicolon'),
  DATABASE_URL: text
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)/)
    .optional()
    .describe('file:… or postgres://…; leave it out for a file in DATA_DIR'),
  TRUST_PROXY: wholeNumber(0, 10).default(0).describe('how many proxies stand in front: 0 to 10'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://… or smtps://…'),
  MANDRILL_API_KEY: text.optional().describe('a key; not together with SMTP_URL'),
  MAIL_FROM: mailbox
    .optional()
    .describe('an e-mail address, with or without a name: Boektopia <info@boektopia.be>'),
  MAIL_TO_CONTACT: address.optional().describe('one e-mail address'),
  MAIL_TO_GROUPS: address.optional().describe('one e-mail address'),
  HEALTH_MAIL_TO: address.optional().describe('one e-mail address'),
  NEWSLETTER_API_KEY: text.optional().describe('a Mailchimp key, with NEWSLETTER_LIST_ID'),
  NEWSLETTER_LIST_ID: text.optional().describe('a Mailchimp list, with NEWSLETTER_API_KEY'),
  NEWSLETTER_API_URL: webAddress.optional().describe('the address of the newsletter service'),
  RETENTION_DAYS: wholeNumber(1, 3_650).default(90).describe('a number of days, 1 to 3650'),
  META_PIXEL_ID: text.regex(/^\d+$/).optional().describe('the digits of a pixel id'),
  SITE_NOW: instant.optional().describe('an instant with its zone, such as 2025-10-27T09:30:00+01:00'),
  CACHE_ANSWER_S: cacheSeconds,
  CACHE_PAGE_S: cacheSeconds,
  RETRY_AFTER_MS: wholeNumber(0, 600_000).default(3_000).describe('a number of milliseconds, 0 to 600000'),
  IMAGE_SECRET: text
    .regex(/^[^\s,]+(\s*,\s*[^\s,]+)?$/)
    .optional()
    .describe('a secret of your own, or two with a comma in between while one is replaced'),
  LOG_FORMAT: z
    .enum(['json', 'text'])
    .optional()
    .describe('json or text; leave it out for json in production'),
  METRICS_PORT: wholeNumber(0, 65_535).optional().describe('a port number, such as 9101'),
  METRICS_HOST: text.default('127.0.0.1').describe('an address of this machine, such as 127.0.0.1'),
  DATA_DIR: text.default('.data').describe('a folder'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('on, or off to take the worker away from every device'),
  RELEASES_DIR: text.optional().describe('a folder that all processes of this machine share'),
  DEPLOYED: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 on a public site, where ALLOW must name each default of the demo, or 0'),
  ALLOW: text
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(DEMO_DEFAULTS)))
    .default([])
    .describe(`some of ${DEMO_DEFAULTS.join(',')}`),
} as const;

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]> };

/** The parsed environment, including defaults. URLs have no trailing slash. */
export type Env = Readonly<Values & { DATABASE_URL: string }>;

/** The names of all variables. `.env.example` must contain each of them. */
export const ENV_NAMES: readonly string[] = Object.keys(variables);

/** Lists all invalid environment variables and the values that they accept, for a human reader. */
export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Parses the environment. An empty string counts as unset, because a compose file may contain `NAME=`. Throws {@link
 * InvalidEnvironment} with all problems, not only the first.
 */
export function parseEnv(record: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(variables)) {
    const given = record[name]?.trim() || undefined;
    const result = schema.safeParse(given);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} is ${shown(name, given)}; expected: ${schema.description}`);
  }
  // Safe cast: the loop parsed each variable with its own schema.
  const read = withEmbeddedDefaults(values as Values);
  const env = { ...read, DATABASE_URL: read.DATABASE_URL ?? `file:${read.DATA_DIR}/site.db` };
  problems.push(...togetherProblems(env));
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return env;
}

/** Returns an invalid value for an error message, unless it may be a secret: secrets are never logged. */
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

/** Whether other processes may share the database, and therefore also serve the site. */
export const sharesDatabase = ({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): boolean =>
  DATABASE_URL.startsWith('postgres');

/** Returns the defaults of the demo that are in use, each with its cause and consequence. */
export function demoDefaults(env: Env): ReadonlyMap<DemoDefault, string> {
  const demoSources = [
    ...(env.CONTENT_API_URL ? [] : ['CONTENT_API_URL']),
    ...(env.EVENTS_API_URL ? [] : ['EVENTS_API_URL']),
  ];
  const inUse = new Map<DemoDefault, string>();
  if (!sharesDatabase(env)) {
    inUse.set('sqlite', 'DATABASE_URL is not postgres://…: what visitors send is in a file on this disk');
  }
  if (!env.SMTP_URL && !env.MANDRILL_API_KEY) {
    inUse.set('mail-folder', 'SMTP_URL and MANDRILL_API_KEY are not set: mail is only written to a folder');
  }
  if (demoSources.length > 0) {
    const are = demoSources.length === 1 ? 'is' : 'are';
    inUse.set('demo-content', `${demoSources.join(' and ')} ${are} not set: visitors see demo content`);
  }
  if (env.SITE_NOW !== undefined || !env.CONTENT_API_URL) {
    const cause = env.SITE_NOW === undefined ? 'the demo content sets the clock' : 'SITE_NOW is set';
    inUse.set('simulated-clock', `${cause}: visitors see a simulated time`);
  }
  return inUse;
}

function togetherProblems(env: Env): string[] {
  const problems: string[] = [];
  if (env.DEPLOYED === '1') {
    const allowed = new Set(env.ALLOW);
    for (const [name, meaning] of demoDefaults(env)) {
      if (!allowed.has(name)) problems.push(`${meaning}; expected: the real setting, or ${name} in ALLOW`);
    }
  }
  const missing = (name: Name, expected = variables[name].description) => {
    if (env[name] === undefined) problems.push(`${name} is not set; expected: ${expected}`);
  };
  if (env.CONTENT_API_URL) missing('CONTENT_API_TOKEN');
  if (env.SMTP_URL || env.MANDRILL_API_KEY) {
    for (const name of ['MAIL_FROM', 'MAIL_TO_CONTACT', 'MAIL_TO_GROUPS'] as const) {
      missing(name, 'an e-mail address, because mail is really sent');
    }
  }
  // If each process generated its own secret, it would reject the image URLs that other processes signed.
  if (sharesDatabase(env)) missing('IMAGE_SECRET', 'one secret for all who share PostgreSQL');
  if (env.SMTP_URL && env.MANDRILL_API_KEY) {
    problems.push('SMTP_URL and MANDRILL_API_KEY are both set; expected: one way to send mail');
  }
  if (env.NEWSLETTER_API_KEY) missing('NEWSLETTER_LIST_ID');
  if (env.NEWSLETTER_LIST_ID) missing('NEWSLETTER_API_KEY');
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

/** The environment, parsed once when the process starts. For the server only: browser code must not import this. */
export const env: Env = readOrStop();
