import { availability } from './availability.ts';
import type { EventDocument } from './document-values.ts';
import { type EventTest, fieldTexts } from './event-fields.ts';
import { parseInstant } from './instant.ts';
import { type Clause, type LuceneQuery, unreadableQuery, withoutEscapes } from './lucene-query.ts';
import { occurrences } from './occurrences.ts';

type Leaf = Exclude<LuceneQuery, { kind: 'clauses' }>;
type RangeQuery = Omit<Extract<Leaf, { kind: 'range' }>, 'kind' | 'field'>;
type TextLeaf = Exclude<Leaf, { kind: 'range' }>;
type Range = { from: number; to: number };

/** The fields that a query searches if it names no field. */
const SEARCHED = [
  'id',
  'labels_free_text',
  'terms.id',
  'terms_free_text.label',
  'performer_free_text.name',
  'location.id',
  'organizer.id',
  'name.*',
  'description.*',
  'address.*.addressLocality',
  'address.*.postalCode',
  'address.*.streetAddress',
  'location.name.*',
  'organizer.name.*',
];
/** Fields with running text, which match by word. All other fields match by their whole value. */
const RUNNING_TEXT =
  /^(?:name|description|(?:location|organizer)\.name)\.|(?:Locality|streetAddress)$|_free_text/;

/** Functions that read the fields with instants or time ranges, in ms since 1970. */
const times: ReadonlyMap<string, (event: EventDocument, now: number) => Range[]> = new Map([
  ['availableRange', (event) => [availability(event)]],
  ['availableTo', (event) => [moment(availability(event).to)]],
  ['dateRange', (event, now) => occurrences(event, now).map(({ start, end }) => ({ from: start, to: end }))],
  ['created', (event) => fieldTexts(event, 'created').map((text) => moment(parseInstant(text)))],
  ['modified', (event) => fieldTexts(event, 'modified').map((text) => moment(parseInstant(text)))],
]);

/**
 * Returns a predicate that tells whether an event matches a query. Occurrences of permanent events are limited to the
 * time around `now` (ms since 1970). Throws if a date in the query is invalid.
 */
export function queryTest(query: LuceneQuery, now: number): EventTest {
  if (query.kind !== 'clauses') {
    const fields = query.field === undefined ? SEARCHED : [query.field];
    const tests = fields.map((field) => fieldTest(query, field, now));
    return (event) => tests.some((test) => test(event));
  }
  const testsThat = (occurs: Clause['occurs']) =>
    query.clauses.filter((clause) => clause.occurs === occurs).map((clause) => queryTest(clause.query, now));
  const [must, should, mustNot] = [testsThat('must'), testsThat('should'), testsThat('mustNot')];
  const isOptional = must.length > 0 || should.length === 0;
  return (event) =>
    must.every((test) => test(event)) &&
    !mustNot.some((test) => test(event)) &&
    (isOptional || should.some((test) => test(event)));
}

function fieldTest(leaf: Leaf, field: string, now: number): EventTest {
  if (field === '*') return () => true;
  if (leaf.kind === 'range') return timeTest(leaf, field, now);
  if (field === '_exists_') return existsTest(withoutEscapes(leaf.text), now);
  if (leaf.text === '*') return existsTest(field, now);
  if (times.has(field)) {
    return timeTest({ from: leaf.text, to: leaf.text, withFrom: true, withTo: true }, field, now);
  }
  const textsOf = (event: EventDocument) => fieldTexts(event, field.replace('_free_text', ''));
  if (RUNNING_TEXT.test(field)) {
    const isIn = wordsTest(leaf);
    return (event) => textsOf(event).some((text) => isIn(wordsOf(text)));
  }
  const fits = hasWildcard(leaf) ? wildcardTest(leaf.text) : undefined;
  const whole = withoutEscapes(leaf.text).toLowerCase();
  return (event) => textsOf(event).some((text) => (fits ? fits(text) : text.toLowerCase() === whole));
}

function existsTest(field: string, now: number): EventTest {
  return (event) => (times.get(field)?.(event, now) ?? fieldTexts(event, field)).length > 0;
}

/** Returns a predicate that tells whether an event’s times overlap a range. A range of a field without times matches no event. */
function timeTest(requested: RangeQuery, field: string, now: number): EventTest {
  const rangesOf = times.get(field);
  if (!rangesOf) return () => false;
  const first = boundOf(requested.from, requested.withFrom, 1);
  const last = boundOf(requested.to, requested.withTo, -1);
  return (event) => rangesOf(event, now).some(({ from, to }) => from <= last && first <= to);
}

/** Returns the bound of a range, in ms since 1970. An exclusive bound is moved inwards by a second. */
function boundOf(given: string, isIncluded: boolean, inwards: 1 | -1): number {
  if (given === '*') return inwards * Number.NEGATIVE_INFINITY;
  const instant = parseInstant(withoutEscapes(given).replaceAll('"', ''));
  if (Number.isNaN(instant)) throw unreadableQuery();
  return isIncluded ? instant : instant + inwards * 1000;
}

/** Returns a predicate that tells whether a text contains the words of a query one after the other. */
function wordsTest(leaf: TextLeaf): (words: readonly string[]) => boolean {
  if (hasWildcard(leaf)) {
    const fits = wildcardTest(leaf.text);
    return (words) => words.some(fits);
  }
  const requested = wordsOf(withoutEscapes(leaf.text));
  if (requested.length === 0) return () => false;
  return (words) => words.some((_, at) => requested.every((word, offset) => words[at + offset] === word));
}

/** Returns a predicate that matches a pattern, ignoring case: `*` stands for any text and `?` for one letter. */
function wildcardTest(pattern: string): (text: string) => boolean {
  const source = pattern.replaceAll(/\\?[\s\S]/g, (piece) => {
    if (piece === '*') return '.*';
    if (piece === '?') return '.';
    return piece.slice(-1).replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
  });
  const expression = new RegExp(`^${source}$`, 'isu');
  return (text) => expression.test(text);
}

function hasWildcard(leaf: TextLeaf): boolean {
  return leaf.kind === 'word' && /(?<!\\)[*?]/.test(leaf.text);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function moment(instant: number): Range {
  return { from: instant, to: instant };
}
