import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { WriteOnce } from '../ui/written-once.tsx';

/** What React puts elsewhere in a page, and ids that count from the start of one: such a part is its page's own. */
const OF_ITS_PAGE = /<(?:link|style|meta|title|script)\b|"_[A-Za-z]_|<!--\$!-->/;

/**
 * Writes parts of pages, and keeps their HTML for as long as there is room for it. Facts are known by the objects that they
 * are: an answer that says what it said stays the same object (cms/query-cache.ts), and one that changed is another, whose
 * part is written anew.
 */
export function createWrittenParts({ maxBytes }: { maxBytes: number }): WriteOnce {
  const nameOf = createNames();
  const written = new LRUCache<string, { html: string | undefined }>({
    maxSize: maxBytes,
    sizeCalculation: ({ html = '' }, key) => 2 * (html.length + key.length) + 200,
  });
  return (of, draw) => {
    const key = of.map(nameOf).join(' ');
    const known = written.get(key);
    if (known) return known.html;
    const html = htmlOf(draw);
    written.set(key, { html });
    return html;
  };
}

function htmlOf(draw: () => ReactNode): string | undefined {
  try {
    const html = renderToString(draw());
    return OF_ITS_PAGE.test(html) ? undefined : html;
  } catch {
    // In its page it is drawn again, where what is wrong comes to light.
    return undefined;
  }
}

/** Names for values: words, numbers, instants and lists by what they say, and every other object has one of its own. */
function createNames(): (value: unknown) => string {
  const names = new WeakMap<object, string>();
  let count = 0;
  const nameOf = (value: unknown): string => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return String(value);
    if (value instanceof Date) return `@${+value}`;
    const known = names.get(value);
    if (known !== undefined) return known;
    const name = Array.isArray(value) ? `[${value.map(nameOf).join(' ')}]` : `#${++count}`;
    names.set(value, name);
    return name;
  };
  return nameOf;
}
