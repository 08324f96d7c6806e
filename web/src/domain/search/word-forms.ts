/**
 * Endings of plurals, of diminutives (also Flemish: «boekske»), and of inflected adjectives and verbs, each with the
 * minimum length of the stem before it: «gent» is no form of «gen».
 */
const ENDINGS = [
  ...'en je jes tje tjes etje etjes pje pjes ske skes eke ekes'
    .split(' ')
    .map((ending) => ({ ending, least: 3 })),
  ...'n s e t ke kes'.split(' ').map((ending) => ({ ending, least: 4 })),
];

/**
 * Returns the stems that a normalized Dutch word may have. Words that share a stem may be forms of one word: «brieven»
 * and «brief», «verhalen» and «verhaaltje», «katje» and «kat».
 */
export function stemsOf(word: string): ReadonlySet<string> {
  const stems = ENDINGS.filter(
    ({ ending, least }) => word.endsWith(ending) && word.length - ending.length >= least,
  );
  return new Set([word, ...stems.map(({ ending }) => word.slice(0, -ending.length))].map(evenStem));
}

/** Returns a stem in the spelling that all forms of a word share: «brev» for «brief» and «briev», «kat» for «katt». */
const evenStem = (stem: string): string =>
  stem
    .replace(/([a-z])\1+/g, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

/** Spellings of one sound in Dutch, so that «Kasper» is near «Casper», and «Lamertijn» near «Lammertyn». */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'a'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/uy/g, 'ui'],
  [/ij|ey|ei|y/g, 'i'],
  [/ou/g, 'au'],
  [/dt/g, 't'],
  [/([a-z])\1+/g, '$1'],
];

/** Returns a phonetic code of a normalized word. Words that sound alike are often confused in writing. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((written, [spelling, sound]) => written.replace(spelling, sound), word);
