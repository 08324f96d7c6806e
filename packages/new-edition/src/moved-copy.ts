import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { ContentDates } from 'web/content-rules';
import { movedDay, movedTime } from './moved-time.ts';
import { UnusableFolder } from './story-folder.ts';

/**
 * Fields of a story with a date and time, as Storyblok stores them: `2025-10-26 09:00`. A label is a date in the
 * component `link_with_date`; other labels are not dates and do not change.
 */
const STORY_DATES = new Set(['start_date', 'end_date', 'date', 'label']);
/** Fields of a story that may contain the URL of a day page. */
const ADDRESSES = new Set(['slug', 'full_slug', 'cached_url', 'url', 'href', 'to']);
/** Fields of a UiTdatabank document that contain a date, or a date and time. */
const EVENT_DATES = new Set([
  'startDate',
  'endDate',
  'availableFrom',
  'availableTo',
  'availabilityStarts',
  'availabilityEnds',
]);

const DAY = /\d{4}-\d{2}-\d{2}/g;

/** Matches a string field in JSON: its name, the separator, and the escaped string. */
const TEXT_FIELD = /"(\w+)"(:\s*)"((?:[^"\\]|\\.)*)"/g;

export type Move = { from: string; to: string; days: number; dates?: ContentDates };

/**
 * Writes the edition in `from` to the empty or missing folder `to`, moved by `days`: the dates of stories and events,
 * the addresses of the day pages, and the links to them. Texts, uuids, pictures, publication dates and the formatting
 * of files do not change. Throws {@link UnusableFolder} if `to` is not empty or `from` has no stories.
 */
export function moveEdition({ from, to, days, dates }: Move): void {
  if (existsSync(to) && readdirSync(to).length > 0) throw new UnusableFolder(`${to} is niet leeg`);
  if (!existsSync(join(from, 'stories'))) throw new UnusableFolder(`${from}: er is geen map ‘stories’`);
  const { movedPath, movedStory } = storyMover({ from, days, dates });
  const moveEvent = (json: string) =>
    changeTexts(json, (field, text) => (EVENT_DATES.has(field) ? movedTime(text, days) : text));

  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(from, path)).isFile()) continue;
    const [folder] = path.split(sep);
    const target = join(to, folder === 'stories' ? movedPath(path) : path);
    mkdirSync(dirname(target), { recursive: true });
    const isJson = path.endsWith('.json');
    const change =
      isJson && folder === 'stories' ? movedStory : isJson && folder === 'events' ? moveEvent : undefined;
    if (change) writeFileSync(target, change(readFileSync(join(from, path), 'utf8')));
    else copyFileSync(join(from, path), target);
  }
}

/** Returns the functions that move the path and the JSON of a story of the edition in `from`. */
export function storyMover({ from, days, dates }: Pick<Move, 'from' | 'days' | 'dates'>) {
  const festival = daysIn(join(from, 'stories', 'programma'));
  const movedAddress = (text: string) =>
    text.replace(DAY, (day) => (festival.has(day) ? movedDay(day, days) : day));
  return {
    movedPath: movedAddress,
    movedStory: (json: string) =>
      changeTexts(json, (field, text) => {
        if (STORY_DATES.has(field)) return movedTime(text, days, dates);
        return ADDRESSES.has(field) ? movedAddress(text) : text;
      }),
  };
}

const daysIn = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder).flatMap((file) => /^(\d{4}-\d{2}-\d{2})\./.exec(file)?.[1] ?? [])
      : [],
  );

const changeTexts = (json: string, change: (field: string, text: string) => string): string =>
  json.replace(
    TEXT_FIELD,
    (_, field: string, between: string, text: string) => `"${field}"${between}"${change(field, text)}"`,
  );
