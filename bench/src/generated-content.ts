import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A full festival day: its bounds in UTC, and its number of items, which is independent of the number of stories. */
export const REQUESTED_DAY = { after: '2025-10-28 22:59', before: '2025-10-29 23:00', items: 100 } as const;

/** Number of programme items in every ten stories. The other stories are experiences of these items. */
const ITEMS_OF_TEN = 7;
const FACETS = ['locations', 'types', 'themes'] as const;
const PER_FACET = 10;
const FIRST_OTHER_DAY = Date.UTC(2015, 0, 1, 8);
const DAY_MS = 86_400_000;

export type GeneratedContent = { dir: string; remove: () => void };

/**
 * Creates a content folder in the system's temporary folder with exactly `stories` stories: programme items with their
 * experiences, stages, types and themes. Items that are not on {@link REQUESTED_DAY} are in the ten years before it.
 */
export function generateContent(stories: number): GeneratedContent {
  const dir = mkdtempSync(join(tmpdir(), 'growth-'));
  const write = (fullSlug: string, content: Record<string, unknown>) => {
    const story = {
      name: fullSlug,
      uuid: `uuid-${fullSlug}`,
      full_slug: fullSlug,
      content: { _uid: fullSlug, ...content },
    };
    writeFileSync(join(dir, 'stories', `${fullSlug}.json`), JSON.stringify(story));
  };
  for (const folder of [...FACETS, 'experiences', 'items'])
    mkdirSync(join(dir, 'stories', folder), { recursive: true });
  for (const facet of FACETS) {
    for (let number = 0; number < PER_FACET; number++) {
      write(`${facet}/${number}`, { component: facet.slice(0, -1), title: `${facet} ${number}` });
    }
  }
  const rest = stories - FACETS.length * PER_FACET;
  const items = Math.max(REQUESTED_DAY.items, Math.floor((rest * ITEMS_OF_TEN) / 10));
  const experiences = rest - items;
  for (let number = 0; number < experiences; number++) write(`experiences/${number}`, experience(number));
  for (let number = 0; number < items; number++) write(`items/${number}`, item(number, experiences));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Creates an experience with about 3 KB of text, as in the shipped edition. */
function experience(number: number): Record<string, unknown> {
  const words = `Een voorstelling over nummer ${number}, die langer duurt dan het boek. `.repeat(8);
  const text = { type: 'text', text: words };
  return {
    component: 'experience',
    title: `Beleving ${number}`,
    intro: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    body: [
      {
        _uid: `body-${number}`,
        component: 'text',
        text: {
          type: 'doc',
          content: Array.from({ length: 4 }, () => ({ type: 'paragraph', content: [text] })),
        },
      },
    ],
  };
}

function item(number: number, experiences: number): Record<string, unknown> {
  return {
    component: 'program',
    start_date: startOf(number),
    experience: `uuid-experiences/${number % experiences}`,
    location: `uuid-locations/${number % PER_FACET}`,
    type: `uuid-types/${(number * 3) % PER_FACET}`,
    theme: [`uuid-themes/${(number * 7) % PER_FACET}`],
    ongoing_program_item: number % 20 === 0 ? 'true' : '',
  };
}

function startOf(number: number): string {
  const moment =
    number < REQUESTED_DAY.items
      ? Date.UTC(2025, 9, 29, 7, number * 7)
      : FIRST_OTHER_DAY + (number % 3650) * DAY_MS + (number % 90) * 420_000;
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}
