import { momentId } from '../programme/moment.ts';

// Calendar files (RFC 5545) as text. The server writes the files; browsers extract saved items from the whole calendar.

/** The path of the calendar with the whole programme. */
export const WHOLE_CALENDAR = '/programma.ics';

/** Maximum length of a line in bytes, without the line ending. */
const LINE_BYTES = 75;

/**
 * Folds lines longer than 75 bytes between characters: the next line begins with a space, which readers remove. Every
 * line must end with `\r
 * `.
 */
export function foldedLines(lines: string): string {
  return lines.replace(/[^\r\n]{26,}/g, folded);
}

/** Folds one line. Its length is counted in UTF-8 bytes; a UTF-16 code unit needs at most three. */
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

/** Returns the length of a character in UTF-8 bytes. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Matches an event, from its first line to its last. */
const EVENT = /^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gm;

/** Matches the lines with the refresh interval of a calendar. A downloaded file does not need them. */
const ASKED_AGAIN = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:].*\r\n/gm;

/**
 * Reduces a calendar to the events of the moments with these short ids, and counts the events found. The result is for
 * download and therefore has no refresh interval.
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
