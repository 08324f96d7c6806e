/** An original that is not redrawn: an SVG has no pixels, and an animation would stand still. */
export type KeptImage = 'image/svg+xml' | 'image/gif';

const LOOKED_AT = 16 * 1024;

/** The kind of an original that is handed on as it is, told by its bytes: names and headers are often wrong. */
export function keptImage(bytes: Uint8Array): KeptImage | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, LOOKED_AT));
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^<svg[\s>/]/i.test(afterPrologue(start)) ? 'image/svg+xml' : undefined;
}

/**
 * What follows the declaration, the comments and the document type in front of an SVG. Step by step, since one
 * expression for all of them can take for ever on hostile bytes.
 */
function afterPrologue(text: string): string {
  let at = pastSpace(text, 0);
  for (;;) {
    const end = closing(text, at);
    if (end === undefined) return text.slice(at, at + 5);
    const close = text.indexOf(end, at);
    if (close === -1) return '';
    at = pastSpace(text, close + end.length);
  }
}

function closing(text: string, at: number): string | undefined {
  if (text.startsWith('<!--', at)) return '-->';
  if (text.startsWith('<?', at)) return '?>';
  if (text.slice(at, at + 9).toLowerCase() !== '<!doctype') return undefined;
  // A document type may hold declarations of its own between brackets.
  const bracket = text.indexOf('[', at);
  return bracket !== -1 && bracket < text.indexOf('>', at) ? ']>' : '>';
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}
