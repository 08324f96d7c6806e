import { type EventDocument, idOf, isRecord, textsAt } from './document-values.ts';
import { givenFlag, givenList } from './parameters.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';

interface SummaryFormat {
  format: string;
  type: string;
}

const TYPES = ['text', 'html'];
const FORMATS = ['xs', 'sm', 'md', 'lg'];

/**
 * Returns a function that formats an event for the result as requested. If the request names an unknown kind of
 * calendar summary, throws a 404.
 */
export function presentation(parameters: QueryParameters): (event: EventDocument) => unknown {
  const summaries = givenList(parameters, 'embedCalendarSummaries').map(summaryFormat);
  const withUitpas = givenFlag(parameters, 'embedUitpasPrices');
  if (!givenFlag(parameters, 'embed')) return (event) => ({ '@id': event['@id'], '@type': 'Event' });
  return (event) => embedded(event, withUitpas, summaries);
}

function embedded(
  { metadata: _metadata, contributors: _contributors, calendarSummary, ...event }: EventDocument,
  withUitpas: boolean,
  summaries: readonly SummaryFormat[],
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...event, regions: event.regions ?? [] };
  if (Array.isArray(event.subEvent)) {
    result.subEvent = event.subEvent.map((date, id) => (isRecord(date) ? { id, ...date } : date));
  }
  if (Array.isArray(event.mediaObject)) result.mediaObject = event.mediaObject.map(withId);
  if (Array.isArray(event.priceInfo) && !withUitpas) {
    result.priceInfo = event.priceInfo.filter((price) => textsAt(price, 'category')[0] !== 'uitpas');
  }
  const requested = summariesAsked(calendarSummary, summaries);
  if (requested) result.calendarSummary = requested;
  return result;
}

function withId(image: unknown): unknown {
  if (!isRecord(image) || 'id' in image) return image;
  const [uri] = textsAt(image, '@id');
  return uri === undefined ? image : { ...image, id: idOf(uri) };
}

/**
 * Returns the calendar summaries of a document in the requested types and formats, grouped by language, type and
 * format.
 */
function summariesAsked(stored: unknown, requested: readonly SummaryFormat[]): unknown {
  if (!isRecord(stored) || requested.length === 0) return undefined;
  return Object.fromEntries(
    Object.entries(stored).map(([language, summary]) => {
      const types: Record<string, Record<string, string>> = {};
      for (const { type, format } of requested) {
        const [text] = textsAt(summary, `${type}.${format}`);
        if (text !== undefined) types[type] = { ...types[type], [format]: text };
      }
      return [language, types];
    }),
  );
}

function summaryFormat(given: string): SummaryFormat {
  const [format = '', type = ''] = given.split('-');
  if (!TYPES.includes(type)) throw notFound(`Invalid type: ${type}. Use one of: ${TYPES.join(',')}`);
  if (!FORMATS.includes(format)) {
    throw notFound(`Invalid format: ${format}. Use one of: ${FORMATS.join(',')}`);
  }
  return { format, type };
}
