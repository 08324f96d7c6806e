import type { Story } from '../folder/story.ts';
import { parseDateValue } from './date-value.ts';

/** Paths come from questions, so the memory they take is bounded: past this many the columns start anew. */
const MOST_COLUMNS = 96;

/** True for a JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type CachedColumn = unknown[] | number[] | Float64Array | Map<string, number[]>;

/**
 * The values at one path of every story, read and parsed once per state of the content. A filter over
 * 20,000 stories is then a walk over an array, not 20,000 date parses.
 */
export class Columns {
  readonly #stories: readonly Story[];
  readonly #kept = new Map<string, CachedColumn>();

  constructor(stories: readonly Story[]) {
    this.#stories = stories;
  }

  /** The raw values at a dotted path from the story's root, such as `content.seo.title`. */
  values(path: string): readonly unknown[] {
    const steps = path.split('.');
    return this.#keep(`raw ${path}`, () => this.#stories.map((story) => valueAt(story, steps)));
  }

  /** The values as milliseconds since 1970; NaN where there is no date. */
  dates(path: string): Float64Array {
    return this.#keep(`date ${path}`, () => Float64Array.from(this.values(path), parseDateValue));
  }

  /** The values as numbers (Storyblok's number fields are text); NaN where there is none. */
  numbers(path: string, kind: 'int' | 'float'): Float64Array {
    const parse = kind === 'int' ? parseInteger : parseNumber;
    return this.#keep(`${kind} ${path}`, () => Float64Array.from(this.values(path), parse));
  }

  /** The stories with each text at a path, by that text; see {@link textOf}. */
  places(path: string): ReadonlyMap<string, readonly number[]> {
    return this.#keep(`places ${path}`, () => {
      const places = new Map<string, number[]>();
      this.values(path).forEach((value, at) => {
        const text = textOf(value);
        if (text === undefined) return;
        const list = places.get(text);
        if (list) list.push(at);
        else places.set(text, [at]);
      });
      return places;
    });
  }

  /** The stories whose date at a path lies between two moments (ms since 1970), both excluded. */
  between(path: string, after: number, before: number): readonly number[] {
    const dates = this.dates(path);
    const order = this.#keep(`order of dates ${path}`, () => {
      const dated = this.#stories.map((_, at) => at).filter((at) => !Number.isNaN(dates[at]));
      return dated.sort((a, b) => (dates[a] ?? 0) - (dates[b] ?? 0));
    });
    const dateAt = (place: number) => dates[order[place] ?? -1] ?? Number.NaN;
    const first = firstPlace(order.length, (place) => dateAt(place) > after);
    const end = firstPlace(order.length, (place) => dateAt(place) >= before);
    return order.slice(first, Math.max(first, end));
  }

  #keep<Column extends CachedColumn>(key: string, make: () => Column): Column {
    const kept = this.#kept.get(key);
    // The key names the kind of column, so what is kept under it has the type that `make` gives.
    if (kept) return kept as Column;
    const column = make();
    if (this.#kept.size >= MOST_COLUMNS) this.#kept.clear();
    this.#kept.set(key, column);
    return column;
  }
}

/** The first of `count` places where a condition holds that holds at all later ones too; `count` if nowhere. */
export function firstPlace(count: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A value that is compared as text: a text, a number, a boolean; undefined for what is none or holds others. */
export function textOf(value: unknown): string | undefined {
  const isText = value !== undefined && value !== null && !Array.isArray(value) && !isRecord(value);
  return isText ? String(value) : undefined;
}

function valueAt(story: Story, steps: readonly string[]): unknown {
  let value: unknown = story;
  for (const step of steps) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** A number from a number or from a text that is one; NaN otherwise. */
export function parseNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)
    ? Number(value)
    : Number.NaN;
}

/** As {@link parseNumber}, without its fraction. */
export function parseInteger(value: unknown): number {
  return Math.trunc(parseNumber(value));
}
