import { pagePath } from '../../pages/paging.ts';
import { hourAnchor } from '../../pages/paths.ts';
import type { Day } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { hourOf } from './programme-day.ts';

/** An hour of a list, such as «14:00», and the page of the list on which it begins. */
export type ListedHour = { hour: string; page: number };

/** Returns the hours of a list with `size` items per page. The hour that occurs twice on 26 October counts once. */
export function listedHours(timetable: readonly RowItem[], size: number): ListedHour[] {
  const pages = new Map<string, number>();
  for (const [index, item] of timetable.entries()) {
    const hour = hourOf(item);
    if (!pages.has(hour)) pages.set(hour, Math.floor(index / size) + 1);
  }
  return [...pages].map(([hour, page]) => ({ hour, page }));
}

/** The range of pages that a list shows, including both ends. */
export type ShownPages = { from: number; to: number };

/** Returns the address of a page of a list, or the current address of the list if it already shows that page. */
function shownPath(
  path: string,
  page: number,
  { from, to }: ShownPages,
  parameters: URLSearchParams,
): string {
  return pagePath(path, page >= from && page <= to ? to : page, parameters);
}

/** Returns the URL of an hour in the list of a day, whatever page the hour begins on. */
export function hourPath(
  { path, day }: { path: string; day: Day },
  { hour, page }: ListedHour,
  shown: ShownPages,
  parameters: URLSearchParams,
): string {
  return `${shownPath(path, page, shown, parameters)}#${hourAnchor(day, hour)}`;
}

/** The items of one hour on one page of a list. `continued`: whether the hour has an earlier group. */
export type HourGroup = {
  page: number;
  hour: string;
  items: readonly RowItem[];
  continued: boolean;
};

/** Splits the groups into those of past items and those of the items that follow. */
export function pastGroups(groups: readonly HourGroup[], now: Date): Record<'past' | 'rest', HourGroup[]> {
  const only = (isWanted: (item: RowItem) => boolean) =>
    groups
      .map((group) => ({ ...group, items: group.items.filter(isWanted) }))
      .filter(({ items }) => items.length > 0);
  const past = only((item) => isPast(item, now));
  const hours = new Set(past.map(({ hour }) => hour));
  const rest = only((item) => !isPast(item, now));
  return {
    past,
    rest: rest.map((group) => ({ ...group, continued: group.continued || hours.has(group.hour) })),
  };
}

/** Groups items by hour, from page `from` of the list. An hour that continues on the next page starts a new group. */
export function hourGroups(
  items: readonly RowItem[],
  from: number,
  size: number,
  hours: readonly ListedHour[],
): HourGroup[] {
  const began = new Map(hours.map(({ hour, page }) => [hour, page]));
  const groups: (HourGroup & { items: RowItem[] })[] = [];
  for (const [index, item] of items.entries()) {
    const page = from + Math.floor(index / size);
    const hour = hourOf(item);
    const last = groups.at(-1);
    if (last?.hour === hour && last.page === page) last.items.push(item);
    else groups.push({ page, hour, items: [item], continued: (began.get(hour) ?? page) < page });
  }
  return groups;
}
