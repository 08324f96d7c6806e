/** As long as a term may be, in characters: what comes behind is no longer a question. */
export const MAX_TERM_LENGTH = 100;

/** By the day on which a page was made, newest first, or by how well it answers. */
export type SearchOrder = 'newest' | 'relevance';

/** What a visitor asks the site. `term` is empty for a blank one. */
export type SearchQuestion = { term: string; order: SearchOrder };

/** Signs that have no place in a line of text: controls, halves of pairs, and what turns the direction of reading. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u202a-\u202e\u2066-\u2069]/gu;

/** The question in an address; `undefined` where none is asked. */
export function parseQuestion(parameters: URLSearchParams): SearchQuestion | undefined {
  const written = parameters.get('zoekterm');
  if (written === null) return undefined;
  const line = written.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  const term = Array.from(line).slice(0, MAX_TERM_LENGTH).join('').trim();
  return { term, order: parameters.get('sorteer') === 'relevantie' ? 'relevance' : 'newest' };
}

/** The parameters of a question's address, without its page. */
export function questionParameters({ term, order }: SearchQuestion): URLSearchParams {
  return new URLSearchParams({
    zoekterm: term,
    ...(order === 'relevance' ? { sorteer: 'relevantie' } : {}),
  });
}
