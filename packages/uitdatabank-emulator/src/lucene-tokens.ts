/** A token of a Lucene query. Texts still contain escapes (`\:`). */
export type Token =
  | { kind: 'word' | 'phrase'; text: string }
  | { kind: 'range'; from: string; to: string; withFrom: boolean; withTo: boolean }
  | { kind: 'open' | 'close' | 'colon' | 'and' | 'or' | 'not' | 'plus' };

const OPERATORS: Readonly<Record<string, Token>> = {
  '(': { kind: 'open' },
  ')': { kind: 'close' },
  ':': { kind: 'colon' },
  '+': { kind: 'plus' },
  '-': { kind: 'not' },
  '!': { kind: 'not' },
  '&&': { kind: 'and' },
  '||': { kind: 'or' },
  AND: { kind: 'and' },
  OR: { kind: 'or' },
  NOT: { kind: 'not' },
};

const OPEN_ENDED = '*';
const pieces = [
  /\s+/,
  /"(?<phrase>(?:\\.|[^"\\])*)"(?:~\d*)?(?:\^[\d.]+)?/,
  /(?<opening>[[{])\s*(?<from>(?:\\.|[^\s\]}])+)\s+TO\s+(?<to>(?:\\.|[^\s\]}])+)\s*(?<closing>[\]}])(?:\^[\d.]+)?/,
  /(?<sign>[<>]=?)\s*(?<bound>(?:\\.|[^\s()^])+)(?:\^[\d.]+)?/,
  // The boost of a group is ignored, because it only affects the order by score.
  /(?<operator>&&|\|\||[():+!-])(?:(?<=\))\^[\d.]+)?/,
  /(?<word>(?:\\.|[^\s()"[\]{}:\\^~/!+-])(?:\\.|[^\s()"[\]{}:\\^~])*)(?:~[\d.]*)?(?:\^[\d.]+)?/,
];
const piece = new RegExp(pieces.map(({ source }) => source).join('|'), 'suy');

/** Splits a query into tokens; undefined if it contains an invalid part. */
export function luceneTokens(query: string): Token[] | undefined {
  const tokens: Token[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < query.length) {
    const found = piece.exec(query)?.groups;
    if (!found) return undefined;
    const token = tokenOf(found);
    if (token) tokens.push(token);
  }
  return tokens;
}

function tokenOf(found: Readonly<Record<string, string | undefined>>): Token | undefined {
  const { phrase, opening, from = OPEN_ENDED, to = OPEN_ENDED, closing, sign, bound, operator, word } = found;
  if (phrase !== undefined) return { kind: 'phrase', text: phrase };
  if (opening !== undefined) {
    return { kind: 'range', from, to, withFrom: opening === '[', withTo: closing === ']' };
  }
  if (sign !== undefined && bound !== undefined) {
    const isLeast = sign.startsWith('>');
    const isIncluded = sign.endsWith('=');
    return {
      kind: 'range',
      from: isLeast ? bound : OPEN_ENDED,
      to: isLeast ? OPEN_ENDED : bound,
      withFrom: isIncluded,
      withTo: isIncluded,
    };
  }
  const text = operator ?? word;
  if (text === undefined) return undefined;
  return Object.hasOwn(OPERATORS, text) ? OPERATORS[text] : { kind: 'word', text };
}
