import { momentId } from '../programme/moment.ts';

// A calendar file (RFC 5545) as text, which the server writes and from which a browser takes its own saved items.

/** Where the whole programme is found as a calendar. */
export const WHOLE_CALENDAR = '/programma.ics';

/** How many bytes a line has at most, the end of the line apart. */
const LINE_BYTES = 75;

/**
 * Breaks what is longer than 75 bytes, never within a sign: the next line begins with a space, which readers take out again.
 * Every line has to end with `\r\n`.
 */
export function foldedLines(lines: string): string {
  return lines.replace(/[^\r\n]{26,}/g, folded);
}

/** No sign has more than three bytes for each unit of it that a string counts. */
function folded(line: string): string {
  let [text, room] = ['', LINE_BYTES];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (bytes > room) {
      text += '\r\n ';
      room = LINE_BYTES - 1;
    }
    text += sign;
    room -= bytes;
  }
  return text;
}

/** How many bytes a sign has in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** An event, from its first line to its last. */
const EVENT = /^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gm;

/** What a calendar says of how often it is asked for again, which a file that somebody kept cannot be. */
const ASKED_AGAIN = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:].*\r\n/gm;

/**
 * The calendar with only the events of these moments, by their short ids, and of how many it has one. It is a file to keep,
 * not one that is asked for again.
 */
export function calendarOfMoments(
  calendar: string,
  ids: ReadonlySet<string>,
): { file: string; found: number } {
  let found = 0;
  const file = calendar.replace(ASKED_AGAIN, '').replace(EVENT, (event) => {
    const [, uuid = ''] = /^UID:([^@\r\n]*)/m.exec(event) ?? [];
    if (!ids.has(momentId({ uuid }))) return '';
    found += 1;
    return event;
  });
  return { file, found };
}
