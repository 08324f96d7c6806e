import { z } from 'zod';
import {
  isUitEventId,
  type UitEvent,
  type UitEventDetail,
  uitEventPath,
  uitLabel,
} from '../../domain/events/uit-event.ts';
import { parseCalendar } from './calendar.ts';
import { parseDescription } from './description.ts';
import { isRecord, list, passthrough, rawText, record, text } from './fields.ts';
import { localised } from './localised.ts';
import { parsePicture } from './picture.ts';
import { parsePlace } from './place.ts';
import { parseAges, parseBooking, parseOrganiser, parsePrices, webAddress } from './practical.ts';

// What is not named here never leaves this room: `creator` can be somebody's e-mail address, `hiddenLabels` are what
// organisers do not want read.
const eventSchema = z.object({
  '@id': rawText,
  mainLanguage: text,
  name: passthrough,
  attendanceMode: text,
  location: passthrough,
  terms: list,
  labels: list,
});
const detailSchema = z.object({
  description: passthrough,
  priceInfo: passthrough,
  typicalAgeRange: passthrough,
  organizer: passthrough,
  bookingInfo: passthrough,
  onlineUrl: rawText,
});
const termSchema = z.object({ label: text, domain: text });

/** An event as a list shows it; `undefined` when it has no id, no name, or no place in time. */
export function parseEvent(document: unknown): UitEvent | undefined {
  if (!isRecord(document)) return undefined;
  const fields = eventSchema.parse(document);
  const { '@id': atId = '', mainLanguage } = fields;
  const path = uitEventPath(atId);
  const id = path?.split('/').at(-1) ?? '';
  const title = localised(fields.name, mainLanguage);
  const calendar = parseCalendar(document, mainLanguage);
  if (path === undefined || !isUitEventId(id) || title === undefined || calendar === undefined)
    return undefined;
  return {
    id,
    path,
    title: title.text.replace(/\s+/g, ' '),
    language: title.language,
    ...calendar,
    attendance: attendanceOf(fields.attendanceMode),
    place: parsePlace(fields.location),
    kind: kindOf(fields.labels, fields.terms),
    image: parsePicture(document),
  };
}

/** An event with all that its page tells. */
export function parseEventDetail(document: unknown): UitEventDetail | undefined {
  const event = parseEvent(document);
  if (event === undefined) return undefined;
  const fields = detailSchema.parse(record(document));
  const mainLanguage = text.parse(record(document).mainLanguage);
  const description = localised(fields.description, mainLanguage);
  return {
    ...event,
    description: description ? parseDescription(description.text) : [],
    descriptionLanguage: description?.language,
    prices: parsePrices(fields.priceInfo, mainLanguage),
    ages: parseAges(fields.typicalAgeRange),
    organiser: parseOrganiser(fields.organizer),
    booking: parseBooking(fields.bookingInfo, mainLanguage),
    onlineUrl: webAddress(fields.onlineUrl),
  };
}

function attendanceOf(mode: string | undefined): UitEvent['attendance'] {
  return mode === 'online' || mode === 'mixed' ? mode : 'offline';
}

/** The festival's own word for it where it carries one, else UiTdatabank's. */
function kindOf(labels: readonly unknown[], terms: readonly unknown[]): string | undefined {
  const ours = labels.flatMap((label) => uitLabel(text.parse(label) ?? null) ?? []);
  const theirs = terms.flatMap((term) => {
    const { label, domain } = termSchema.parse(record(term));
    return domain === 'eventtype' && label !== undefined ? [label] : [];
  });
  return ours[0] ?? theirs[0];
}
