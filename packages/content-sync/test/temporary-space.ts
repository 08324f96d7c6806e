import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { runCommand } from '../src/command.ts';
import { emulatedSpace, onPort, SPACE, TOKEN } from './emulated-space.ts';

/** Timeout for a thousand requests over a loopback port on a busy machine, in ms. */
export const ENOUGH_TIME = 120_000;

/** An empty space and content folders for push and pull, for one test. Removed after the test. */
export async function temporarySpace() {
  const dir = mkdtempSync(join(tmpdir(), 'content-sync-'));
  const space = await emulatedSpace(join(dir, 'space'));
  const { url, close } = await onPort(space.fetch);
  onTestFinished(async () => {
    await close();
    space.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const folder = (name: string) => join(dir, name);
  /** Runs a command as the person whose data is in the folder `data`. */
  const syncAs = (data: string, direction: 'push' | 'pull', name: string, ...flags: string[]) => {
    const env = { STORYBLOK_PERSONAL_TOKEN: TOKEN, DATA_DIR: folder(data) };
    const args = [direction, '--space', String(SPACE), '--url', url, '--content', folder(name), ...flags];
    return runCommand(args, env);
  };

  return {
    space,
    url,
    folder,
    /** The requests that changed the space. */
    writes: () => space.requested.filter((requested) => !requested.startsWith('GET')),
    sync: (direction: 'push' | 'pull', name: string, ...flags: string[]) =>
      syncAs('data', direction, name, ...flags),
    syncAs,
    /** The text of each story file in a folder, by path. */
    storiesIn: (name: string): Record<string, string> => {
      const root = join(folder(name), 'stories');
      return Object.fromEntries(
        storyPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
      );
    },
    editStory: (
      name: string,
      path: string,
      change: (story: { content: Record<string, unknown> }) => void,
    ) => {
      const file = join(folder(name), 'stories', path);
      const story = JSON.parse(readFileSync(file, 'utf8'));
      change(story);
      writeFileSync(file, `${JSON.stringify(story, null, 2)}\n`);
    },
    someContent: (name: string) => copySomeContent(folder(name)),
  };
}

/** The sorted paths of the story files in a folder. */
export const storyPaths = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort();

const SOME_TYPES = [
  'home',
  'news_overview',
  'news_article',
  'theme',
  'header',
  'footer',
  'social',
  'global_data',
];

/**
 * Copies a part of the test edition with all relevant cases: a start page, drafts, an unpublished change, relations.
 */
function copySomeContent(folder: string) {
  const components: { name: string }[] = JSON.parse(
    readFileSync(join(FIXTURE_EDITION, 'components.json'), 'utf8'),
  );
  mkdirSync(join(folder, 'stories'), { recursive: true });
  writeFileSync(
    join(folder, 'components.json'),
    `${JSON.stringify(
      components.filter((component) => SOME_TYPES.includes(component.name)),
      null,
      2,
    )}\n`,
  );
  const news = ['een-uur-cadeau.json', 'pendelbus-van-perron-naar-podium.json'];
  const drafts = ['we-verklappen-de-slotnacht', 'pendelbus-van-perron-naar-podium'];
  const files = [...news, ...drafts.map((draft) => `${draft}.draft.json`)].map((file) => `nieuws/${file}`);
  for (const part of ['home.json', 'nieuws.json', ...files, 'themas', 'globaal'])
    cpSync(join(FIXTURE_EDITION, 'stories', part), join(folder, 'stories', part), { recursive: true });
}
