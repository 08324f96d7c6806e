import {
  isUitEventId,
  type UitEvent,
  type UitEventDetail,
  uitEventPath,
  uitLabel,
} from '../../domain/events/uit-event.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { parseCalendar } from './calendar.ts';
import { parseDescription } from './description.ts';
import { localised, rawText, text } from './fields.ts';
import {
  parseAges,
  parseBooking,
  parseOrganiser,
  parsePicture,
  parsePlace,
  parsePrices,
  webAddress,
} from './practical.ts';

/**
 * Parses an event for a list; returns `undefined` without an id, a name or a date. Returns only the fields named here:
 * `creator` may be an e-mail address, and `hiddenLabels` are not for publication.
 */
export function parseEvent(document: unknown): UitEvent | undefined {
  if (!isRecord(document)) return undefined;
  const mainLanguage = text(document.mainLanguage);
  const path = uitEventPath(rawText(document['@id']) ?? '');
  const id = path?.split('/').at(-1) ?? '';
  const name = localised(document.name, mainLanguage);
  const title = text(name?.text);
  const calendar = parseCalendar(document, mainLanguage);
  if (path === undefined || !isUitEventId(id) || title === undefined || calendar === undefined)
    return undefined;
  return {
    id,
    path,
    title,
    language: name?.language,
    ...calendar,
    attendance: attendanceOf(text(document.attendanceMode)),
    place: parsePlace(document.location),
    kind: kindOf(list(document.labels), list(document.terms)),
    image: parsePicture(document),
  };
}

/** Parses an event for a list, together with the text of its description. */
export function parseEventWithText(
  document: unknown,
): { id: string; event: UitEvent; text: string } | undefined {
  const event = parseEvent(document);
  if (event === undefined) return undefined;
  const { description, mainLanguage } = record(document);
  const told = localised(description, text(mainLanguage));
  return { id: event.id, event, text: told ? plainText(parseDescription(told.text)) : '' };
}

/** Parses an event with all details for its page. */
export function parseEventDetail(document: unknown): UitEventDetail | undefined {
  const event = parseEvent(document);
  if (event === undefined) return undefined;
  const fields = record(document);
  const mainLanguage = text(fields.mainLanguage);
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

/**
 * Returns the event's kind. If the event has the label of one of the festival's own kinds, returns that kind, otherwise
 * UiTdatabank's kind.
 */
function kindOf(labels: readonly unknown[], terms: readonly unknown[]): string | undefined {
  const ours = labels.flatMap((label) => uitLabel(text(label) ?? null) ?? []);
  const theirs = terms.flatMap((term) => {
    const { label, domain } = record(term);
    return text(domain) === 'eventtype' ? (text(label) ?? []) : [];
  });
  return ours[0] ?? theirs[0];
}
