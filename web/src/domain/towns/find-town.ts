import { groupedBy } from '../grouped.ts';
import { withoutAccents } from '../lettering.ts';
import { QUERY } from '../pages/query-names.ts';
import { mistakesBetween } from '../search/spelling.ts';
import type { Point } from './distance.ts';
import type { Town, TownAnswer } from './town.ts';
import table from './towns.json';

// The table of towns is asked on the server only: nothing that a browser loads may import this file.

type Entry = Town & { codes: readonly number[]; folded: string };

/** Letters only, without accents and capitals; «St.» is «Sint». */
function fold(name: string): string {
  return withoutAccents(name)
    .replace(/\bst\b\.?/g, 'sint')
    .replace(/[^a-z]/g, '');
}

const ENTRIES: readonly Entry[] = table.map((row) => {
  // The table is ours: a name, its postal codes, latitude and longitude (towns/make-towns.mjs).
  const [name, codes, lat, lng] = row as [string, number[], number, number];
  const label = codes[0] === undefined ? name : `${codes[0]} ${name}`;
  return { name, label, point: { lat, lng }, codes, folded: fold(name) };
});

// Of towns that share a code the table begins with the one that the others belong to.
const BY_CODE = new Map(
  ENTRIES.toReversed().flatMap((entry) => entry.codes.map((code) => [code, entry] as const)),
);
const BY_LABEL = new Map(ENTRIES.map((entry) => [entry.label, entry]));
const BY_NAME = groupedBy(ENTRIES, ({ folded }) => folded);

/** Those with a place of their own: what is mistyped means one of them, rather than a hamlet that lies where its town does. */
const WITH_PLACE = ENTRIES.filter(({ label, point, codes: [code = 0] }) => {
  const town = BY_CODE.get(code);
  return !town || town.label === label || town.point.lat !== point.lat || town.point.lng !== point.lng;
});

/** All of them, for who checks the table. */
export const TOWNS: readonly (Town & { codes: readonly number[] })[] = ENTRIES;

/** Four of the longest labels fit in it. */
const MAX_LENGTH = 150;
/** As many as fit on a line or two. */
const MOST_CHOICES = 4;

/**
 * The town that somebody means by a postal code, a name, or both. A name that is nearly right gives a choice of those that
 * it may be; so does one that several towns have. `undefined` where nothing is asked.
 */
export function findTown(asked: string): TownAnswer | undefined {
  const question = asked.trim().slice(0, MAX_LENGTH);
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

/** The town that an address asks about. */
export const townAsked = (parameters: URLSearchParams): TownAnswer | undefined =>
  findTown(parameters.get(QUERY.town) ?? parameters.get(QUERY.postalCode) ?? '');

/** Before each of the towns that a question nearly names, where it is spelled as its answer. */
const NEARLY = '~';
/** A question that no town answers, and a postal code that none has. */
const NOTHING = '?';
const NO_CODE = '9999';

/**
 * The one spelling of all questions with one answer: a cache keeps one page for them, made of this. Asked itself, it has that
 * answer.
 */
export function spellingOf(answer: TownAnswer): string {
  if (answer.kind === 'town') return answer.town.label;
  if (answer.kind === 'unknown') return answer.isCode ? NO_CODE : NOTHING;
  const [first = ''] = answer.labels;
  if (answer.why === 'same') return BY_LABEL.get(first)?.name ?? NOTHING;
  return answer.labels.map((label) => NEARLY + label).join('');
}

/** Where an address lies, as exactly as its town is known. */
export function pointOfAddress(address: { postalCode?: string; town?: string }): Point | undefined {
  const { postalCode = '', town = '' } = address;
  for (const written of [`${postalCode} ${town}`, town]) {
    const answer = findTown(written);
    if (answer?.kind === 'town') return answer.town.point;
  }
  return undefined;
}

const found = ({ name, label, point }: Entry): TownAnswer => ({ kind: 'town', town: { name, label, point } });

function choice(why: 'same' | 'near', entries: readonly Entry[]): TownAnswer {
  return { kind: 'choice', why, labels: entries.slice(0, MOST_CHOICES).map(({ label }) => label) };
}

/** The choice that {@link spellingOf} wrote. */
function spelledChoice(question: string): TownAnswer {
  const entries = question.split(NEARLY).flatMap((label) => BY_LABEL.get(label) ?? []);
  return entries.length > 0 ? choice('near', entries) : { kind: 'unknown', isCode: false };
}

/** Postal codes of Brussels and of the Flemish provinces. */
function isOurs(code: number): boolean {
  return (code >= 1000 && code < 1300) || (code >= 1500 && code < 4000) || code >= 8000;
}

/** Towns with the words of a question in their name, or else as few mistakes away from it as may be forgiven. */
function nearTo(question: string): readonly Entry[] {
  const folded = fold(question);
  if (folded.length < 3) return [];
  const parts = WITH_PLACE.filter(({ name }) => name.split(/[ -]/).some((word) => fold(word) === folded));
  if (parts.length > 0) return parts;
  const forgiven = folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2;
  const near = WITH_PLACE.map((entry) => ({
    entry,
    mistakes: mistakesBetween(folded, entry.folded, forgiven),
  }));
  const least = Math.min(...near.map(({ mistakes }) => mistakes));
  if (least > forgiven) return [];
  return near.filter(({ mistakes }) => mistakes === least).map(({ entry }) => entry);
}
