import type { Schedule, ScheduleEvent } from './frab-schedule.ts';
import { escapedXml } from './xml-text.ts';

/** Converts a schedule to XML. `url` is the URL of the XML document. */
export function frabXml({ generator, schedule }: Schedule, url: string): string {
  const { conference, version } = schedule;
  const guidOfRoom = new Map(conference.rooms.map(({ name, guid }) => [name, guid]));
  const days = conference.days.map(({ index, date, day_start, day_end, rooms }) =>
    element(
      'day',
      { index, date, start: day_start, end: day_end },
      Object.entries(rooms).map(([name, events]) =>
        element('room', { name, guid: guidOfRoom.get(name) }, events.map(eventElement)),
      ),
    ),
  );
  const root = element('schedule', {}, [
    element('generator', {
      name: generator.name,
      system: new URL(generator.url).host,
      version: generator.version,
    }),
    element('url', {}, url),
    element('version', {}, version),
    element('conference', {}, [
      element('acronym', {}, conference.acronym),
      element('title', {}, conference.title),
      element('start', {}, conference.start),
      element('end', {}, conference.end),
      element('days', {}, String(conference.daysCount)),
      element('timeslot_duration', {}, conference.timeslot_duration),
      element('base_url', {}, schedule.base_url),
      element('url', {}, conference.url),
      element('time_zone_name', {}, conference.time_zone_name),
      ...conference.tracks.map(({ name, slug }) => element('track', { name, slug }, name)),
    ]),
    ...days,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function eventElement(event: ScheduleEvent): string {
  const { guid, id, persons } = event;
  return element('event', { guid, id }, [
    element('room', {}, event.room),
    element('title', {}, event.title),
    element('subtitle', {}, event.subtitle),
    element('type', {}, event.type),
    element('date', {}, event.date),
    element('start', {}, event.start),
    element('duration', {}, durationInXml(event.duration)),
    element('abstract', {}, event.abstract),
    element('slug', {}, event.slug),
    element('track', {}, event.track),
    element(
      'persons',
      {},
      persons.map((person) => element('person', { guid: person.guid }, person.name)),
    ),
    element('language', {}, event.language),
    element('description', {}, event.description),
    element('url', {}, event.url),
  ]);
}

/** Formats durations of a day or more as `D:HH:MM`, like pretalx: the XML schema allows two digits for hours. */
function durationInXml(duration: string): string {
  const [hours = '', minutes = ''] = duration.split(':');
  const days = Math.floor(Number(hours) / 24);
  return days === 0 ? duration : `${days}:${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, attributes: Attributes, content: string | readonly string[] = []): string {
  const inside = typeof content === 'string' ? escapedXml(content) : content.join('');
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapedXml(String(value))}"`],
  );
  const start = `<${name}${written.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}
