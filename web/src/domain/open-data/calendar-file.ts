import { momentId } from '../programme/moment.ts';

// Calendar files (RFC 5545) as text. The server writes them; the browser extracts its saved items from one.

/** The address of the whole programme as a calendar. */
export const WHOLE_CALENDAR = '/programma.ics';

/** Maximum number of bytes in a line, without the line ending. */
const LINE_BYTES = 75;

/**
 * Folds lines longer than 75 bytes between characters: the next line begins with a space, which readers remove. Every
 * line must end with `\r
 * `.
 */
export function foldedLines(lines: string): string {
  return lines.replace(/[^\r\n]{26,}/g, folded);
}

/** A character has at most three bytes for each of its UTF-16 code units. */
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

/** The number of bytes of a character in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** An event, from its first line to its last. */
const EVENT = /^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gm;

/** Lines with the refresh interval of a calendar, which a downloaded file cannot follow. */
const ASKED_AGAIN = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:].*\r\n/gm;

/**
 * The calendar reduced to the events of these moments, given by short id, and the number of events found. The result is
 * a file to download, so it has no refresh interval.
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
