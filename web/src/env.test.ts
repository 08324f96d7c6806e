import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoDefaults, ENV_NAMES, InvalidEnvironment, parseEnv } from './env.ts';

function problemsOf(record: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(record);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
  return [];
}

describe('parseEnv', () => {
  it('accepts an empty environment and uses the defaults of the embedded site', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      PRODUCTION_URL: 'https://www.boektopia.be',
      CONTENT_API: 'graphql',
      CONTENT_API_TOKEN: 'public',
      CONTENT_DIR: 'content',
      CONTENT_PREVIEW_TOKEN: 'preview',
      PREVIEW_SECRET: 'voorbeeld',
      CONTENT_DATES: 'utc',
      EVENTS_LABEL: 'boektopia',
      DATABASE_URL: 'file:.data/site.db',
      TRUST_PROXY: 0,
      RETENTION_DAYS: 90,
      CACHE_ANSWER_S: 20,
      CACHE_PAGE_S: 20,
      RETRY_AFTER_MS: 3_000,
      DATA_DIR: '.data',
    });
    expect(parseEnv({}).SITE_URL).toBeUndefined();
    expect(parseEnv({}).SITE_NOW).toBeUndefined();
  });

  it('treats an empty or blank string as unset', () => {
    expect(parseEnv({ PORT: '', SITE_URL: ' ', SITE_NOW: '' })).toEqual(parseEnv({}));
  });

  it('by default, stores the database in the folder for all data', () => {
    expect(parseEnv({ DATA_DIR: '/srv/boektopia' }).DATABASE_URL).toBe('file:/srv/boektopia/site.db');
    const apart = { DATA_DIR: '/srv/boektopia', DATABASE_URL: 'file:/var/lib/site.db' };
    expect(parseEnv(apart).DATABASE_URL).toBe('file:/var/lib/site.db');
  });

  it('reads the variables that are set in the environment', () => {
    const env = parseEnv({
      PORT: '8080',
      SITE_URL: 'https://test.boektopia.be/',
      TRUST_PROXY: '2',
      SITE_NOW: '2025-10-27T09:30:00+01:00',
      CONTENT_API_URL: 'http://localhost:4000/v1/api/',
      CONTENT_API_TOKEN: 'geheim',
      DATABASE_URL: 'postgres://site@db/site',
      IMAGE_SECRET: 'beeld',
    });
    expect(env).toMatchObject({ PORT: 8080, SITE_URL: 'https://test.boektopia.be', TRUST_PROXY: 2 });
    expect(env.SITE_NOW?.toISOString()).toBe('2025-10-27T08:30:00.000Z');
    expect(env.CONTENT_API_URL).toBe('http://localhost:4000/v1/api');
  });

  it('sets the demo secrets only if the site uses the embedded content', () => {
    const env = parseEnv({ CONTENT_API_URL: 'https://gapi.storyblok.com/v1/api', CONTENT_API_TOKEN: 'x' });
    expect(env.PREVIEW_SECRET).toBeUndefined();
    expect(env.CONTENT_PREVIEW_TOKEN).toBeUndefined();
  });

  it('lists all problems with the environment at once, each with the given and the expected value', () => {
    expect(
      problemsOf({ PORT: 'drieduizend', CONTENT_DATES: 'lokaal', SITE_NOW: '2025-10-27 09:30' }),
    ).toEqual([
      'PORT is «drieduizend»; expected: a port number, such as 3000',
      'CONTENT_DATES is «lokaal»; expected: utc or wall',
      'SITE_NOW is «2025-10-27 09:30»; expected: an instant with its zone, such as 2025-10-27T09:30:00+01:00',
    ]);
  });

  it.each([
    { PORT: '70000' },
    { PORT: '-1' },
    { SITE_URL: 'https://www.boektopia.be/nl' },
    { SITE_URL: 'www.boektopia.be' },
    { SITE_URL: 'javascript:alert(1)' },
    { CONTENT_API: 'soap' },
    { DATABASE_URL: 'mysql://x' },
    {
      SMTP_URL: 'https://mail.example',
      MAIL_FROM: 'a@b.be',
      MAIL_TO_CONTACT: 'a@b.be',
      MAIL_TO_GROUPS: 'a@b.be',
    },
    { RETENTION_DAYS: '0' },
    { META_PIXEL_ID: "1');alert(1)//" },
    { SITE_NOW: '2025-13-45T00:00:00Z' },
    { EVENTS_LABEL: 'x' },
    { IMAGE_SECRET: 'een,twee,drie' },
    { DATABASE_URL: 'postgres://site@db/site' },
    { EVENTS_LABEL: 'boektopia;toer' },
  ])('rejects the environment %o', (record) => {
    expect(problemsOf(record)).toHaveLength(1);
  });

  it('never includes a secret in a problem', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('requires variables that belong together to be set together', () => {
    const api = 'https://gapi.storyblok.com/v1/api';
    expect(problemsOf({ CONTENT_API_URL: api }).join()).toContain('CONTENT_API_TOKEN is not set');
    expect(problemsOf({ MANDRILL_API_KEY: 'x' })).toHaveLength(3);
    expect(problemsOf({ NEWSLETTER_API_KEY: 'x' }).join()).toContain('NEWSLETTER_LIST_ID');
    expect(problemsOf({ NEWSLETTER_LIST_ID: 'x' }).join()).toContain('NEWSLETTER_API_KEY');
    const mail = { MAIL_FROM: 'a@b.be', MAIL_TO_CONTACT: 'a@b.be', MAIL_TO_GROUPS: 'a@b.be' };
    expect(problemsOf({ ...mail, SMTP_URL: 'smtp://localhost', MANDRILL_API_KEY: 'x' }).join()).toContain(
      'both set',
    );
  });
});

describe('a deployed site', () => {
  const ALL = ['sqlite', 'mail-folder', 'demo-content', 'simulated-clock'];
  const REAL = {
    DATABASE_URL: 'postgres://site@db/site',
    IMAGE_SECRET: 'beeld',
    MANDRILL_API_KEY: 'x',
    MAIL_FROM: 'a@b.be',
    MAIL_TO_CONTACT: 'a@b.be',
    MAIL_TO_GROUPS: 'a@b.be',
    CONTENT_API_URL: 'https://gapi.storyblok.com/v1/api',
    CONTENT_API_TOKEN: 'x',
    EVENTS_API_URL: 'https://search.uitdatabank.be',
  };

  it.each(ALL)('is refused if only the default «%s» is not in ALLOW', (name) => {
    const others = ALL.filter((other) => other !== name).join(',');
    expect(problemsOf({ DEPLOYED: '1', ALLOW: others })).toEqual([
      expect.stringContaining(`or ${name} in ALLOW`),
    ]);
  });

  it('is refused with a list of all defaults and of every other problem in one message', () => {
    expect(problemsOf({ DEPLOYED: '1', PORT: 'x' })).toEqual([
      'PORT is «x»; expected: a port number, such as 3000',
      'DATABASE_URL is not postgres://…: what visitors send is in a file on this disk; expected: the real setting, or sqlite in ALLOW',
      'SMTP_URL and MANDRILL_API_KEY are not set: mail is only written to a folder; expected: the real setting, or mail-folder in ALLOW',
      'CONTENT_API_URL and EVENTS_API_URL are not set: visitors see demo content; expected: the real setting, or demo-content in ALLOW',
      'the demo content sets the clock: visitors see a simulated time; expected: the real setting, or simulated-clock in ALLOW',
    ]);
  });

  it('accepts the defaults that ALLOW names, and a site that uses no defaults', () => {
    expect(problemsOf({ DEPLOYED: '1', ALLOW: ALL.join(', ') })).toEqual([]);
    expect(problemsOf({ DEPLOYED: '1', ...REAL })).toEqual([]);
    expect([...demoDefaults(parseEnv(REAL)).keys()]).toEqual([]);
  });

  it.each([
    [{ EVENTS_API_URL: '' }, 'EVENTS_API_URL is not set: visitors see demo content'],
    [{ SITE_NOW: '2025-10-27T09:30:00+01:00' }, 'SITE_NOW is set: visitors see a simulated time'],
    [{ DATABASE_URL: 'file:/srv/site.db' }, 'DATABASE_URL is not postgres://…'],
  ])('is refused with real settings except %o', (changed, problem) => {
    expect(problemsOf({ DEPLOYED: '1', ...REAL, ...changed })).toEqual([expect.stringContaining(problem)]);
  });

  it('reports an unknown name in ALLOW and otherwise ignores it', () => {
    const problems = problemsOf({ DEPLOYED: '1', ...REAL, SITE_NOW: '2025-10-27T09:30:00Z', ALLOW: 'clock' });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('ALLOW is «clock»; expected: some of sqlite,mail-folder');
  });
});

describe('.env.example', () => {
  it('lists every variable of the schema and no other in .env.example, each commented out or empty', () => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
    const named = lines.flatMap((line) => /^#?\s?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(ENV_NAMES.toSorted());
    expect(lines.filter((line) => /^[A-Z]/.test(line))).toEqual([]);
  });
});
