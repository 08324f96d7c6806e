import { useEffect, useState } from 'react';
import { WHOLE_CALENDAR } from '../../domain/open-data/calendar-file.ts';

/** After this long, in ms, it does not come. */
const TIMEOUT_MS = 15_000;

/**
 * The whole programme as a calendar: the same question for everybody, whatever is on their pile. `undefined` while it is on
 * its way, and `away` where it does not come.
 */
export function useWholeCalendar(): { text: string } | 'away' | undefined {
  const [calendar, setCalendar] = useState<{ text: string } | 'away'>();
  useEffect(() => {
    const aborter = new AbortController();
    let isLeft = false;
    // No `AbortSignal.timeout()`: Chrome 99 to 102 and Safari 15 lack it.
    const timer = setTimeout(() => aborter.abort(), TIMEOUT_MS);
    void fetchCalendar(aborter.signal).then((answer) => {
      clearTimeout(timer);
      if (!isLeft) setCalendar(answer);
    });
    return () => {
      isLeft = true;
      aborter.abort();
    };
  }, []);
  return calendar;
}

async function fetchCalendar(signal: AbortSignal): Promise<{ text: string } | 'away'> {
  try {
    const response = await fetch(WHOLE_CALENDAR, { signal });
    const text = await response.text();
    return response.ok && text.startsWith('BEGIN:VCALENDAR') ? { text } : 'away';
  } catch {
    return 'away';
  }
}
