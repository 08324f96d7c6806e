import { Parser } from 'htmlparser2';

/**
 * Matches elements that need content: an empty one leaves a gap, or is an empty group. An empty list item is
 * allowed as a placeholder for scripts, but a list that contains only such items counts as empty.
 */
const SPEAKING =
  /^(?:a|button|caption|dd|details|dl|dt|fieldset|figcaption|form|h[1-6]|legend|nav|ol|p|section|summary|table|td|th|time|ul)$/;
/** Matches elements that name a group. A group that contains nothing else counts as empty. */
const NAMING = /^(?:legend|summary)$/;
/** Matches elements that are visible without text. */
const SHOWN = /^(?:audio|canvas|iframe|img|input|meter|progress|select|svg|textarea|video)$/;
/** Attributes of elements to which scripts add text later, for example to announce it to screen readers. */
const WAITS = ['role', 'aria-live', 'popover', 'hidden'];

/** Returns the start tags of all elements of a page that contain neither text nor images. */
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
