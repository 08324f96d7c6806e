import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../src/command.ts';
import { type Double, managementDouble, onPort, SPACE, TOKEN } from './management-double.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
/** A thousand requests over a loopback port, on a machine that does other things too. */
vi.setConfig({ testTimeout: 120_000 });
/** One in so many of our stories goes there and back; `SYNC_EVERY=1` takes them all. */
const EVERY = Number(process.env.SYNC_EVERY ?? 4);

let double: Double;
let server: Awaited<ReturnType<typeof onPort>>;
let dir = '';

beforeEach(async () => {
  double = managementDouble();
  server = await onPort(double);
  dir = mkdtempSync(join(tmpdir(), 'content-sync-'));
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const folder = (name: string) => join(dir, name);

function sync(direction: 'push' | 'pull', name: string, ...flags: string[]) {
  const env = { STORYBLOK_PERSONAL_TOKEN: TOKEN, DATA_DIR: folder('data') };
  const args = [direction, '--space', String(SPACE), '--content', folder(name), ...flags];
  return runCommand(args, env, { url: server.url, perSecond: 1_000 });
}

/** Every story file under a folder, by path. */
function storiesIn(name: string): Record<string, string> {
  const root = join(folder(name), 'stories');
  return Object.fromEntries(storyPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const storyPaths = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort();

function editStory(
  name: string,
  path: string,
  change: (story: { content: Record<string, unknown> }) => void,
) {
  const file = join(folder(name), 'stories', path);
  const story = JSON.parse(readFileSync(file, 'utf8'));
  change(story);
  writeFileSync(file, `${JSON.stringify(story, null, 2)}\n`);
}

/** A part of our own content that has everything: a start page, drafts, an unpublished change, relations. */
function someContent(name: string) {
  const types = [
    'home',
    'news_overview',
    'news_article',
    'theme',
    'header',
    'footer',
    'social',
    'global_data',
  ];
  const components: { name: string }[] = JSON.parse(readFileSync(join(CONTENT, 'components.json'), 'utf8'));
  mkdirSync(join(folder(name), 'stories'), { recursive: true });
  writeFileSync(
    join(folder(name), 'components.json'),
    JSON.stringify(components.filter((component) => types.includes(component.name))),
  );
  const news = ['een-uur-cadeau.json', 'pendelbus-van-perron-naar-podium.json'];
  const drafts = ['we-verklappen-de-slotnacht', 'pendelbus-van-perron-naar-podium'];
  const files = [...news, ...drafts.map((draft) => `${draft}.draft.json`)].map((file) => `nieuws/${file}`);
  for (const part of ['home.json', 'nieuws.json', ...files, 'themas', 'globaal'])
    cpSync(join(CONTENT, 'stories', part), join(folder(name), 'stories', part), { recursive: true });
}

const writes = () => double.asked.filter((asked) => !asked.startsWith('GET'));

it('our content, pushed to an empty space and pulled to an empty folder, is the same byte for byte, twice', async () => {
  cpSync(join(CONTENT, 'components.json'), join(folder('ours'), 'components.json'));
  for (const [at, path] of storyPaths(join(CONTENT, 'stories')).entries()) {
    const isTaken = at % EVERY === 0 || !path.includes('/') || path.startsWith('nieuws/');
    if (isTaken) cpSync(join(CONTENT, 'stories', path), join(folder('ours'), 'stories', path));
  }
  const ours = storiesIn('ours');
  expect(Object.keys(ours).length).toBeGreaterThan(200);
  for (const [round, pulled] of ['once', 'twice'].entries()) {
    const pushed = await sync('push', 'ours', '--write');
    expect(pushed).toMatchObject({ code: 0 });
    if (round > 0) expect(pushed.output).toMatch(/^\d+ gelijk\. Geschreven\.$/);
    expect(await sync('pull', pulled, '--write')).toMatchObject({ code: 0 });
    expect(storiesIn(pulled)).toEqual(ours);
  }
  expect(double.asked.filter((asked) => asked.startsWith('DELETE'))).toEqual([]);
});

describe('a push', () => {
  it('without --write tells what it would do, and does nothing', async () => {
    someContent('ours');
    const { code, output } = await sync('push', 'ours');
    expect(code).toBe(0);
    expect(output).toMatch(/^nieuw {6}nieuws\/een-uur-cadeau$/m);
    expect(output).toMatch(/^nieuw {6}map nieuws$/m);
    expect(output).toMatch(/Er is niets geschreven: met --write gebeurt het\.$/);
    expect(writes()).toEqual([]);
  });

  it('points at what a space calls its stories, in links, choices and rich text', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    const uuids = new Map(double.stories().map((story) => [story.uuid, story]));
    const ours = Object.values(storiesIn('ours')).map((text) => JSON.parse(text).uuid);
    const contents = JSON.stringify(double.stories().map(({ content }) => content));
    expect(ours.filter((uuid) => contents.includes(uuid))).toEqual([]);
    expect(ours.filter((uuid) => uuids.has(uuid))).toEqual([]);
    const header = double.stories().find(({ slug }) => slug === 'header');
    expect(
      [...uuids.keys()].some((uuid) =>
        JSON.stringify(header)
          .replace(header?.uuid ?? '', '')
          .includes(uuid),
      ),
    ).toBe(true);
  });

  it('makes the page of a folder its start page, publishes what is published and saves the rest', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    const inSpace = (slug: string) =>
      double.stories().find((story) => story.slug === slug && !story.is_folder);
    const newsFolder = double.stories().find(({ slug, is_folder }) => slug === 'nieuws' && is_folder);
    expect(inSpace('nieuws')).toMatchObject({
      is_startpage: true,
      parent_id: newsFolder?.id,
      published: true,
    });
    expect(inSpace('we-verklappen-de-slotnacht')).toMatchObject({ published: false });
    expect(inSpace('pendelbus-van-perron-naar-podium')).toMatchObject({
      published: true,
      unpublished_changes: true,
    });
  });

  it('changes only what changed, and goes on where another broke off', async () => {
    someContent('ours');
    const breaking = await breakingOff(double, 30);
    const broken = await runCommand(
      ['push', '--space', String(SPACE), '--content', folder('ours'), '--write'],
      { STORYBLOK_PERSONAL_TOKEN: TOKEN, DATA_DIR: folder('data') },
      { url: breaking.url, perSecond: 1_000 },
    );
    await breaking.close();
    expect(broken.code).toBe(2);
    await sync('push', 'ours', '--write');
    const count = Object.keys(storiesIn('ours')).length - 1;
    expect(double.stories().filter(({ is_folder }) => !is_folder)).toHaveLength(count);
    await sync('pull', 'back', '--write');
    expect(storiesIn('back')).toEqual(storiesIn('ours'));

    editStory('ours', 'home.json', ({ content }) => {
      content.title = 'Boektopia!';
    });
    double.asked.length = 0;
    expect((await sync('push', 'ours', '--write')).output).toMatch(/^gewijzigd {2}home$/m);
    expect(writes()).toHaveLength(1);
    expect(double.stories().find(({ slug }) => slug === 'home')?.content).toMatchObject({
      title: 'Boektopia!',
    });
  });

  it('leaves what an editor changed in the space, and tells where both did, unless it is forced', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    const titleInSpace = () => double.stories().find(({ slug }) => slug === 'home')?.content;
    double.edit('home', (content) => {
      content.title = 'Van een redacteur';
    });
    const theirs = await sync('push', 'ours', '--write');
    expect(theirs.code).toBe(0);
    expect(theirs.output).toMatch(/^blijft {5}home \(alleen in de space gewijzigd/m);

    editStory('ours', 'home.json', ({ content }) => {
      content.title = 'Van ons';
    });
    const both = await sync('push', 'ours', '--write');
    expect(both.code).toBe(1);
    expect(both.output).toMatch(/^botst {6}home \(ook in de space gewijzigd/m);
    expect(titleInSpace()).toMatchObject({ title: 'Van een redacteur' });
    await sync('push', 'ours', '--write', '--force');
    expect(titleInSpace()).toMatchObject({ title: 'Van ons' });
  });

  it('deletes nothing that only the space has', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    rmSync(join(folder('ours'), 'stories', 'home.json'));
    const { output } = await sync('push', 'ours', '--write');
    expect(output).toMatch(/^blijft {5}home \(alleen in de space\)$/m);
    expect(double.stories().some(({ slug }) => slug === 'home')).toBe(true);
  });

  it('waits and asks again where the space says that it came too soon', async () => {
    mkdirSync(join(folder('ours'), 'stories'), { recursive: true });
    cpSync(join(CONTENT, 'stories', 'themas'), join(folder('ours'), 'stories', 'themas'), {
      recursive: true,
    });
    cpSync(join(CONTENT, 'components.json'), join(folder('ours'), 'components.json'));
    double.refuseEvery(25);
    expect(await sync('push', 'ours', '--write')).toMatchObject({ code: 0 });
    expect(await sync('pull', 'back', '--write')).toMatchObject({ code: 0 });
    expect(storiesIn('back')).toEqual(storiesIn('ours'));
  });
});

describe('a pull', () => {
  it('without --write tells what it would do, and does nothing', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    const { output } = await sync('pull', 'back');
    expect(output).toMatch(/^nieuw {6}stories\/home\.json$/m);
    expect(readdirSync(dir)).not.toContain('back');
  });

  it('brings the change of an editor as a draft, in the names of the folder, and touches nothing else', async () => {
    someContent('ours');
    const before = storiesIn('ours');
    await sync('push', 'ours', '--write');
    double.edit('home', (content) => {
      content.title = 'Van een redacteur';
    });
    expect((await sync('pull', 'ours', '--write')).output).toMatch(/^nieuw {6}stories\/home\.draft\.json$/m);
    const { 'home.draft.json': draft = '', ...others } = storiesIn('ours');
    expect(Object.keys(others)).toEqual(Object.keys(before));
    const { 'home.json': home, ...rest } = others;
    const { 'home.json': homeBefore = '', ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    const { published_at: _, ...same } = JSON.parse(homeBefore);
    expect(JSON.parse(home ?? '')).toMatchObject(same);
    expect(JSON.parse(draft)).toMatchObject({
      uuid: same.uuid,
      id: same.id,
      content: { ...same.content, title: 'Van een redacteur' },
    });
  });

  it('leaves what changed here, and tells where both did, unless it is forced', async () => {
    someContent('ours');
    await sync('push', 'ours', '--write');
    editStory('ours', 'home.json', ({ content }) => {
      content.title = 'Van hier';
    });
    const edited = storiesIn('ours');
    const ours = await sync('pull', 'ours', '--write');
    expect(ours.code).toBe(0);
    expect(ours.output).toMatch(/^blijft {5}stories\/home\.json \(alleen hier gewijzigd/m);
    expect(storiesIn('ours')).toEqual(edited);

    editStory('ours', 'nieuws/we-verklappen-de-slotnacht.draft.json', ({ content }) => {
      content.title = 'Van hier';
    });
    double.edit('nieuws/we-verklappen-de-slotnacht', (content) => {
      content.title = 'Van een redacteur';
    });
    for (const direction of ['pull', 'push', 'pull'] as const) {
      const both = await sync(direction, 'ours', '--write');
      expect(both.code).toBe(1);
      expect(both.output).toMatch(/^botst {6}.*we-verklappen-de-slotnacht/m);
    }
    const draft = () => storiesIn('ours')['nieuws/we-verklappen-de-slotnacht.draft.json'];
    expect(draft()).toContain('Van hier');
    await sync('pull', 'ours', '--write', '--force');
    expect(draft()).toContain('Van een redacteur');
  });
});

describe('the command', () => {
  it('says what is missing, and never a token', async () => {
    expect(await runCommand(['push'], {})).toMatchObject({ code: 2 });
    expect((await runCommand(['push', '--space', '1'], {})).complaint).toContain('STORYBLOK_PERSONAL_TOKEN');
    expect((await runCommand(['sync', '--space', '1'], {})).complaint).toContain('pull of push');
    someContent('ours');
    const env = { STORYBLOK_PERSONAL_TOKEN: 'verkeerd-geheim', DATA_DIR: folder('data') };
    const args = ['push', '--space', String(SPACE), '--content', folder('ours')];
    const refused = await runCommand(args, env, { url: server.url, perSecond: 1_000 });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.complaint).toContain('status 401');
    expect(JSON.stringify(refused)).not.toContain('verkeerd-geheim');
  });
});

/** The same space, which stops answering after so many requests. */
async function breakingOff(space: Double, after: number) {
  let left = after;
  return onPort({
    ...space,
    fetch: async (request) => {
      left -= 1;
      return left >= 0 ? space.fetch(request) : Response.json({ error: 'Weg' }, { status: 500 });
    },
  });
}
