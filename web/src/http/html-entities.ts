import { DomUtils, parseDocument } from 'htmlparser2';

/** Matches a complete character reference: `&eacute;`, `&#233;`, `&#xe9;`. */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** The longest text of a character reference, in UTF-16 code units: some names stand for two characters. */
const LONGEST = 2;

/**
 * Decodes the character references of HTML in plain text once: «Meet &amp;amp; greet», «d&amp;eacute;». Only a known
 * name with its semicolon is decoded, so «R&B» and the address `?a=1&copy=2` stay as they are. A no-break space becomes
 * a space; control characters other than a line break are dropped.
 */
export function decodedEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => {
    const decoded = DomUtils.textContent(parseDocument(reference));
    // The parser decodes the beginning of an unknown name: `&notit;` is «¬it;».
    if (decoded.length > LONGEST) return reference;
    return decoded.replace('\u00a0', ' ').replace(/[^\P{Cc}\n]|[\ufffd-\uffff]/u, '');
  });
}
