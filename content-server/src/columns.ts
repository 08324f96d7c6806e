import { parseDateValue } from './date-value.ts';
import type { Story } from './story.ts';

/** Paths come from questions, so the memory they take is bounded: past this many the columns start anew. */
const MOST_COLUMNS = 96;

/** True for a JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The values at one path of every story, read and parsed once per state of the content. A filter over
 * 20,000 stories is then a walk over an array, not 20,000 date parses.
 */
export class Columns {
  readonly #stories: readonly Story[];
  readonly #kept = new Map<string, unknown[] | Float64Array>();

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

  #keep<Column extends unknown[] | Float64Array>(key: string, make: () => Column): Column {
    const kept = this.#kept.get(key);
    // The key names the kind of column, so what is kept under it has the type that `make` gives.
    if (kept) return kept as Column;
    const column = make();
    if (this.#kept.size >= MOST_COLUMNS) this.#kept.clear();
    this.#kept.set(key, column);
    return column;
  }
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
