import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { type Channel, openChannel } from './channel.ts';

/** A message of exactly the maximum size: each letter takes two bytes. */
const LONG = 'é'.repeat(3_700);

let databases: TestDatabases;
let url: string;
let channels: Channel[];
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  channels = [];
  url = await databases.fresh();
});
afterEach(async () => {
  await Promise.all(channels.map((channel) => channel.stop()));
});

/** Starts a process on the channel. Records the messages that the process receives and logs. */
function join(rest: { url?: string; name?: string } = {}) {
  const heard: unknown[] = [];
  const lines: string[] = [];
  const first = vi.fn();
  const channel = openChannel({
    url,
    name: 'test_published',
    heard: (word) => heard.push(word),
    first,
    log: (line) => lines.push(line),
    againMs: 50,
    ...rest,
  });
  channels.push(channel);
  return { channel, heard, first, lines };
}

/** Waits until all processes receive messages, because a process begins to listen shortly after its start. */
async function connected(...joined: ReturnType<typeof join>[]) {
  for (const { channel } of joined) await eventually(() => channel.tell('hier')).toBe(true);
  for (const { heard } of joined) heard.length = 0;
}

async function ask(statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

describe('processes on one PostgreSQL', () => {
  it('delivers complete messages to the other processes, but not to the sender', async () => {
    const [one, two, three] = [join(), join(), join()];
    await connected(one, two, three);
    const word = { action: 'published', full_slug: "nieuws/'s avonds", story_id: 42 };
    expect(await one.channel.tell(word)).toBe(true);
    await eventually(() => [two.heard.at(-1), three.heard.at(-1)]).toEqual([word, word]);
    await two.channel.tell('ten slotte');
    await eventually(() => one.heard.at(-1)).toBe('ten slotte');
    expect(one.heard).not.toContainEqual(word);
    expect(two.heard).not.toContain('ten slotte');
  });

  it('reports its first connection once, because messages sent since the start were missed', async () => {
    const one = join();
    expect(one.first).not.toHaveBeenCalled();
    await eventually(() => one.first.mock.calls.length).toBe(1);
    await ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await eventually(() => one.heard).toContain(undefined);
    expect(one.first).toHaveBeenCalledOnce();
  });

  it('delivers `undefined` in place of a message that is too long', async () => {
    const [one, two] = [join(), join()];
    await connected(one, two);
    await one.channel.tell(LONG);
    expect(await one.channel.tell(`${LONG}${LONG}`)).toBe(true);
    await one.channel.tell('daarna');
    await eventually(() => two.heard.slice(-3)).toEqual([LONG, undefined, 'daarna']);
  });

  it('ignores messages from another channel, and logs an invalid message', async () => {
    const [one, two, elsewhere] = [join(), join(), join({ name: 'test_elsewhere' })];
    await connected(one, two, elsewhere);
    await elsewhere.channel.tell('elders');
    await ask(`select pg_notify('test_published', 'geen JSON')`);
    await one.channel.tell('hier');
    await eventually(() => two.heard.at(-1)).toBe('hier');
    expect(two.heard).not.toContain('elders');
    expect(two.lines).toEqual([expect.any(String), expect.stringContaining('not understood')]);
  });

  it('reconnects after the connections were cut, logs that once, and delivers `undefined` for missed messages', async () => {
    const [one, two] = [join(), join()];
    await connected(one, two);
    two.lines.length = 0;
    await ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await eventually(() => two.lines.length).toBe(2);
    expect(two.lines[0]).toContain('connection to the other processes lost');
    expect(two.lines[1]).toContain('listening again');
    expect(two.heard).toContain(undefined);
    await connected(one, two);
    await one.channel.tell('weer daar');
    await eventually(() => two.heard.at(-1)).toBe('weer daar');
  });
});

it('delivers `undefined` after reconnecting if another process failed to send a message', async () => {
  const other = join();
  await connected(other);
  const one = join();
  expect(await one.channel.tell('meteen na de start')).toBe(false);
  await eventually(() => other.heard).toEqual([undefined]);
  other.heard.length = 0;
  // Cuts only the newest connection, that of `one`. Reconnecting would send `undefined` to `other` in any case.
  await ask(
    `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() order by backend_start desc limit 1) as newest`,
  );
  await eventually(() => one.channel.tell('onderbroken')).toBe(false);
  await eventually(() => other.heard).toContain(undefined);
});

it('sends nothing without a database, logs that once, and can be stopped', async () => {
  const { channel, lines } = join({ url: 'postgres://test@127.0.0.1:9/none' });
  expect(await channel.tell('hallo')).toBe(false);
  await eventually(() => lines.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lines).toHaveLength(1);
  expect(await channel.tell('hallo')).toBe(false);
});

it('leaves no connection open if it is stopped right after it started', async () => {
  const { channel } = join();
  await channel.stop();
  const left =
    "select pid from pg_stat_activity where backend_type = 'client backend' and query like 'listen%'";
  await eventually(() => ask(left)).toEqual([]);
});
