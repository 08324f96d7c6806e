import { WHOLE_CALENDAR } from '../../domain/open-data/calendar-file.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

/** After this long, in ms, the programme does not come. */
const TIMEOUT_MS = 15_000;

/** The programme as a calendar file; `away` where it does not come. */
export type WholeCalendar = { text: string } | 'away';

/** Fetches the whole programme as a calendar, which is the same request for everybody, whatever is on their pile. */
export async function fetchWholeCalendar(): Promise<WholeCalendar> {
  try {
    const response = await fetch(WHOLE_CALENDAR, { signal: timeoutSignal(TIMEOUT_MS) });
    const text = await response.text();
    return response.ok && text.startsWith('BEGIN:VCALENDAR') ? { text } : 'away';
  } catch {
    return 'away';
  }
}
