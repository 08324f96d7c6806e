import { placedWords } from './words.ts';

/** A text in parts, some of which are marked. Joined, the parts equal the original text. */
export type MarkedText = readonly { text: string; marked: boolean }[];

/** Maximum number of characters in an excerpt around a match. */
const EXCERPT_LENGTH = 100;
/** Number of characters of an excerpt before the match. */
const RUN_UP = 20;

/**
 * Marks the words of a text whose normalized form is in `words`. Adjacent marked words form one mark. Marks contain
 * whole words only, so that no letter is split.
 */
export function markedText(text: string, words: ReadonlySet<string>): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const { word, start, end } of placedWords(text)) {
    // A word after `done` is a part of a hyphenated word that is marked as a whole.
    if (start < done || !words.has(word)) continue;
    const between = text.slice(done, start);
    const last = parts.at(-1);
    if (last?.marked && /^[\s-]+$/.test(between)) last.text += text.slice(done, end);
    else {
      if (between !== '') parts.push({ text: between, marked: false });
      parts.push({ text: text.slice(start, end), marked: true });
    }
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}

/** Returns the text without its marks. */
export const unmarked = (text: MarkedText): string => text.map((part) => part.text).join('');

/** Returns whether the text contains any of the words. */
export const holdsAny = (text: string, words: ReadonlySet<string>): boolean =>
  placedWords(text).some(({ word }) => words.has(word));

/**
 * Returns the excerpt of a page for its search result: the passage around the match in its lead, else in its text. If
 * neither contains a search word, returns the beginning of the lead, else of the text.
 */
export function excerpt(lead: string | undefined, text: string, words: ReadonlySet<string>): string {
  const matchIn = (searched: string) => placedWords(searched).find(({ word }) => words.has(word));
  const inLead = matchIn(lead ?? '');
  const inText = inLead ? undefined : matchIn(text);
  return passage(inText ? text : (lead ?? text), (inLead ?? inText)?.start ?? 0);
}

/** Returns the passage around a position in a text, cut between words, or between letters in a very long word. */
function passage(text: string, place: number): string {
  const space = place <= RUN_UP ? -1 : text.indexOf(' ', place - RUN_UP);
  const start = place <= RUN_UP ? 0 : space === -1 || space >= place ? place : space + 1;
  const rest = text.slice(start);
  const before = start > 0 ? '… ' : '';
  if (rest.length <= EXCERPT_LENGTH) return before + rest;
  return `${before}${beginning(rest).replace(/[\s,;:.–-]+$/, '')}…`;
}

function beginning(text: string): string {
  const cut = text.slice(0, EXCERPT_LENGTH);
  const space = cut.lastIndexOf(' ');
  if (space > 0) return cut.slice(0, space);
  let whole = '';
  for (const letter of lettersOf(text.slice(0, 2 * EXCERPT_LENGTH))) {
    if (whole.length + letter.length > EXCERPT_LENGTH) break;
    whole += letter;
  }
  return whole;
}

/** Splits a text into graphemes; without Intl.Segmenter (Firefox before 125) into code points. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);
