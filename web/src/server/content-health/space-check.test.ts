import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentModel } from 'content-check/content-model';
import type { LiveState, LiveStore } from 'content-check/live-state';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import type { ContentVersion } from '../../cms/client.ts';
import { ContentUnavailable, type SpaceReader, type Wanted } from '../../cms/space-reader.ts';
import { createSpaceCheck } from './space-check.ts';

const MODEL = readContentModel(readFileSync(join(FIXTURE_EDITION, 'components.json'), 'utf8'));
const NOW = new Date('2025-10-24T10:00:00Z');
const MINUTE_MS = 60_000;

type Versions = Partial<Record<ContentVersion, Record<string, unknown>>>;

/** Creates a space with these stories by slug, whose uuids are their slugs, and a check of it. */
function someSpace(stories: Record<string, Versions>, store?: LiveStore) {
  const time = { ms: 0 };
  const requests: string[] = [];
  const state = { version: 1, isDown: false };
  const reader: SpaceReader = {
    hasDrafts: true,
    knowsSaves: false,
    ids: async () => new Map(Object.keys(stories).map((uuid, index) => [uuid, String(index)])),
    version: async () => {
      if (state.isDown) throw new ContentUnavailable('the space is down');
      return state.version;
    },
    links: async () =>
      Object.entries(stories).map(([slug, { published }]) => ({
        uuid: slug,
        slug,
        isFolder: false,
        published: published !== undefined,
      })),
    stories: async function* (version: ContentVersion, { uuids, publishedAfter }: Wanted = {}) {
      requests.push(`${version} ${uuids?.join() ?? 'all'}`);
      if (state.isDown) throw new ContentUnavailable('the space is down');
      // A changed file of the embedded content has no new time of publication.
      if (publishedAfter) return;
      yield Object.entries(stories).flatMap(([slug, { published, draft = published }]) => {
        const content = version === 'published' ? published : draft;
        const isWanted = content !== undefined && (uuids?.includes(slug) ?? true);
        return isWanted ? [{ uuid: slug, name: slug, full_slug: slug, content }] : [];
      });
    },
  };
  const log: string[] = [];
  const check = createSpaceCheck({
    reader,
    store,
    model: MODEL,
    dates: 'utc',
    log: (line) => log.push(line),
    clock: () => time.ms,
  });
  const whats = async (slug: string, unsaved?: Record<string, unknown>) => {
    const question = { slug, now: NOW, unsaved: unsaved && { uuid: slug, content: unsaved } };
    const found = await check.story(question);
    return found
      ?.filter(({ rule }) => ['verplicht veld', 'onaffe tekst'].includes(rule))
      .map(({ path, draft }) => (draft ? `${path} (concept)` : path));
  };
  const site = () => check.site({ now: NOW, withIds: true });
  return { stories, time, requests, state, log, whats, site };
}

const page = (title: string) => ({ _uid: 'p', component: 'page', title });

it('returns the findings of the saved draft at each check, and reads the other stories only once', async () => {
  const space = someSpace({ over: { published: page('Over ons') }, home: { published: page('Home') } });
  expect(await space.whats('over')).toEqual([]);
  space.stories.over = { published: page('Over ons'), draft: page('') };
  space.requests.length = 0;
  expect(await space.whats('over')).toEqual(['Titel (concept)']);
  expect(space.requests.sort()).toEqual(['draft over', 'published over']);
  space.stories.over = { published: page('') };
  expect(await space.whats('over')).toEqual(['Titel']);
  space.stories.over = { published: page('Over ons') };
  expect(await space.whats('over')).toEqual([]);
});

it('checks the text that an editor has not saved yet, only in the story that the editor types in', async () => {
  const space = someSpace({ over: { published: page('Over ons') }, home: { published: page('Home') } });
  expect(await space.whats('over', page('TODO'))).toEqual(['Titel (concept)']);
  expect(await space.whats('home', page('Home'))).toEqual([]);
  expect(await space.whats('over')).toEqual([]);
});

it('finds a story that is new since the last reading, and returns undefined for a page without a story', async () => {
  const space = someSpace({ home: { published: page('Home') } });
  expect(await space.whats('nu')).toBeUndefined();
  space.stories.nieuw = { draft: page('') };
  expect(await space.whats('nieuw')).toEqual(['Titel (concept)']);
});

it('rereads the other stories after a minute, before it checks', async () => {
  const space = someSpace({ home: { published: page('Home') } });
  await space.whats('home');
  space.requests.length = 0;
  space.time.ms += MINUTE_MS + 1;
  await space.whats('home');
  expect(space.requests[0]).toBe('draft all');
});

it('rejects while the space does not answer, and works afterwards', async () => {
  const space = someSpace({ home: { published: page('') } });
  space.state.isDown = true;
  await expect(space.whats('home')).rejects.toThrow('the space is down');
  space.state.isDown = false;
  expect(await space.whats('home')).toEqual(['Titel']);
});

it('checks all published stories, not the drafts, with the ids of the stories', async () => {
  const space = someSpace({
    home: { published: page('Home') },
    over: { published: page('TODO: over'), draft: page('Over') },
    weg: { published: page('Weg'), draft: page('TODO: weg') },
  });
  const unfinished = async () =>
    (await space.site()).findings.flatMap(({ rule, story, id }) =>
      rule === 'onaffe tekst' ? [`${story} ${id}`] : [],
    );
  expect(await unfinished()).toEqual(['over 1']);
  space.stories.over = { published: page('Over') };
  space.stories.weg = { published: page('Weg'), draft: page('TODO: ver weg') };
  space.state.version += 1;
  expect(await unfinished()).toEqual([]);
});

it('stores each changed reading, and continues from it after a restart', async () => {
  const stored: LiveState[] = [];
  const store = { read: () => stored.at(-1), write: (state: LiveState) => void stored.push(state) };
  const stories = { home: { published: page('Home') } };
  const first = await someSpace(stories, store).site();
  const again = someSpace(stories, store);
  expect(await again.site()).toEqual(first);
  expect(stored).toHaveLength(1);
  expect(again.requests).not.toContain('published all');
});

it('calls a story that is not published unpublished, not deleted, in the check of the published stories', async () => {
  const item = {
    _uid: 'i',
    component: 'program',
    title_overwrite: 'Item',
    location: 'forum',
    start_date: '2025-10-25 09:00',
  };
  const space = someSpace({
    item: { published: item },
    forum: { draft: { _uid: 'f', component: 'location', title: 'Forum' } },
  });
  const whats = (await space.site()).findings.map(({ what }) => what).join('\n');
  expect(whats).toContain('‘forum’ is niet gepubliceerd');
  expect(whats).not.toContain('is verwijderd');
});

it('returns findings while the state cannot be stored, and logs why', async () => {
  const write = () => {
    throw new Error('no space left on device');
  };
  const space = someSpace({ home: { published: page('') } }, { read: () => undefined, write });
  expect(await space.whats('home')).toEqual(['Titel']);
  expect(space.log).toEqual([expect.stringContaining('no space left on device')]);
  space.requests.length = 0;
  await space.whats('home');
  expect(space.requests).not.toContain('published all');
});
