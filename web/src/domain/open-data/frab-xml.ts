import type { Schedule, ScheduleEvent } from './frab-schedule.ts';
import { xmlElement } from './xml-text.ts';

/** Converts a schedule to XML. `url` is the URL of the XML document. */
export function frabXml({ generator, schedule }: Schedule, url: string): string {
  const { conference, version } = schedule;
  const guidOfRoom = new Map(conference.rooms.map(({ name, guid }) => [name, guid]));
  const days = conference.days.map(({ index, date, day_start, day_end, rooms }) =>
    xmlElement(
      'day',
      { index, date, start: day_start, end: day_end },
      Object.entries(rooms).map(([name, events]) =>
        xmlElement('room', { name, guid: guidOfRoom.get(name) }, events.map(eventElement)),
      ),
    ),
  );
  const root = xmlElement('schedule', {}, [
    xmlElement('generator', {
      name: generator.name,
      system: new URL(generator.url).host,
      version: generator.version,
    }),
    xmlElement('url', {}, url),
    xmlElement('version', {}, version),
    xmlElement('conference', {}, [
      xmlElement('acronym', {}, conference.acronym),
      xmlElement('title', {}, conference.title),
      xmlElement('start', {}, conference.start),
      xmlElement('end', {}, conference.end),
      xmlElement('days', {}, String(conference.daysCount)),
      xmlElement('timeslot_duration', {}, conference.timeslot_duration),
      xmlElement('base_url', {}, schedule.base_url),
      xmlElement('url', {}, conference.url),
      xmlElement('time_zone_name', {}, conference.time_zone_name),
      ...conference.tracks.map(({ name, slug }) => xmlElement('track', { name, slug }, name)),
    ]),
    ...days,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function eventElement(event: ScheduleEvent): string {
  const { guid, id, persons } = event;
  return xmlElement('event', { guid, id }, [
    xmlElement('room', {}, event.room),
    xmlElement('title', {}, event.title),
    xmlElement('subtitle', {}, event.subtitle),
    xmlElement('type', {}, event.type),
    xmlElement('date', {}, event.date),
    xmlElement('start', {}, event.start),
    xmlElement('duration', {}, durationInXml(event.duration)),
    xmlElement('abstract', {}, event.abstract),
    xmlElement('slug', {}, event.slug),
    xmlElement('track', {}, event.track),
    xmlElement(
      'persons',
      {},
      persons.map((person) => xmlElement('person', { guid: person.guid }, person.name)),
    ),
    xmlElement('language', {}, event.language),
    xmlElement('description', {}, event.description),
    xmlElement('url', {}, event.url),
  ]);
}

/** Formats durations of a day or more as `D:HH:MM`, like pretalx: the XML schema allows two digits for hours. */
function durationInXml(duration: string): string {
  const [hours = '', minutes = ''] = duration.split(':');
  const days = Math.floor(Number(hours) / 24);
  return days === 0 ? duration : `${days}:${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}
