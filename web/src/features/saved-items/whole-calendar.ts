import { WHOLE_CALENDAR } from '../../domain/open-data/calendar-file.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

/** The timeout of the request, in ms. */
const TIMEOUT_MS = 15_000;

/** The programme as a calendar file; `away` if it cannot be fetched. */
export type WholeCalendar = { text: string } | 'away';

/** Fetches the whole programme as a calendar. All visitors send the same request, so caches share the response. */
export async function fetchWholeCalendar(): Promise<WholeCalendar> {
  try {
    const response = await fetch(WHOLE_CALENDAR, { signal: timeoutSignal(TIMEOUT_MS) });
    const text = await response.text();
    return response.ok && text.startsWith('BEGIN:VCALENDAR') ? { text } : 'away';
  } catch {
    return 'away';
  }
}
