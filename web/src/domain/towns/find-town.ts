import { groupedBy } from '../grouped.ts';
import { QUERY } from '../pages/query-names.ts';
import { mistakesBetween } from '../search/spelling.ts';
import { withoutAccents } from '../without-accents.ts';
import type { Point } from './distance.ts';
import type { RequestedTown, Town } from './town.ts';
import table from './towns.json' with { type: 'json' };

// For the server only: browser code must not import this file, because it contains the table of towns.

type Entry = Town & { codes: readonly number[]; folded: string };

/** Normalizes a name to lower-case letters without accents; «St.» becomes «Sint». */
function fold(name: string): string {
  return withoutAccents(name)
    .replace(/\bst\b\.?/g, 'sint')
    .replace(/[^a-z]/g, '');
}

const ENTRIES: readonly Entry[] = table.map((row) => {
  // Safe cast: the rows of the site's own table, made by towns/make-towns.mjs.
  const [name, codes, lat, lng] = row as [string, number[], number, number];
  const label = codes[0] === undefined ? name : `${codes[0]} ${name}`;
  return { name, label, point: { lat, lng }, codes, folded: fold(name) };
});

// If towns share a postal code, it stands for the municipality, which the table lists first. In a reversed table, the
// municipality overwrites the others.
const BY_CODE = new Map(
  ENTRIES.toReversed().flatMap((entry) => entry.codes.map((code) => [code, entry] as const)),
);
const BY_LABEL = new Map(ENTRIES.map((entry) => [entry.label, entry]));
const BY_NAME = groupedBy(ENTRIES, ({ folded }) => folded);

/** Towns with their own coordinates. Only these are suggested for a misspelt name, not hamlets without coordinates. */
const WITH_PLACE = ENTRIES.filter(({ label, point, codes: [code = 0] }) => {
  const town = BY_CODE.get(code);
  return !town || town.label === label || town.point.lat !== point.lat || town.point.lng !== point.lng;
});

/** All towns, for the tests of the table. */
export const TOWNS: readonly (Town & { codes: readonly number[] })[] = ENTRIES;

/** Maximum length of a requested text, in characters. Four long labels fit. */
const MAX_LENGTH = 150;
/** Maximum number of towns from which a visitor can choose: as many as fit on two lines. */
const MOST_CHOICES = 4;

/**
 * Finds a town by postal code, name or both. Returns a choice for a misspelt name, and for a name that several towns
 * share. Returns `undefined` for an empty text.
 */
export function findTown(requested: string): RequestedTown | undefined {
  const question = requested
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
  if (question === '') return undefined;
  if (question.startsWith(NEARLY)) return spelledChoice(question);
  const code = Number(/(?<!\d)\d{4}(?!\d)/.exec(question)?.[0] ?? 0);
  const named = BY_NAME.get(fold(question)) ?? [];
  if (code > 0) {
    const entry = named.find(({ codes }) => codes.includes(code)) ?? BY_CODE.get(code);
    return entry ? found(entry) : { kind: 'unknown', isCode: isOurs(code) };
  }
  const [only, another] = named;
  if (only && !another) return found(only);
  if (another) return choice('same', named);
  const near = nearTo(question);
  return near.length > 0 ? choice('near', near) : { kind: 'unknown', isCode: false };
}

/** Returns the town that a URL requests. */
export const requestedTown = (parameters: URLSearchParams): RequestedTown | undefined =>
  findTown(parameters.get(QUERY.town) ?? parameters.get(QUERY.postalCode) ?? '');

/** The character before each town in the canonical spelling of a choice of several towns. */
const NEARLY = '~';
/** Stands for any text that matches no town, so that all such texts share a cache key. */
const NOTHING = '?';
/** Replaces any postal code that belongs to no town, for the same reason. */
const NO_CODE = '9999';

/**
 * Returns one canonical text for all texts that resolve to this result, for cache keys. {@link findTown} accepts it
 * too.
 */
export function spellingOf(answer: RequestedTown): string {
  if (answer.kind === 'town') return answer.town.label;
  if (answer.kind === 'unknown') return answer.isCode ? NO_CODE : NOTHING;
  const [first = ''] = answer.labels;
  if (answer.why === 'same') return BY_LABEL.get(first)?.name ?? NOTHING;
  return answer.labels.map((label) => NEARLY + label).join('');
}

/** Returns the coordinates of the town in a postal address. */
export function pointOfAddress(address: { postalCode?: string; town?: string }): Point | undefined {
  const { postalCode = '', town = '' } = address;
  for (const written of [`${postalCode} ${town}`, town]) {
    const answer = findTown(written);
    if (answer?.kind === 'town') return answer.town.point;
  }
  return undefined;
}

const found = ({ name, label, point }: Entry): RequestedTown => ({
  kind: 'town',
  town: { name, label, point },
});

function choice(why: 'same' | 'near', entries: readonly Entry[]): RequestedTown {
  return { kind: 'choice', why, labels: entries.slice(0, MOST_CHOICES).map(({ label }) => label) };
}

/** Parses the text that {@link spellingOf} writes for a choice of towns. */
function spelledChoice(question: string): RequestedTown {
  const entries = question.split(NEARLY).flatMap((label) => BY_LABEL.get(label) ?? []);
  return entries.length > 0 ? choice('near', entries) : { kind: 'unknown', isCode: false };
}

/** Returns whether a postal code is in Brussels or the Flemish provinces. */
function isOurs(code: number): boolean {
  return (code >= 1000 && code < 1300) || (code >= 1500 && code < 4000) || code >= 8000;
}

/** Returns the towns whose name contains the words of a text, else those with the fewest spelling mistakes. */
function nearTo(question: string): readonly Entry[] {
  const folded = fold(question);
  if (folded.length < 3) return [];
  const parts = WITH_PLACE.filter(({ name }) => name.split(/[ -]/).some((word) => fold(word) === folded));
  if (parts.length > 0) return parts;
  const forgiven = folded.length < 8 ? 1 : 2;
  const near = WITH_PLACE.map((entry) => ({
    entry,
    mistakes: mistakesBetween(folded, entry.folded, forgiven),
  }));
  const least = Math.min(...near.map(({ mistakes }) => mistakes));
  if (least > forgiven) return [];
  return near.filter(({ mistakes }) => mistakes === least).map(({ entry }) => entry);
}
