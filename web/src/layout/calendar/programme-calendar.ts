import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
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

/** When the clock changes in Brussels, since 1996: a reader of calendars need not know the zone. */
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
END:VTIMEZONE`;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** How long before something begins its reader is warned, in s. */
const ALARM_S = 20 * 60;

/** How often an app is asked to look again, in s. Most of them have their own idea. */
const ASKED_AGAIN_S = 3_600;

/** What the events of a calendar need to know beside the items. */
export type CalendarSurroundings = {
  /** The host that addresses and ids are written with. */
  origin: string;
  /** The edition's. */
  year: number;
  venue?: Venue;
  plan?: HallPlan;
};

/** The edition that a programme is of: the year in which it begins, in Brussels. `undefined` for an empty one. */
export function editionYear(items: readonly Pick<ProgrammeItem, 'start'>[]): number | undefined {
  const first = items.reduce((least, { start }) => Math.min(least, +start), Number.POSITIVE_INFINITY);
  return Number.isFinite(first) ? Number(dayOf(new Date(first)).slice(0, 4)) : undefined;
}

/**
 * Items as a calendar (RFC 5545), in their order. It is made of facts alone: the same bytes in every process, for as long as
 * nothing is published. `isFollowed` says that apps ask for it again.
 */
export function programmeCalendar(
  items: readonly ProgrammeItem[],
  around: CalendarSurroundings,
  { name, isFollowed = false }: { name: string; isFollowed?: boolean },
): string {
  const calendar = new ICalCalendar({
    prodId: { company: FESTIVAL_NAME, product: 'programma', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    name: printable(name),
    timezone: { name: ZONE, generator: () => BRUSSELS },
    ttl: isFollowed ? ASKED_AGAIN_S : null,
  });
  const head = partLast(calendar.toString().replace(/END:VCALENDAR\s*$/, ''), 'VTIMEZONE');
  // Each event names its zone. With one for all, the package writes stamps as local time, which RFC 5545 does not allow.
  calendar.timezone(null);
  const known = JSON.stringify(around);
  const events = items.map((item) => {
    const before = written.get(item);
    if (before?.around === known) return before.event;
    const event = writtenEvent(calendar.createEvent(eventOf(item, around)));
    written.set(item, { around: known, event });
    return event;
  });
  return `${head}${events.join('')}END:VCALENDAR\r\n`;
}

/**
 * The events that were written, for as long as the process holds their items: a selection is made of those of others. To write
 * a whole programme keeps a process from its visitors for a tenth of a second.
 */
const written = new WeakMap<ProgrammeItem, { around: string; event: string }>();

/** An event as text. To fold the lines of a whole calendar, the package takes a third of a second: we fold them. */
function writtenEvent(event: ICalEvent): string {
  const properties = event.toString().replace(/END:VEVENT\r\n$/, '');
  return foldedLines(`${partLast(properties, 'VALARM')}END:VEVENT\r\n`);
}

/** Puts a part behind all that is told of the whole, as the grammar of RFC 5545 has it and the package has not. */
function partLast(lines: string, name: string): string {
  let part = '';
  const rest = lines.replace(new RegExp(`^BEGIN:${name}\\r\\n[\\s\\S]*?^END:${name}\\r\\n`, 'm'), (found) => {
    part = found;
    return '';
  });
  return rest + part;
}

function eventOf(item: ProgrammeItem, around: CalendarSurroundings) {
  const { uuid, title, start, end, ongoing } = item;
  const isOff = isCancelled(item);
  const begin = dayBounds(`${around.year}-01-01`).start;
  const stamp = item.publishedAt ?? begin;
  const path = momentPath(item) ?? `${BASE.programmeText}#${dayOf(start)}`;
  // Apps that know nothing of a status show the title.
  const summary = printable(isOff ? `Geannuleerd: ${title}` : title);
  return {
    id: `${uuid}@${new URL(around.origin).host}`,
    // A higher one tells an app that what it has is old. Nothing has to be remembered for it.
    sequence: Math.max(0, Math.floor((+stamp - +begin) / SECOND_MS)),
    stamp,
    ...timesOf(start, end),
    summary,
    location: locationOf(item, around),
    description: printable(descriptionOf(item, around, path)),
    url: new URL(path, around.origin).href,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Who may come at any time of it is not busy for all of it.
    transparency: isOff || ongoing ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    alarms:
      isOff || ongoing ? [] : [{ type: ICalAlarmType.display, triggerBefore: ALARM_S, description: summary }],
  };
}

/**
 * By the clocks of Brussels; by those of Greenwich where one of the two is in an hour that the autumn change repeats: some
 * readers take a time that comes twice for the first, others for the second.
 */
function timesOf(start: Date, end: Date | undefined) {
  if ([start, end].some((instant) => instant && comesTwice(instant))) return { start, end, timezone: null };
  return { start: onBrusselsClocks(start), end: end && onBrusselsClocks(end), timezone: ZONE };
}

/** Whether clocks in Brussels show the same an hour before or after. */
const comesTwice = (instant: Date): boolean =>
  [-HOUR_MS, HOUR_MS].some((shift) => +toWallTime(new Date(+instant + shift)) === +toWallTime(instant));

/**
 * An instant as the package takes one that knows its zone. Of a `Date` it would write what the clocks of this process show.
 */
function onBrusselsClocks(instant: Date): ICalLuxonDateTimeStub {
  const written: Readonly<Record<string, string>> = {
    yyyyLLdd: dayOf(instant).replaceAll('-', ''),
    HHmmss: formatClock(instant).replaceAll(':', ''),
  };
  const shown: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => shown,
    toFormat: (pattern) => written[pattern] ?? '',
    toJSDate: () => instant,
    toJSON: () => instant.toJSON(),
  };
  return shown;
}

/** «Forum, tafel 2», and below it where the festival is: maps find that. */
function locationOf(item: ProgrammeItem, { venue }: CalendarSurroundings) {
  const place = momentPlaceOf(item);
  const address = venue && addressOf(venue);
  const title = place ?? address;
  if (title === undefined) return undefined;
  return { title: printable(title), address: place && address && printable(address) };
}

function addressOf({ name, address: { street, postalCode, town } }: Venue): string {
  const where = [postalCode, town].filter((part) => part !== undefined).join(' ');
  return [name, street, where].filter((part) => part !== undefined && part !== '').join(', ');
}

/** What there is no field for, or none that every app shows. */
function descriptionOf(item: ProgrammeItem, { origin, plan }: CalendarSurroundings, path: string): string {
  const { title, experience, authors = [], statuses, access, extraInfo, location } = item;
  const onPlan = placeOnPlan(plan, location?.slug);
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

/** Without the control characters that an editor pasted, for which a calendar has no form. */
const printable = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
