import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { type ContentFolder, copyOfContent, uuidOf } from '../../e2e/support/content.ts';

/** The folder with the programme items of the shipped edition, one subfolder per day. */
const ITEMS = 'programma-items';
const EXPERIENCES = 'activiteiten';
/** Number of programme items of each generated experience. */
const ITEMS_OF_ONE = 4;

type Story = { slug: string; content: Record<string, unknown> };

/**
 * Creates a content folder with `items` programme items: the shipped edition plus generated items of earlier years,
 * which have their own experiences. If the edition has more than `items`, the function drops items, but keeps all items
 * of `day`. The caller must remove the folder.
 */
export async function contentOfYears(items: number, day: string): Promise<ContentFolder> {
  const folder = await copyOfContent(SHIPPED_EDITION);
  const own = storiesIn(folder, ITEMS);
  const experiences = storiesIn(folder, EXPERIENCES).filter(
    ({ content }) => content.component === 'experience',
  );
  for (const { slug } of own
    .filter(({ slug }) => !slug.includes(day))
    .slice(0, Math.max(0, own.length - items)))
    await folder.delete(slug);
  for (let number = own.length; number < items; number += 1) {
    const item = own[number % own.length];
    const experience = experiences[Math.floor(number / ITEMS_OF_ONE) % experiences.length];
    if (!item || !experience) throw new Error('the shipped edition has no items or no experiences');
    const earlier = `${EXPERIENCES}/vroeger-${Math.floor(number / ITEMS_OF_ONE)}`;
    if (number % ITEMS_OF_ONE === 0 || number === own.length) await folder.write(earlier, experience.content);
    await folder.write(`${ITEMS}/vroeger/${number}`, {
      ...inYear(item.content, 2025 - Math.floor(number / own.length)),
      experience: uuidOf(earlier),
    });
  }
  return folder;
}

function storiesIn({ dir }: ContentFolder, folder: string): Story[] {
  return readdirSync(join(dir, 'stories', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
    .sort()
    .map((name) => {
      const { content }: Story = JSON.parse(readFileSync(join(dir, 'stories', folder, name), 'utf8'));
      return { slug: `${folder}/${name.slice(0, -'.json'.length)}`, content };
    });
}

/** Moves the dates of an item to another year. Dates start with the year. */
function inYear(content: Record<string, unknown>, year: number): Record<string, unknown> {
  const moved = ['start_date', 'end_date'].flatMap((field) => {
    const date = content[field];
    return typeof date === 'string' && date !== '' ? [[field, `${year}${date.slice(4)}`] as const] : [];
  });
  return { ...content, ...Object.fromEntries(moved) };
}
