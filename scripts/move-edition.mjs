// Writes a copy of an edition with all dates moved by some days:
//   node scripts/move-edition.mjs --from content --to FOLDER --days 364
// It moves the dates of stories and events, the addresses of the day pages, and the links to them. The local time in
// Brussels stays the same across a clock change. Prose, uuids, pictures and publication dates do not change.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Fields of a story with a date and time in UTC, as Storyblok stores them: `2025-10-26 09:00`. A label is a date
 * in the component `link_with_date`; other labels are not dates and do not change.
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
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The UTC offsets of Brussels in minutes: winter, summer. */
const OFFSETS = [60, 120];
const BRUSSELS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Matches a string field in JSON: its name, the separator, and the escaped string. */
const TEXT_FIELD = /"(\w+)"(:\s*)"((?:[^"\\]|\\.)*)"/g;

/**
 * Writes the edition in `from` to the empty or missing folder `to`, moved by `days`. Files keep their formatting.
 *
 * @param {{ from: string, to: string, days: number }} move
 */
export function moveEdition({ from, to, days }) {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty`);
  const festival = daysIn(join(from, 'stories', 'programma'));
  /** @param {string} text */
  const moveAddress = (text) => text.replace(DAY, (day) => (festival.has(day) ? movedDay(day, days) : day));
  /** @param {string} json */
  const moveStory = (json) =>
    changeTexts(json, (field, text) => {
      if (STORY_DATES.has(field)) return movedTime(text, days);
      return ADDRESSES.has(field) ? moveAddress(text) : text;
    });
  /** @param {string} json */
  const moveEvent = (json) =>
    changeTexts(json, (field, text) => (EVENT_DATES.has(field) ? movedTime(text, days) : text));

  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(from, path)).isFile()) continue;
    const [folder] = path.split(sep);
    const target = join(to, folder === 'stories' ? moveAddress(path) : path);
    mkdirSync(dirname(target), { recursive: true });
    const change = path.endsWith('.json') && { stories: moveStory, events: moveEvent }[folder ?? ''];
    if (change) writeFileSync(target, change(readFileSync(join(from, path), 'utf8')));
    else copyFileSync(join(from, path), target);
  }
}

/** @param {string} folder */
const daysIn = (folder) =>
  new Set(readdirSync(folder).flatMap((file) => /^(\d{4}-\d{2}-\d{2})\./.exec(file)?.[1] ?? []));

/**
 * @param {string} json
 * @param {(field: string, text: string) => string} change
 */
const changeTexts = (json, change) =>
  json.replace(
    TEXT_FIELD,
    (_, /** @type {string} */ field, /** @type {string} */ between, /** @type {string} */ text) =>
      `"${field}"${between}"${change(field, text)}"`,
  );

/**
 * Moves a date, or a date and time, by whole days and keeps its format. The local time in Brussels stays the same. A
 * time in the repeated hour of autumn keeps its place (first or second) if the new day repeats it too.
 *
 * @param {string} text `2025-10-26`, `2025-10-26 09:00` in UTC, or ISO 8601 with an offset
 * @param {number} days
 */
export function movedTime(text, days) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return movedDay(text, days);
  const [, day = '', separator = '', time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})([ T])(\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  if (day === '') return text;
  const before = Date.parse(`${day}T${time}${zone || 'Z'}`);
  const after = movedInstant(before, days);
  const isInBrussels = zone !== '' && zone === zoneOf(brusselsOffset(before));
  const offset = isInBrussels ? brusselsOffset(after) : 0;
  const written = new Date(after + offset * MINUTE_MS).toISOString();
  const newZone = isInBrussels ? zoneOf(offset) : zone && (zone === 'Z' ? 'Z' : '+00:00');
  return `${written.slice(0, 10)}${separator}${written.slice(11, 11 + time.length)}${newZone}`;
}

/**
 * @param {number} instant in milliseconds
 * @param {number} days
 */
function movedInstant(instant, days) {
  const offset = brusselsOffset(instant);
  const wall = instant + offset * MINUTE_MS + days * DAY_MS;
  const fits = [offset, ...OFFSETS].find((one) => brusselsOffset(wall - one * MINUTE_MS) === one);
  // Treats a local time that the clock skips in spring as winter time. The time then moves to after the gap.
  return wall - (fits ?? 60) * MINUTE_MS;
}

/**
 * Returns the UTC offset of Brussels at an instant, in minutes.
 *
 * @param {number} instant in milliseconds
 */
function brusselsOffset(instant) {
  const wall = Date.parse(`${BRUSSELS.format(instant).replace(' ', 'T')}Z`);
  return Math.round((wall - instant) / MINUTE_MS);
}

/** @param {number} offset in minutes */
const zoneOf = (offset) => `+0${offset / 60}:00`;

/**
 * @param {string} day
 * @param {number} days
 */
const movedDay = (day, days) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const options = /** @type {const} */ ({
    from: { type: 'string', default: 'content' },
    to: { type: 'string' },
    days: { type: 'string' },
  });
  const { from, to, days } = parseArgs({ options }).values;
  if (!to || !/^-?\d+$/.test(days ?? '')) {
    console.error('node scripts/move-edition.mjs --from content --to FOLDER --days 364');
    process.exitCode = 2;
  } else {
    moveEdition({ from: resolve(from), to: resolve(to), days: Number(days) });
    console.log(`${to}: the edition in ${from}, moved by ${days} days`);
  }
}
