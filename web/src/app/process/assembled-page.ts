import { LRUCache } from 'lru-cache';
import type { Whole } from '../../protocol/fetch.ts';
import { inlineCode } from '../../protocol/inline-code.ts';
import type { HandOff } from './hand-off.ts';

/** A style element with the sheets of some pages, ready to be put into each of them. */
type Styles = { bytes: Uint8Array; code: string };

/** What stands for a sheet in what React writes: its address in a line of its own. React would copy the text for each page. */
export const placeOfSheet = (href: string): string => `${href}\n`;

const encoder = new TextEncoder();
const BEGIN = '<style data-precedence';
const END = '</style>';
const FOOT = '</body></html>';

/**
 * Makes the bytes of a page of what React wrote: with the texts of its sheets, and with its data, which stands last, so that what is
 * shown does not wait for it. Of both only what is new is encoded. The sheets come behind the rest of the head: apps that show
 * a shared link read no further than its first 32 KB.
 */
export function pageAssembly(textOf: (href: string) => string | undefined) {
  const known = new LRUCache<string, Styles>({ max: 100 });
  const stylesOf = (element: string): Styles => {
    const before = known.get(element);
    if (before) return before;
    const tag = element.slice(0, element.indexOf('>') + 1);
    const hrefs = element.slice(tag.length, -END.length).trimEnd().split('\n');
    const code = hrefs.map((href) => textOf(href) ?? '').join('');
    const styles = { bytes: encoder.encode(tag + code + END), code };
    known.set(element, styles);
    return styles;
  };

  return (html: string, handOff: HandOff | undefined): Whole => {
    const [begin, head] = [html.indexOf(BEGIN), html.indexOf('</head>')];
    const end = begin < 0 ? begin : html.indexOf(END, begin) + END.length;
    const hasStyles = begin >= 0 && end <= head;
    const foot = html.endsWith(FOOT) ? html.length - FOOT.length : html.length;
    const first = hasStyles ? html.slice(0, begin) + html.slice(end, head) : html.slice(0, head);
    const rest = html.slice(head, foot);
    const styles = hasStyles ? stylesOf(html.slice(begin, end)) : undefined;
    const written = [inlineCode(first), inlineCode(rest)];
    return {
      bytes: joined([
        encoder.encode(first),
        ...(styles ? [styles.bytes] : []),
        encoder.encode(rest),
        ...(handOff ? [handOff.bytes] : []),
        encoder.encode(html.slice(foot)),
      ]),
      inline: {
        scripts: [...written.flatMap(({ scripts }) => scripts), ...(handOff?.scripts ?? [])],
        styles: [...(styles ? [styles.code] : []), ...written.flatMap((code) => code.styles)],
      },
    };
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
