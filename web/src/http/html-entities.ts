import { DomUtils, parseDocument } from 'htmlparser2';

/** Matches a complete character reference, encoded once or several times: `&eacute;`, `&#233;`, `&amp;#xe9;`. */
const REFERENCE = /&(?:amp;)*(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** The longest text of a character reference, in UTF-16 code units: some names stand for two characters. */
const LONGEST = 2;

/**
 * Decodes the character references of HTML in plain text: «Meet &amp;amp; greet», «d&amp;eacute;». If several programs
 * encoded a character one after the other, decodes it completely. Only a known name with its semicolon is decoded, so
 * «R&B» and the address `?a=1&copy=2` stay as they are. A no-break space becomes a space; control characters other than
 * a line break are dropped.
 */
export function decodedEntities(text: string): string {
  return text.replace(REFERENCE, (_, name: string) => {
    const decoded = DomUtils.textContent(parseDocument(`&${name};`));
    // The parser decodes the beginning of an unknown name: `&notit;` is «¬it;».
    if (decoded.length > LONGEST) return `&${name};`;
    return decoded.replace('\u00a0', ' ').replace(/[^\P{Cc}\n]|[\ufffd-\uffff]/u, '');
  });
}

/**
 * Normalizes the character references of HTML. An `&` without a complete reference is literal: people write
 * `?a=1&copy=2`. References that were encoded twice are decoded once: `&amp;eacute;` becomes `&eacute;`.
 */
export const withCleanReferences = (html: string): string =>
  html.replace(REFERENCE, '&$1;').replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&amp;');
