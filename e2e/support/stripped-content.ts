import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { type ContentFolder, copyOfContent } from './content.ts';

/** What a space may lack, by the component that has it: who made it before these fields were there has none of them. */
const OPTIONAL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  experience: ['authors', 'age_from', 'age_to'],
  on_tour_experience: ['authors', 'age_from', 'age_to'],
  program: ['authors', 'table'],
  global_data: ['signing_rules', 'walking_times'],
};
/** And the content type that it may lack, with what editors link to because of it. */
const OPTIONAL_TYPE = 'author';
const LINKED_FOR_IT = '/auteurs';

/** A copy of the edition of the tests as a space has it that knows nothing of authors, ages, tables, queues and walks. */
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

/** A link of the menu or the footer to what is not there. */
const leadsToThem = (item: unknown): boolean =>
  isRecord(item) && isRecord(item.link) && item.link.cached_url === LINKED_FOR_IT;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
