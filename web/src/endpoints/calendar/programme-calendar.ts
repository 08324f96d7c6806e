import { foldedLines } from '../../domain/open-data/calendar-file.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { FESTIVAL_NAME, type Venue } from '../../domain/pages/site-frame.ts';
import { type HallPlan, placeOnPlan } from '../../domain/programme/hall-plan.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { ACCESS_WORDS, isCancelled, STATUS_WORDS } from '../../domain/programme/status.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { formatClock } from '../../domain/time/format.ts';
import { toWallTime } from '../../domain/time/wall-time.ts';

const ZONE = 'Europe/Brussels';

/** The definition of the Brussels time zone since 1996, for calendar apps that do not know the zone. */
const BRUSSELS = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

/** The properties that ask a calendar app to refresh every hour. Most apps ignore them and use their own interval. */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];

/**
 * The instant from which the version numbers of events count. It is the same in every edition, because an item that
 * moves to another year must get a higher number.
 */
const FIRST_STAMP = dayBounds('2025-01-01').start;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** The data that calendar events need in addition to the items. */
export type CalendarSurroundings = {
  /** The host in links and event ids. */
  origin: string;
  venue?: Venue;
  plan?: HallPlan;
};

/**
 * Formats items as a calendar (RFC 5545), in the given order. The bytes are equal in every process until the next
 * publication. `isFollowed`: whether apps subscribe to the calendar and refetch it.
 */
export function programmeCalendar(
  items: readonly ProgrammeItem[],
  around: CalendarSurroundings,
  { name, isFollowed = false }: { name: string; isFollowed?: boolean },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${FESTIVAL_NAME}//programma//NL`,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `TIMEZONE-ID:${ZONE}`,
    `X-WR-TIMEZONE:${ZONE}`,
    ...(isFollowed ? REFRESH : []),
    ...BRUSSELS,
    ...items.flatMap((item) => eventLines(item, around)),
    'END:VCALENDAR',
  ];
  return foldedLines(lines.map((line) => `${line}\r\n`).join(''));
}

function eventLines(item: ProgrammeItem, around: CalendarSurroundings): readonly string[] {
  const { uuid, title, start, end, ongoing } = item;
  const isOff = isCancelled(item);
  const stamp = item.publishedAt ?? FIRST_STAMP;
  const path = momentPath(item) ?? `${BASE.programmeText}#${dayOf(start)}`;
  // The title includes the status, because some apps ignore the status property.
  const summary = escaped(isOff ? `Geannuleerd: ${title}` : title);
  const place = locationOf(item, around);
  // Calendar apps disagree about local times in the hour that clocks repeat in autumn: write such times in UTC.
  const time = [start, end].some((instant) => instant && comesTwice(instant)) ? utcTime : brusselsTime;
  return [
    'BEGIN:VEVENT',
    `UID:${uuid}@${new URL(around.origin).host}`,
    // A higher number tells an app that its copy is outdated. It is derived from the publication time.
    `SEQUENCE:${Math.max(0, Math.floor((+stamp - +FIRST_STAMP) / SECOND_MS))}`,
    `DTSTAMP${utcTime(stamp)}`,
    `DTSTART${time(start)}`,
    ...(end ? [`DTEND${time(end)}`] : []),
    `SUMMARY:${summary}`,
    // An ongoing event must not mark the visitor's whole day as busy.
    `TRANSP:${isOff || ongoing ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(descriptionOf(item, around, path))}`,
    `URL;VALUE=URI:${new URL(path, around.origin).href}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isOff || ongoing
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT20M', `DESCRIPTION:${summary}`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

const utcTime = (instant: Date): string => `:${instant.toISOString().replace(/[-:]|\.\d+/g, '')}`;

const brusselsTime = (instant: Date): string =>
  `;TZID=${ZONE}:${`${dayOf(instant)}T${formatClock(instant)}`.replace(/[-:]/g, '')}`;

/** Whether Brussels clocks show this time twice, an hour apart. */
const comesTwice = (instant: Date): boolean =>
  [-HOUR_MS, HOUR_MS].some((shift) => +toWallTime(new Date(+instant + shift)) === +toWallTime(instant));

/** Returns the place, such as «Forum, tafel 2», and below it the festival's postal address, which map apps can find. */
function locationOf(item: ProgrammeItem, { venue }: CalendarSurroundings): string {
  return [momentPlaceOf(item), venue && addressOf(venue)].filter(Boolean).join('\n');
}

function addressOf({ name, address: { street, postalCode, town } }: Venue): string {
  const where = [postalCode, town].filter((part) => part !== undefined).join(' ');
  return [name, street, where].filter((part) => part !== undefined && part !== '').join(', ');
}

/** Returns the facts for which iCalendar has no field, or only one that not every calendar app shows. */
function descriptionOf(item: ProgrammeItem, { origin, plan }: CalendarSurroundings, path: string): string {
  const { title, experience, authors = [], statuses, access, extraInfo } = item;
  const onPlan = placeOnPlan(plan, item);
  const lines = [
    experience && experience.title !== title ? experience.title : undefined,
    authors.map(({ name }) => name).join(', '),
    [...statuses.map((one) => STATUS_WORDS[one]), ...access.map((one) => ACCESS_WORDS[one])].join(', '),
    extraInfo,
    onPlan && `Op de plattegrond: ${new URL(onPlan, origin).href}`,
    new URL(path, origin).href,
  ];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

/** Escapes a TEXT value (RFC 5545, 3.3.11), and removes control characters that editors have pasted. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
