import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { type ContentFolder, copyOfContent } from './content.ts';

/** Optional fields by component. Storyblok spaces that are older than these fields do not have them. */
const OPTIONAL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  experience: ['authors', 'age_from', 'age_to'],
  on_tour_experience: ['authors', 'age_from', 'age_to'],
  program: ['authors', 'table'],
  global_data: ['signing_rules', 'walking_times'],
};
/** The content type that an older space lacks. */
const OPTIONAL_TYPE = 'author';
/** The address of the pages of {@link OPTIONAL_TYPE}, to which menus link. */
const LINKED_FOR_IT = '/auteurs';

/**
 * Creates a copy of the tests' edition as in an older Storyblok space: without authors, ages, tables, signing rules and
 * walking times.
 */
export async function strippedContent(): Promise<ContentFolder> {
  const folder = await copyOfContent();
  await cp(join(FIXTURE_EDITION, 'events'), join(folder.dir, 'events'), { recursive: true });
  const stories = join(folder.dir, 'stories');
  for (const file of await readdir(stories, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const path = join(stories, file);
    const story: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isRecord(story) && isRecord(story.content) && story.content.component === OPTIONAL_TYPE)
      await rm(path);
    else await writeFile(path, JSON.stringify(stripped(story)));
  }
  return folder;
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !leadsToThem(item)).map(stripped);
  if (!isRecord(value)) return value;
  const left = typeof value.component === 'string' ? (OPTIONAL_FIELDS[value.component] ?? []) : [];
  const kept = Object.entries(value).filter(([field]) => !left.includes(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, stripped(inner)]));
}

/** Whether an item of the menu or footer links to the pages of {@link OPTIONAL_TYPE}. */
const leadsToThem = (item: unknown): boolean =>
  isRecord(item) && isRecord(item.link) && item.link.cached_url === LINKED_FOR_IT;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
