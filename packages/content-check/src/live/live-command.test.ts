import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { runLiveCommand } from '../command.ts';

const NOW = '2025-10-20T12:00:00+02:00';
type Api = 'graphql' | 'rest';
type Fields = Record<string, unknown>;

const page = (title: string, more: Fields = {}) => ({ _uid: title, component: 'page', title, ...more });

const OLD = new Date('2025-01-01T10:00:00Z');

/**
 * Starts an emulated space with a few pages. Returns functions that act as an editor, and functions that check the
 * space.
 */
async function someSpace(api: Api) {
  const dir = mkdtempSync(join(tmpdir(), 'live-'));
  const write = (path: string, uuid: string, content: Fields) => {
    const file = join(dir, 'space', 'stories', path);
    mkdirSync(dirname(file), { recursive: true });
    const dates = { created_at: '2025-01-01T10:00:00.000Z', published_at: '2025-01-01T10:00:00.000Z' };
    writeFileSync(file, JSON.stringify({ name: String(content.title), uuid, ...dates, content }));
  };
  for (let number = 0; number < 120; number++)
    write(`over/${number}.json`, `over-${number}`, page(`Over ${number}`));
  copyFileSync(join(FIXTURE_EDITION, 'components.json'), join(dir, 'space', 'components.json'));
  // The emulator uses the time of the newest file, in seconds, as the cache version. With old files, every change in a
  // test leads to a new version.
  for (const file of readdirSync(join(dir, 'space'), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(dir, 'space', file), OLD, OLD);
  const start = () =>
    createStoryblokEmulator({
      dir: join(dir, 'space'),
      management: { token: 'geheim' },
      watch: false,
      log: () => undefined,
    });
  let emulator = start();
  await emulator.ready;
  /** Reads the files again, after a change by hand. */
  const restart = async () => {
    emulator.close();
    emulator = start();
    await emulator.ready;
  };
  onTestFinished(() => {
    emulator.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const manage = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: 'geheim', 'content-type': 'application/json' };
    const url = `http://space.test/v1/spaces/101/stories${path}`;
    const response = await emulator.fetch(
      new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
    return response.json();
  };
  const idOf = async (path: string): Promise<number> => {
    const { stories } = await manage('GET', `?starts_with=${path}`);
    return stories.find(
      (story: { full_slug: string; is_folder: boolean }) => !story.is_folder && story.full_slug === path,
    ).id;
  };
  const printed: string[] = [];
  const complaints: string[] = [];
  let requests = 0;
  const check = async (args: string[] = [], env: Record<string, string> = {}, signal?: AbortSignal) => {
    requests = 0;
    printed.length = 0;
    const url = api === 'rest' ? 'http://space.test/v2' : 'http://space.test/v2/api';
    const settings = {
      CONTENT_API: api,
      CONTENT_API_URL: url,
      CONTENT_API_TOKEN: 'public',
      CONTENT_PREVIEW_TOKEN: 'preview',
    };
    const { code, complaint } = await runLiveCommand(
      ['--live', '--content', FIXTURE_EDITION, ...args],
      { ...settings, DATA_DIR: join(dir, 'data'), SITE_NOW: NOW, ...env },
      {
        fetch: async (request) => {
          requests += 1;
          return emulator.fetch(request);
        },
        print: (text) => printed.push(text),
        complain: (text) => complaints.push(text),
        everyMs: 20,
        ...(signal && { signal }),
      },
    );
    return { code, complaint, requests, output: printed.join('\n') };
  };
  /** Returns the stories with an unfinished text, and whether only the draft has that text. */
  const wrong = async (...args: string[]) => {
    const { output } = await check(['--json', ...args]);
    const found: { what: string; story: string; draft: boolean }[] = JSON.parse(output);
    return found
      .filter(({ what }) => what.includes('niet af'))
      .map(({ story, draft }) => `${story}${draft ? ' (concept)' : ''}`);
  };
  return { dir, emulator, restart, write, manage, idOf, check, wrong, printed, complaints };
}

/** A page with a mistake that a rule reports. */
const unfinished = (title: string) => page(`TODO: ${title}`);

describe.each(['graphql', 'rest'] as const)('a check of a space over %s', (api) => {
  it('checks drafts and published stories, and requests only stories that may have changed', async () => {
    const { manage, idOf, check, wrong } = await someSpace(api);
    const first = await check();
    expect(await wrong()).toEqual([]);
    const again = await check();
    expect(again.requests).toBeLessThan(first.requests);

    const id = await idOf('over/7');
    await manage('PUT', `/${id}`, { story: { content: unfinished('Over 7') } });
    expect(await wrong()).toEqual(['over/7 (concept)']);
    await manage('GET', `/${id}/publish`);
    expect(await wrong()).toEqual(['over/7']);
    await manage('PUT', `/${id}?publish=true`, { story: { content: page('Over 7') } });
    expect(await wrong()).toEqual([]);
  });

  it('detects new, moved, unpublished and deleted stories', async () => {
    const { manage, idOf, check, wrong } = await someSpace(api);
    await check();
    const story = { name: 'Nieuw', slug: 'nieuw', content: unfinished('Nieuw') };
    const made = await manage('POST', '?publish=true', { story });
    expect(await wrong()).toEqual(['nieuw']);
    await manage('PUT', `/${made.story.id}?publish=true`, { story: { slug: 'elders' } });
    expect(await wrong()).toEqual(['elders']);
    const moved = await check();
    expect(moved.output).toContain('op het oude adres ‘/nieuw’ staat niets meer');
    await manage('GET', `/${made.story.id}/unpublish`);
    expect(await wrong()).toEqual(['elders (concept)']);
    await manage('DELETE', `/${made.story.id}`);
    expect(await wrong()).toEqual([]);
    await manage('DELETE', `/${await idOf('over/3')}`);
    expect((await check()).output).toContain('119 verhalen nagekeken');
  });

  it('reads everything again after an editor unpublished a story, and finds a file changed by hand', async () => {
    const { restart, write, manage, idOf, check, wrong } = await someSpace(api);
    await check();
    await manage('GET', `/${await idOf('over/3')}/unpublish`);
    write('over/9.json', 'over-9', unfinished('Over 9'));
    await restart();
    expect(await wrong()).toEqual(['over/9']);
  });

  it('reports the same findings with and without cached state after an editor published during a check', async () => {
    const { emulator, manage, idOf, wrong } = await someSpace(api);
    const ids = await Promise.all([1, 50, 119].map((number) => idOf(`over/${number}`)));
    const publish = Promise.all(
      ids.map((id, at) =>
        manage('PUT', `/${id}?publish=true`, { story: { content: unfinished(`Over ${at}`) } }),
      ),
    );
    await wrong();
    await publish;
    const kept = await wrong();
    expect(kept).toHaveLength(3);
    expect(await wrong('--fresh')).toEqual(kept);
    emulator.close();
  });

  it('ignores a damaged file with cached state', async () => {
    const { dir, check } = await someSpace(api);
    const { output } = await check();
    const data = join(dir, 'data', 'content-check');
    for (const file of readdirSync(data)) writeFileSync(join(data, file), '{"format":1');
    expect((await check()).output.replace(/Space gelezen.*/, '')).toBe(output.replace(/Space gelezen.*/, ''));
  });
});

it('prints new and resolved findings during a watch, and survives an outage', async () => {
  const { emulator, manage, idOf, check, printed, complaints } = await someSpace('rest');
  const end = new AbortController();
  const watch = check(['--watch'], {}, end.signal);
  const printedBy = async (text: string) => {
    for (let tries = 0; tries < 500 && !printed.some((line) => line.includes(text)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(printed.join('\n')).toContain(text);
  };
  await printedBy('120 verhalen nagekeken');
  const id = await idOf('over/7');
  await manage('PUT', `/${id}?publish=true`, { story: { content: unfinished('Over 7') } });
  await printedBy('nieuw · waarschuwing · over/7');
  emulator.fail({ kind: 'status', status: 503 });
  for (let tries = 0; tries < 500 && complaints.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  emulator.fail(undefined);
  await manage('PUT', `/${id}?publish=true`, { story: { content: page('Over 7') } });
  await printedBy('opgelost · over/7');
  end.abort();
  expect((await watch).code).toBe(0);
  expect(complaints).toContain('De space antwoordt niet: status 503: Service Unavailable');
});

it('checks only published stories and prints a notice if there is no token for drafts', async () => {
  const { manage, idOf, check, complaints } = await someSpace('rest');
  await manage('PUT', `/${await idOf('over/7')}`, { story: { content: unfinished('Over 7') } });
  const { output } = await check([], { CONTENT_PREVIEW_TOKEN: '' });
  expect(output).not.toContain('niet af');
  expect(complaints).toContain('Zonder CONTENT_PREVIEW_TOKEN blijven concepten buiten de controle.');
});

it('exits with code 2 if the space is unreachable, or if a setting is missing or wrong', async () => {
  const { emulator, check, complaints } = await someSpace('rest');
  emulator.fail({ kind: 'status', status: 503 });
  expect((await check()).code).toBe(2);
  expect(complaints.at(-1)).toMatch(/^De space antwoordt niet: status 503/);
  expect((await check([], { CONTENT_API_URL: '' })).code).toBe(2);
  expect((await check([], { CONTENT_API: 'soap' })).code).toBe(2);
  expect((await check(['--stats'])).complaint).toContain('--stats en --since');
});
