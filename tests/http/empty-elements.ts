import { Parser } from 'htmlparser2';

/**
 * Elements that say something, or hold what does: with nothing in them they are a gap, or a group of nothing. An item of a list
 * may be the room of what a script brings; a list of such items alone is empty.
 */
const SPEAKING =
  /^(?:a|button|caption|dd|details|dl|dt|fieldset|figcaption|form|h[1-6]|legend|nav|ol|p|section|summary|table|td|th|time|ul)$/;
/** What names a group: one that holds nothing else is empty. */
const NAMING = /^(?:legend|summary)$/;
/** What is seen although it has no words. */
const SHOWN = /^(?:audio|canvas|iframe|img|input|meter|progress|select|svg|textarea|video)$/;
/** What waits for words of later, and says so to a screen reader. */
const WAITS = ['role', 'aria-live', 'popover', 'hidden'];

/** The elements of a page that hold neither words nor pictures, as their tags are written. */
export function emptyElements(html: string): string[] {
  const empty: string[] = [];
  const open: { name: string; tag: string; isFull: boolean }[] = [];
  const fill = () => {
    for (const element of open.toReversed()) {
      element.isFull = true;
      if (NAMING.test(element.name)) return;
    }
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      const waits = WAITS.some((attribute) => attribute in attributes && attributes.role !== 'list');
      open.push({ name, tag: `<${name}${written.join('')}>`, isFull: waits });
      if (SHOWN.test(name)) fill();
    },
    ontext: (text) => {
      if (text.trim() !== '' && open.at(-1)?.name !== 'script') fill();
    },
    onclosetag: () => {
      const element = open.pop();
      if (element && !element.isFull && SPEAKING.test(element.name)) empty.push(element.tag);
    },
  });
  parser.end(html);
  return empty;
}
