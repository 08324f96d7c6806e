import { HOUSE, type HouseName, kleur } from './palette.ts';
import type { Print } from './print.ts';

const NAMES = new Map<string, HouseName>(
  (Object.keys(HOUSE) as HouseName[]).map((name) => [HOUSE[name], name]), // Safe cast: the keys of a constant object.
);

/**
 * Adds the colours of the print to alt texts that are identical: «…, in rood op roze.» Does not change unique alt
 * texts.
 */
export function tellApart<T extends { print: Print }>(commissions: readonly T[]): T[] {
  const alike = new Map<string, T[]>();
  for (const one of commissions) alike.set(one.print.alt, [...(alike.get(one.print.alt) ?? []), one]);
  return commissions.map((one) => {
    const others = (alike.get(one.print.alt) ?? []).filter((other) => other !== one);
    if (others.length === 0) return one;
    return {
      ...one,
      print: { ...one.print, alt: `${one.print.alt.slice(0, -1)}, ${colours(one, others)}.` },
    };
  });
}

/**
 * Returns the smallest set of colours that distinguishes the print from the others. If no set does, returns one colour.
 */
function colours({ print }: { print: Print }, others: readonly { print: Print }[]): string {
  const most = inksOf(print).length;
  for (let count = 1; count <= most; count++) {
    const words = inWords(print, count);
    if (others.every((other) => inWords(other.print, count) !== words)) return words;
  }
  return inWords(print, 1);
}

function inWords(print: Print, count: number): string {
  const inks = inksOf(print).slice(0, count);
  const last = inks.at(-1);
  const list = inks.length > 1 ? `${inks.slice(0, -1).join(', ')} en ${last}` : last;
  return `in ${list} op ${word(print.ground)}`;
}

/** Returns the palette colours of a print in the order of its plates, excluding its background colour. */
function inksOf(print: Print): string[] {
  const words = print.plates.filter(({ ink }) => NAMES.has(ink)).map(({ ink }) => word(ink));
  return [...new Set(words)].filter((ink) => ink !== word(print.ground));
}

function word(ink: string): string {
  const name = NAMES.get(ink);
  return name === undefined ? 'wit' : kleur(name, 'het');
}
