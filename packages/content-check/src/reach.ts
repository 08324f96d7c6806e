import { dayOf } from 'web/content-rules';
import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
import { memoized } from './memoized.ts';
import { pageAt } from './page-address.ts';
import { festivalDays, instantOf } from './programme.ts';
import { linksIn, relationsIn } from './references.ts';
import type { StoryFile } from './story-file.ts';

/**
 * Content types that visitors reach without a link in content: the site's header links to the search page, and hall
 * screens open their page directly.
 */
export const DOORS: ReadonlySet<string> = new Set([
  'home',
  'header',
  'footer',
  'social',
  'global_data',
  'search',
  'live',
]);

/** Maps the component of each overview to the content type that the overview lists automatically. */
const LISTED: Record<string, string> = {
  default_date_overview: 'date_overview',
  news_overview: 'news_article',
  hotspot_overview: 'hotspot',
  bookstore_overview: 'bookstore',
  on_tour_overview: 'on_tour_experience',
  uit_events: 'event',
};

/** Returns how many clicks each published story is away from the home page, the header and the footer. */
export const distances = memoized((edition: Edition): ReadonlyMap<StoryFile, number> => {
  const found = new Map(
    edition.published.filter(({ component }) => DOORS.has(component)).map((story) => [story, 0]),
  );
  const programmed = itemsOnDays(edition);
  const byKind = new Map<string, StoryFile[]>();
  for (const file of edition.published)
    byKind.set(file.component, [...(byKind.get(file.component) ?? []), file]);
  // This loop also visits stories that it adds to the map itself.
  for (const [story, distance] of found) {
    for (const next of leadsTo(story, edition, programmed, byKind)) {
      if (!next.draft && !found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
});

function leadsTo(
  story: StoryFile,
  edition: Edition,
  programmed: readonly StoryFile[],
  byKind: ReadonlyMap<string, readonly StoryFile[]>,
): StoryFile[] {
  const { storyByUuid } = edition;
  const parts = edition.partsOf(story);
  const linked = linksIn(parts).map(({ kind, uuid, address }) =>
    kind === 'story' ? storyByUuid(uuid) : pageAt(address.replace(/\?.*$/s, ''), edition),
  );
  // Visitors see no link to the stories that are selected in the global data.
  const chosen = story.component === 'global_data' ? [] : relationsIn(parts);
  const related = chosen.map(({ uuid }) => storyByUuid(uuid));
  const listed = byKind.get(LISTED[story.component] ?? '') ?? [];
  const ofDay = story.component === 'date_overview' ? programmed : [];
  return [...linked, ...related, ...listed, ...ofDay].filter((next) => next !== undefined);
}

/** Returns the items that day pages list. Each item links to its experience. */
function itemsOnDays(edition: Edition): StoryFile[] {
  const days = new Set(festivalDays(edition));
  return edition.published.filter(({ component, content }) => {
    const start = component === 'program' ? instantOf(content.start_date, edition) : undefined;
    if (!start) return false;
    return textOf(content.ongoing_program_item) === 'true' || days.has(dayOf(start));
  });
}
