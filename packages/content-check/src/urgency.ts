import { dayBounds, dayOf } from 'web/content-rules';
import type { Edition } from './edition.ts';
import type { Urgency } from './finding.ts';
import { instantOf } from './programme.ts';
import { DOORS } from './reach.ts';
import { relationsIn } from './references.ts';
import type { StoryFile } from './story-file.ts';

const DAY = 86_400_000;
const TYPICAL_LENGTH = 2 * 3_600_000;

/** The period in which something takes place, from its start until its end. */
type Span = { start: number; end: number };

/**
 * Returns a function that ranks how soon visitors encounter a problem in a story: the items of today and tomorrow, the
 * home page and the menu first. Activities, stages, themes and authors are as urgent as their next item. Pages without
 * a date come after them, together with the items of this week.
 */
export function urgencies(edition: Edition): (story: StoryFile | undefined) => Urgency {
  const spans = spansOf(edition);
  const today = dayBounds(dayOf(edition.now)).start;
  return (story) => {
    if (story === undefined || DOORS.has(story.component)) return 'eerst';
    const all = spans.get(story.uuid);
    if (all === undefined) return 'daarna';
    const next = Math.min(...all.filter(({ end }) => end >= +edition.now).map(({ start }) => start));
    if (next === Number.POSITIVE_INFINITY) return 'voorbij';
    if (next < +today + 2 * DAY) return 'eerst';
    return next < +today + 7 * DAY ? 'daarna' : 'later';
  };
}

/**
 * Returns the periods in which items take place. Keys are the uuids of the items, and of the stories to which they
 * refer.
 */
function spansOf(edition: Edition): ReadonlyMap<string, readonly Span[]> {
  const spans = new Map<string, Span[]>();
  const add = (uuid: string, span: Span) => spans.set(uuid, [...(spans.get(uuid) ?? []), span]);
  for (const story of edition.stories) {
    const span = spanOf(story, edition);
    if (span === undefined) continue;
    add(story.uuid, span);
    for (const uuid of relatedTo(story, edition)) {
      add(uuid, span);
      const activity = edition.storyByUuid(uuid);
      if (activity?.component !== 'experience') continue;
      for (const author of relatedTo(activity, edition)) add(author, span);
    }
  }
  return spans;
}

const relatedTo = (story: StoryFile, { partsOf }: Edition): Set<string> =>
  new Set(relationsIn(partsOf(story)).map(({ uuid }) => uuid));

function spanOf({ component, content }: StoryFile, edition: Edition): Span | undefined {
  if (component === 'date_overview') {
    const date = instantOf(content.date, edition);
    return date && { start: +date, end: +date + DAY };
  }
  if (component !== 'program' && component !== 'on_tour_experience') return undefined;
  const start = instantOf(content.start_date, edition);
  const end = instantOf(content.end_date, edition);
  return start && { start: +start, end: Math.max(+(end ?? 0), +start + TYPICAL_LENGTH) };
}
