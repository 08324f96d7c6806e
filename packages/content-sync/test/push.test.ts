import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { runCommand } from '../src/command.ts';
import { onPort, SPACE, TOKEN } from './emulated-space.ts';
import { ENOUGH_TIME, temporarySpace } from './temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

describe('a push', () => {
  it('reports what a push would change, and changes the space only with --write', async () => {
    const { sync, writes, someContent } = await temporarySpace();
    someContent('ours');
    const { code, output } = await sync('push', 'ours');
    expect(code).toBe(0);
    expect(output).toMatch(/^nieuw {6}nieuws\/een-uur-cadeau$/m);
    expect(output).toMatch(/^nieuw {6}map nieuws$/m);
    expect(output).toMatch(/Er is niets geschreven: met --write gebeurt het\.$/);
    expect(writes()).toEqual([]);
  });

  it('sets the uuids of stories in the space to those of the folder', async () => {
    const { space, folder, sync, storiesIn, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    const pushed = (await space.stories()).filter(({ is_folder }) => !is_folder);
    const ours = new Set(Object.values(storiesIn('ours')).map((text) => JSON.parse(text).uuid));
    expect(new Set(pushed.map(({ uuid }) => uuid))).toEqual(ours);
    const manifest = readFileSync(
      join(folder('data'), 'content-sync', String(SPACE), 'manifest.jsonl'),
      'utf8',
    );
    expect(manifest).not.toMatch(/"old_id":"/);
  });

  it('replaces the uuids in links, relations and rich text with those of the space, if the space assigns its own uuids', async () => {
    const { space, sync, storiesIn, someContent } = await temporarySpace();
    someContent('ours');
    space.refuseUuids();
    await sync('push', 'ours', '--write');
    const stories = await space.stories();
    const uuids = stories.map(({ uuid }) => uuid);
    const ours = Object.values(storiesIn('ours')).map((text) => JSON.parse(text).uuid);
    const contents = JSON.stringify(stories.map(({ content }) => content));
    expect(ours.filter((uuid) => contents.includes(uuid))).toEqual([]);
    expect(ours.filter((uuid) => uuids.includes(uuid))).toEqual([]);
    const header = stories.find(({ slug }) => slug === 'header');
    expect(uuids.some((uuid) => JSON.stringify(header?.content).includes(uuid))).toBe(true);
    await sync('pull', 'back', '--write');
    expect(storiesIn('back')).toEqual(storiesIn('ours'));
  });

  it('makes the story at the path of a folder the start page of that folder, publishes published stories, and saves drafts', async () => {
    const { space, sync, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    const inSpace = async (slug: string) =>
      (await space.stories()).find((story) => story.slug === slug && !story.is_folder);
    const newsFolder = (await space.stories()).find(({ slug, is_folder }) => slug === 'nieuws' && is_folder);
    expect(await inSpace('nieuws')).toMatchObject({
      is_startpage: true,
      parent_id: newsFolder?.id,
      published: true,
    });
    expect(await inSpace('we-verklappen-de-slotnacht')).toMatchObject({ published: false });
    expect(await inSpace('pendelbus-van-perron-naar-podium')).toMatchObject({
      published: true,
      unpublished_changes: true,
    });
  });

  it('updates only changed stories, and continues an interrupted push', async () => {
    const { space, folder, sync, writes, storiesIn, editStory, someContent } = await temporarySpace();
    someContent('ours');
    const breaking = await breakingOff(space.fetch, 30);
    const args = [
      'push',
      '--space',
      String(SPACE),
      '--url',
      breaking.url,
      '--content',
      folder('ours'),
      '--write',
    ];
    const broken = await runCommand(args, { STORYBLOK_PERSONAL_TOKEN: TOKEN, DATA_DIR: folder('data') });
    await breaking.close();
    expect(broken.code).toBe(2);
    await sync('push', 'ours', '--write');
    const count = Object.keys(storiesIn('ours')).length - 1;
    expect((await space.stories()).filter(({ is_folder }) => !is_folder)).toHaveLength(count);
    await sync('pull', 'back', '--write');
    expect(storiesIn('back')).toEqual(storiesIn('ours'));

    editStory('ours', 'home.json', ({ content }) => {
      content.title = 'Boektopia!';
    });
    space.requested.length = 0;
    expect((await sync('push', 'ours', '--write')).output).toMatch(/^gewijzigd {2}home$/m);
    expect(writes()).toHaveLength(1);
    expect((await space.stories()).find(({ slug }) => slug === 'home')?.content).toMatchObject({
      title: 'Boektopia!',
    });
  });

  it('keeps the editors’ changes in the space and reports conflicts, unless the push is forced', async () => {
    const { space, sync, editStory, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    const titleInSpace = async () => (await space.stories()).find(({ slug }) => slug === 'home')?.content;
    await space.edit('home', (content) => {
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
    expect(await titleInSpace()).toMatchObject({ title: 'Van een redacteur' });
    await sync('push', 'ours', '--write', '--force');
    expect(await titleInSpace()).toMatchObject({ title: 'Van ons' });
  });

  it('deletes a story in the space after its deletion in the folder, but only with --delete', async () => {
    const { space, folder, sync, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    rmSync(join(folder('ours'), 'stories', 'home.json'));
    const { output } = await sync('push', 'ours', '--write');
    expect(output).toMatch(/^blijft {5}home \(hier verwijderd; met --delete/m);
    const isThere = async () => (await space.stories()).some(({ slug }) => slug === 'home');
    expect(await isThere()).toBe(true);
    expect((await sync('push', 'ours', '--write', '--delete')).output).toMatch(
      /^verwijderd home \(hier verwijderd\)$/m,
    );
    expect(await isThere()).toBe(false);
  });

  it('waits and retries after a 429', async () => {
    const { space, folder, sync, storiesIn } = await temporarySpace();
    mkdirSync(join(folder('ours'), 'stories'), { recursive: true });
    cpSync(join(FIXTURE_EDITION, 'stories', 'themas'), join(folder('ours'), 'stories', 'themas'), {
      recursive: true,
    });
    cpSync(join(FIXTURE_EDITION, 'components.json'), join(folder('ours'), 'components.json'));
    space.refuseEvery(25);
    expect(await sync('push', 'ours', '--write')).toMatchObject({ code: 0 });
    expect(await sync('pull', 'back', '--write')).toMatchObject({ code: 0 });
    expect(storiesIn('back')).toEqual(storiesIn('ours'));
  });
});

/** Serves a space that fails after a number of requests, to interrupt a push. */
async function breakingOff(fetch: (request: Request) => Promise<Response>, after: number) {
  let left = after;
  return onPort(async (request) => {
    left -= 1;
    return left >= 0 ? fetch(request) : Response.json({ error: 'Weg' }, { status: 500 });
  });
}
