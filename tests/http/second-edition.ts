import { createHash } from 'node:crypto';
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { moveEdition } from '../../packages/new-edition/src/moved-copy.ts';

/** A year of whole weeks, in days: each day of the next edition is on the same weekday. */
const ONE_YEAR = 364;

/** The ways in which editors can turn a site from one edition to the next. */
export type Way = 'moved in place' | 'beside the old' | 'old unpublished';

type SecondEdition = { dir: string; remove: () => Promise<void> };

/** Months after the edition of 2025, when the days of 2026 are known. */
const BETWEEN = '2026-03-01T12:00:00+01:00';

/** Starts a site with an edition and the next one. The site's clock is between the two. */
export async function siteBetweenEditions(from: string, way: Way): Promise<Site> {
  const content = await secondEdition(from, way);
  const site = await startSite({ CONTENT_DIR: content.dir, SITE_NOW: BETWEEN });
  const stop = async () => {
    await site.stop();
    await content.remove();
  };
  return { ...site, stop };
}

/**
 * Writes a copy of an edition's folder that contains the next edition. Two of every three experiences return in the
 * next edition; the others belong only to the earlier one.
 */
async function secondEdition(from: string, way: Way): Promise<SecondEdition> {
  const folder = await mkdtemp(join(tmpdir(), 'editions-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const moved = join(folder, 'moved');
  moveEdition({ from, to: moved, days: ONE_YEAR });
  if (way === 'moved in place') return { dir: moved, remove };
  const dir = join(folder, 'both');
  await cp(from, dir, { recursive: true });
  if (way === 'old unpublished')
    for await (const path of glob('stories/{programma,programma-items}/**/*.json', { cwd: dir }))
      await rename(join(dir, path), join(dir, path.replace(/\.json$/, '.draft.json')));
  for await (const path of glob('stories/{programma,programma-items}/**/*.json', { cwd: moved }))
    await addCopy(join(moved, path), join(dir, path));
  return { dir, remove };
}

/** Writes a copy of a story with its own ids, unless its experience does not return in the next edition. */
async function addCopy(from: string, to: string): Promise<void> {
  const story = JSON.parse(await readFile(from, 'utf8'));
  const { experience } = story.content;
  if (typeof experience === 'string' && !isInNextEdition(experience)) return;
  const uuid = createHash('sha256').update(story.uuid).digest('hex').slice(0, 32);
  const copy = {
    ...story,
    id: story.id + 1,
    uuid: uuid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, JSON.stringify(copy));
}

/** Whether the next edition of {@link secondEdition} also contains this experience. */
export const isInNextEdition = (experience: string): boolean =>
  Number.parseInt(experience.slice(0, 8), 16) % 3 > 0;
