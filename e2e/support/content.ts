import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';

type Story = { name: string; uuid: string; content: Record<string, unknown> };

/** A content folder for one test, independent of the editors' content. */
export type ContentFolder = {
  dir: string;
  /** Writes a published story. */
  write: (fullSlug: string, content: Record<string, unknown>) => Promise<void>;
  edit: (fullSlug: string, change: (story: Story) => void) => Promise<void>;
  delete: (fullSlug: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Returns the uuid of the story with this full slug. All content folders created here use one uuid per full slug. */
export function uuidOf(fullSlug: string): string {
  const hex = createHash('sha1').update(fullSlug).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Creates an empty folder with the content model of the site. */
export async function emptyContent(): Promise<ContentFolder> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(dir, 'assets'), { recursive: true });
  await cp(join(FIXTURE_EDITION, 'components.json'), join(dir, 'components.json'));
  return folderAt(dir);
}

/** Creates a copy of an edition without its images, for a test to change. */
export async function copyOfContent(edition = FIXTURE_EDITION): Promise<ContentFolder> {
  const folder = await emptyContent();
  await cp(join(edition, 'stories'), join(folder.dir, 'stories'), { recursive: true });
  return folder;
}

function folderAt(dir: string): ContentFolder {
  const pathOf = (fullSlug: string) => join(dir, 'stories', `${fullSlug}.json`);
  return {
    dir,
    write: async (fullSlug, content) => {
      const path = pathOf(fullSlug);
      await mkdir(dirname(path), { recursive: true });
      const name = typeof content.title === 'string' ? content.title.slice(0, 80) : fullSlug;
      await writeFile(path, JSON.stringify({ name: name || fullSlug, uuid: uuidOf(fullSlug), content }));
    },
    edit: async (fullSlug, change) => {
      const story: Story = JSON.parse(await readFile(pathOf(fullSlug), 'utf8'));
      change(story);
      await writeFile(pathOf(fullSlug), JSON.stringify(story));
    },
    delete: (fullSlug) => rm(pathOf(fullSlug)),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Returns the environment that makes the site fetch its content from a server over the network. */
export const overNetwork = (server: { url: string }) => ({
  CONTENT_API_URL: `${server.url}${process.env.CONTENT_API === 'rest' ? '/v2' : '/v1/api'}`,
  CONTENT_API_TOKEN: 'public',
});
