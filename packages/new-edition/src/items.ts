import { listOf, textOf } from 'content-check/json';
import { type ContentDates, dayOf, daysBetween, parseContentDate } from 'web/content-rules';
import { isStatusTag, meaningOfTag } from 'web/story-rules';
import { movedDay, movedTime } from './moved-time.ts';
import type { DayPair, Days } from './same-weekdays.ts';
import { idOf, type Story, uuidOfCopy } from './story-folder.ts';

type Move = {
  /** The day on which the original starts. */
  day: string;
  /** How far the start moves, in days. */
  move: number;
  pairs: readonly DayPair[];
  earlier: Days;
  days: Days;
  year: number;
  dates: ContentDates;
  now: Date;
};

/**
 * Returns a copy of an item as a draft in the new edition: for the same activity, at the same hour. Drops tags such as
 * «volzet», which were about the original. Returns `undefined` for a cancelled item.
 */
export function itemForDay(original: Story, move: Move, taken: Set<number>): Story | undefined {
  const { json, content } = original;
  const tags = listOf(json.tag_list).filter((tag) => typeof tag === 'string');
  if (tags.some((tag) => meaningOfTag(tag) === 'cancelled')) return undefined;
  const uuid = uuidOfCopy(textOf(json.uuid), move.year);
  const start = textOf(content.start_date);
  const moved = {
    ...content,
    _uid: uuidOfCopy(textOf(content._uid), move.year),
    start_date: movedTime(start, move.move, move.dates),
    end_date: movedTime(textOf(content.end_date), moveOfEnd(content.end_date, move), move.dates),
  };
  const slug = slugOnDay(original.slug, move.day, movedDay(move.day, move.move));
  return {
    slug,
    draft: true,
    content: moved,
    json: {
      ...json,
      id: idOf(uuid, taken),
      uuid,
      full_slug: slug,
      slug: slug.split('/').at(-1),
      created_at: move.now.toISOString(),
      published_at: null,
      first_published_at: null,
      tag_list: tags.filter((tag) => !isStatusTag(tag)),
      content: moved,
    },
  };
}

/**
 * If an item ends on the last day of the earlier edition, its copy ends on the last day of the new one. The end of any
 * other item moves as far as its start.
 */
function moveOfEnd(end: unknown, { move, earlier, days, day, dates }: Move): number {
  const instant = parseContentDate(textOf(end), dates);
  const [last, newLast] = [earlier.at(-1), days.at(-1)];
  if (instant === undefined || last === undefined || newLast === undefined) return move;
  const endDay = dayOf(instant);
  return endDay === last && day !== last ? daysBetween(last, newLast) : move;
}

/** Replaces the day in the path of an item. If the path contains no day, puts the item in a folder of its day. */
function slugOnDay(slug: string, from: string, to: string): string {
  if (slug.includes(from)) return slug.replaceAll(from, to);
  const parts = slug.split('/');
  return [...parts.slice(0, -1), to, parts.at(-1)].join('/');
}
