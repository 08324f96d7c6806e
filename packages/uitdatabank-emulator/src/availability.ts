import { type EventDocument, textsAt } from './document-values.ts';
import { parseInstant } from './instant.ts';

/** Ids of event types that are shown until they start: course series and camps, which nobody can join later. */
const UNTIL_THEIR_START = ['0.3.1.0.0', '0.57.0.0.0'];
/** When permanent events stop being shown, in ms since 1970. */
const NEVER_OVER = Date.parse('2100-01-01T00:00:00Z');

/**
 * Returns the period in which an event is shown, in ms since 1970. Without `availableFrom` the period has no beginning.
 */
export function availability(event: EventDocument): { from: number; to: number } {
  const given = parseInstant(event.availableFrom);
  const from = Number.isNaN(given) ? Number.NEGATIVE_INFINITY : given;
  // If an event was published after its end, UiTdatabank ends its availability at the time of publication.
  return { from, to: Math.max(from, lastMoment(event)) };
}

function lastMoment(event: EventDocument): number {
  const given = parseInstant(event.availableTo);
  if (!Number.isNaN(given)) return given;
  const isUntilStart = textsAt(event, 'terms.id').some((id) => UNTIL_THEIR_START.includes(id));
  const [moment = ''] = textsAt(event, isUntilStart ? 'startDate' : 'endDate');
  const last = parseInstant(moment.replace('T00:00:00', 'T23:59:59'));
  return Number.isNaN(last) ? NEVER_OVER : last;
}
