import type { Line } from './lines.ts';

/** A difference between two responses, as text. */
export type Difference = { what: string; place: string };

/** Adjacent lines that differ: `gone` are only in the first response, `come` only in the second. */
type Hunk = { gone: readonly Line[]; come: readonly Line[] };

/** Maximum number of differing lines. If more lines differ, the responses are not compared in detail. */
const MOST_EDITS = 1_200;
/** Maximum number of replaced lines in a block. A larger block is reported as one difference. */
const MANY = 200;
/** Number of characters to show on each side of a difference. */
const AROUND = 24;
const LONGEST = 200;
/** Attributes that tell apart elements of the same kind, such as the `meta` elements of every page. */
const NAMES = ['property', 'name', 'rel'];

/**
 * Returns the differing lines of two responses. A changed line is one difference. End tags count only if
 * nothing else differs.
 */
export function differences(a: readonly Line[], b: readonly Line[]): Difference[] {
  const found = hunks(a, b).flatMap(({ gone, come }) => {
    const pairs = Math.min(gone.length, come.length);
    if (pairs > MANY) {
      return [{ what: `${gone.length} lines in A are ${come.length} others in B`, place: '' }];
    }
    const changed = gone.slice(0, pairs).flatMap((one, index) => {
      const other = come[index];
      return other === undefined ? [] : changes(one, other);
    });
    return [...changed, ...gone.slice(pairs).map(only('A')), ...come.slice(pairs).map(only('B'))];
  });
  const starts = found.filter(({ what }) => !/^only in [AB]: <\//.test(what));
  return starts.length > 0 ? starts : found;
}

const only =
  (side: 'A' | 'B') =>
  ({ text, place }: Line): Difference => ({ what: `only in ${side}: ${shortened(text)}`, place });

/** Returns the differences between two lines: each differing attribute, or the whole line. */
function changes(one: Line, other: Line): Difference[] {
  const { attributes: ofOne, text, place } = one;
  const { attributes: ofOther } = other;
  const tag = /^<[\w:-]+/.exec(text)?.[0];
  const isSameElement = ofOne && ofOther && tag === /^<[\w:-]+/.exec(other.text)?.[0];
  const areTexts = !text.startsWith('<') && !other.text.startsWith('<');
  if (!isSameElement && !areTexts) return [only('A')(one), only('B')(other)];
  if (!isSameElement) return [{ what: change(text, other.text), place }];
  const known = NAMES.find((name) => ofOne.has(name) && ofOne.get(name) === ofOther.get(name));
  const element = known ? `${tag} ${known}=${ofOne.get(known)}` : tag;
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])]
    .filter((name) => ofOne.get(name) !== ofOther.get(name))
    .map((name) => ({ what: `${element} ${name}> ${change(ofOne.get(name), ofOther.get(name))}`, place }));
}

/** Returns the parts of two texts that differ, with some characters around them. */
function change(a: string | undefined, b: string | undefined): string {
  if (a === undefined || b === undefined) {
    return a === undefined ? `only in B: ${shortened(b ?? '')}` : `only in A: ${shortened(a)}`;
  }
  // When a share image changes, its hash differs in every page that names it. These differences get the same message,
  // so that they count as one finding.
  const version = /(\/deelbeeld\/[^?]*\?v=)\w+/;
  if (a.replace(version, '$1') === b.replace(version, '$1') && version.test(a)) {
    return 'another version of a share picture';
  }
  const before = commonStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - before && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const told = (text: string) => {
    const [from, to] = [Math.max(0, before - AROUND), Math.min(text.length, text.length - end + AROUND)];
    return `«${from > 0 ? '…' : ''}${shortened(text.slice(from, to))}${to < text.length ? '…' : ''}»`;
  };
  return `${told(a)} → ${told(b)}`;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * Compares two lists with Myers' algorithm, which finds the fewest edits. Each run of adjacent edits is one
 * hunk.
 */
function hunks(a: readonly Line[], b: readonly Line[]): Hunk[] {
  const [x, y] = [a.map(({ text }) => text), b.map(({ text }) => text)];
  let start = 0;
  while (start < Math.min(x.length, y.length) && x[start] === y[start]) start += 1;
  let end = 0;
  while (end < Math.min(x.length, y.length) - start && x.at(-1 - end) === y.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length === 0 && restB.length === 0) return [];
  const kept = commonLines(restA, restB);
  const found: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const [atA, atB] of [...kept, [restA.length, restB.length] as const]) {
    if (atA > i || atB > j) found.push({ gone: restA.slice(i, atA), come: restB.slice(j, atB) });
    [i, j] = [atA + 1, atB + 1];
  }
  return found;
}

/** Returns the positions of the common lines in both lists, or an empty list if there are too many edits. */
function commonLines(a: readonly Line[], b: readonly Line[]): (readonly [number, number])[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  const at = (map: ReadonlyMap<number, number>, diagonal: number) => map.get(diagonal) ?? -1;
  const isDown = (map: ReadonlyMap<number, number>, diagonal: number, edits: number) =>
    diagonal === -edits || (diagonal !== edits && at(map, diagonal - 1) < at(map, diagonal + 1));

  for (let edits = 0; edits <= Math.min(MOST_EDITS, a.length + b.length); edits += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let i = isDown(furthest, diagonal, edits) ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1) + 1;
      while (i < a.length && i - diagonal < b.length && a[i]?.text === b[i - diagonal]?.text) i += 1;
      furthest.set(diagonal, i);
      if (i >= a.length && i - diagonal >= b.length) return back(trace, a.length, b.length);
    }
  }
  return [];

  function back(steps: readonly ReadonlyMap<number, number>[], endA: number, endB: number) {
    const kept: (readonly [number, number])[] = [];
    let [i, j] = [endA, endB];
    for (const [edits, before] of [...steps.entries()].reverse()) {
      const diagonal = i - j;
      const from = isDown(before, diagonal, edits) ? diagonal + 1 : diagonal - 1;
      const [fromI, fromJ] = edits === 0 ? [0, 0] : [at(before, from), at(before, from) - from];
      while (i > fromI && j > fromJ) {
        [i, j] = [i - 1, j - 1];
        kept.push([i, j]);
      }
      [i, j] = [fromI, fromJ];
    }
    return kept.reverse();
  }
}
