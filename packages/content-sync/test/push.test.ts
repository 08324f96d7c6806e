import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { runCommand } from '../src/command.ts';
import { type Double, onPort, SPACE, TOKEN } from './management-double.ts';
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

  it('replaces the uuids in links, relations and rich text with those of the space', async () => {
    const { double, sync, storiesIn, someContent } = await temporarySpace();
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

  it('makes the story at the path of a folder the start page of that folder, publishes published stories, and saves drafts', async () => {
    const { double, sync, someContent } = await temporarySpace();
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

  it('updates only changed stories, and continues an interrupted push', async () => {
    const { double, folder, sync, writes, storiesIn, editStory, someContent } = await temporarySpace();
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
    double.requested.length = 0;
    expect((await sync('push', 'ours', '--write')).output).toMatch(/^gewijzigd {2}home$/m);
    expect(writes()).toHaveLength(1);
    expect(double.stories().find(({ slug }) => slug === 'home')?.content).toMatchObject({
      title: 'Boektopia!',
    });
  });

  it('keeps the editors’ changes in the space and reports conflicts, unless the push is forced', async () => {
    const { double, sync, editStory, someContent } = await temporarySpace();
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

  it('does not delete stories that exist only in the space', async () => {
    const { double, folder, sync, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    rmSync(join(folder('ours'), 'stories', 'home.json'));
    const { output } = await sync('push', 'ours', '--write');
    expect(output).toMatch(/^blijft {5}home \(alleen in de space\)$/m);
    expect(double.stories().some(({ slug }) => slug === 'home')).toBe(true);
  });

  it('waits and retries after a 429', async () => {
    const { double, folder, sync, storiesIn } = await temporarySpace();
    mkdirSync(join(folder('ours'), 'stories'), { recursive: true });
    cpSync(join(FIXTURE_EDITION, 'stories', 'themas'), join(folder('ours'), 'stories', 'themas'), {
      recursive: true,
    });
    cpSync(join(FIXTURE_EDITION, 'components.json'), join(folder('ours'), 'components.json'));
    double.refuseEvery(25);
    expect(await sync('push', 'ours', '--write')).toMatchObject({ code: 0 });
    expect(await sync('pull', 'back', '--write')).toMatchObject({ code: 0 });
    expect(storiesIn('back')).toEqual(storiesIn('ours'));
  });
});

/** Serves a space that fails after a number of requests, to interrupt a push. */
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
