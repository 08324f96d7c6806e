import { groupedBy } from '../grouped.ts';
import { slugged } from '../lettering.ts';
import { BASE } from '../pages/paths.ts';
import { FESTIVAL_NAME } from '../pages/site-frame.ts';
import { momentPath } from '../programme/moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme/programme-item.ts';
import { ACCESS_WORDS, isCancelled, STATUS_WORDS } from '../programme/status.ts';
import { startingOn, type WholeDay } from '../programme/whole-programme.ts';
import { dayBounds } from '../time/brussels.ts';
import { formatIsoInBrussels, formatTime } from '../time/format.ts';
import { twoDigits } from '../time/wall-time.ts';
import { endOf } from '../time/when.ts';

// The programme as a conference schedule in the frab format, which pretalx writes and c3voc documents
// (docs/open-data.md). Apps, players and displays can read this format.

/** The path of the XML schedule. The schedule itself also contains its URL. */
export const SCHEDULE_XML = '/schedule.xml';

/** The room of an event without a stage. The format requires a room. */
const NO_STAGE = 'Zonder podium';

const MINUTE_MS = 60_000;

export type Schedule = ReturnType<typeof frabSchedule>;
export type ScheduleEvent = ReturnType<typeof eventOf>;

/**
 * Returns the schedule of a festival of at least one day. `version` identifies this state of the programme; `origin` is
 * the origin of all addresses. Days begin and end at midnight in Brussels: 26 October 2025 has 25 hours.
 * @throws RangeError for a festival without days, which the format cannot express
 */
export function frabSchedule(
  days: readonly WholeDay[],
  { origin, version }: { origin: string; version: string },
) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) throw new RangeError('a schedule has at least one day');
  const year = first.slice(0, 4);
  const acronym = `${slugged(FESTIVAL_NAME)}${year}`;
  const items = days.flatMap(startingOn);
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: FESTIVAL_NAME, version: '1', url: origin },
    schedule: {
      version,
      base_url: new URL('/', origin).href,
      conference: {
        acronym,
        title: `${FESTIVAL_NAME} ${year}`,
        start: first,
        end: last,
        daysCount: days.length,
        timeslot_duration: '00:05',
        time_zone_name: 'Europe/Brussels',
        url: new URL(BASE.programme, origin).href,
        tracks: tracksOf(items),
        rooms: roomsOf(items),
        days: days.map((day, index) => ({
          index: index + 1,
          date: day.day,
          day_start: formatIsoInBrussels(dayBounds(day.day).start),
          day_end: formatIsoInBrussels(dayBounds(day.day).end),
          rooms: byRoom(startingOn(day).map((item) => eventOf(item, day, { origin, acronym }))),
        })),
      },
    },
  };
}

function eventOf(
  item: ProgrammeItem,
  { day }: WholeDay,
  { origin, acronym }: Record<'origin' | 'acronym', string>,
) {
  const { title, start, end, experience, authors = [] } = item;
  const id = numberOf(item.uuid);
  const path = momentPath(item) ?? `${BASE.programmeText}#${day}`;
  return {
    guid: item.uuid,
    id,
    date: formatIsoInBrussels(start),
    start: formatTime(start),
    end: end && formatIsoInBrussels(end),
    duration: hoursAndMinutes(minutesOf(item)),
    room: roomOf(item),
    slug: [acronym, id, slugged(title)].filter((part) => part !== '').join('-'),
    url: new URL(path, origin).href,
    // The format has no field for cancelled events, so the title states it.
    title: isCancelled(item) ? `Geannuleerd: ${title}` : title,
    subtitle: experience && experience.title !== title ? experience.title : '',
    track: item.themes[0]?.title ?? '',
    type: item.type?.title ?? '',
    language: 'nl',
    abstract: experience?.preview ?? '',
    description: descriptionOf(item),
    persons: authors.map(({ uuid, name, path: page }) => ({
      guid: uuid,
      name,
      url: new URL(page, origin).href,
    })),
    links: [],
  };
}

/** Describes what the format has no field for: the spot at the stage, status, accessibility and extra details. */
function descriptionOf(item: ProgrammeItem): string {
  const { statuses, access, extraInfo, preciseLocation } = item;
  const words = [...statuses.map((one) => STATUS_WORDS[one]), ...access.map((one) => ACCESS_WORDS[one])];
  const lines = [preciseLocation && momentPlaceOf(item), words.join(', '), extraInfo];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

const roomOf = ({ location }: ProgrammeItem): string => location?.title ?? NO_STAGE;

/** Returns the elapsed minutes from start to end. Without an end, an item is over after two hours. */
const minutesOf = (item: ProgrammeItem): number => Math.round((+endOf(item) - +item.start) / MINUTE_MS);

/** Formats minutes as `HH:MM`. The hours can exceed 24. */
const hoursAndMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/**
 * Derives a number above 0 from the uuid of an item, within 31 bits because older readers store it in a signed integer.
 * Among 400 items, the probability that two get the same number is about 4 in 100,000.
 */
const numberOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16) >>> 1 || 1;

function tracksOf(items: readonly ProgrammeItem[]) {
  const known = new Map(items.flatMap(({ themes: [theme] }) => (theme ? [[theme.title, theme]] : [])));
  return [...known.values()].map(({ title, slug }) => ({ name: title, slug })).sort(byName);
}

function roomsOf(items: readonly ProgrammeItem[]) {
  const known = new Map(items.flatMap(({ location }) => (location ? [[location.title, location]] : [])));
  return [...known.values()].map(({ title, uuid }) => ({ name: title, guid: uuid })).sort(byName);
}

/** Groups the events of a day by the name of their room. */
const byRoom = (events: readonly ScheduleEvent[]): Record<string, ScheduleEvent[]> =>
  Object.fromEntries([...groupedBy(events, ({ room }) => room)].sort(([a], [b]) => (a < b ? -1 : 1)));

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
