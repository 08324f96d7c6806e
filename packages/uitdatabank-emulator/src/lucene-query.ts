import { luceneTokens, type Token } from './lucene-tokens.ts';
import { notFound } from './problem.ts';

/** A query in Lucene's syntax. A leaf without a field applies to all default search fields. */
export type LuceneQuery =
  | { kind: 'word' | 'phrase'; field: string | undefined; text: string }
  | (Extract<Token, { kind: 'range' }> & { field: string | undefined })
  | { kind: 'clauses'; clauses: readonly Clause[] };

export interface Clause {
  occurs: 'must' | 'should' | 'mustNot';
  query: LuceneQuery;
}

/** Returns UiTdatabank's problem for any query that it cannot parse. */
export function unreadableQuery(): Error {
  return notFound('Could not parse query given "q" parameter as a valid Lucene query.');
}

/** Parses a query. `operator` joins words without an explicit operator. Throws a problem if the query is invalid. */
export function parseLuceneQuery(text: string, operator: 'and' | 'or'): LuceneQuery {
  const tokens = luceneTokens(text);
  if (!tokens) throw unreadableQuery();
  const reader = new TokenReader(tokens, operator);
  const query = reader.clauses(undefined);
  if (reader.peek() !== undefined) throw unreadableQuery();
  return query;
}

/**
 * Reads the clauses of a query. Lucene has no operator precedence: an operator determines whether the adjacent clauses
 * are required.
 */
class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #operator: 'and' | 'or';
  #at = 0;

  constructor(tokens: readonly Token[], operator: 'and' | 'or') {
    this.#tokens = tokens;
    this.#operator = operator;
  }

  peek(): Token['kind'] | undefined {
    return this.#tokens[this.#at]?.kind;
  }

  clauses(field: string | undefined): LuceneQuery {
    const clauses: Clause[] = [];
    while (this.peek() !== undefined && this.peek() !== 'close') {
      const before = clauses.at(-1);
      const between = before ? this.#accept('and', 'or') : undefined;
      const sign = this.#accept('plus', 'not');
      if (before && before.occurs !== 'mustNot') {
        if (between === 'and') before.occurs = 'must';
        if (between === 'or' && this.#operator === 'and') before.occurs = 'should';
      }
      const isRequired = sign === 'plus' || (between ?? this.#operator) === 'and';
      const occurs = sign === 'not' ? 'mustNot' : isRequired ? 'must' : 'should';
      clauses.push({ occurs, query: this.#clause(field) });
    }
    if (clauses.length === 0) throw unreadableQuery();
    return { kind: 'clauses', clauses };
  }

  #clause(field: string | undefined): LuceneQuery {
    const [token, next] = this.#tokens.slice(this.#at, this.#at + 2);
    if (token?.kind !== 'word' || next?.kind !== 'colon') return this.#value(field);
    this.#at += 2;
    return this.#value(withoutEscapes(token.text));
  }

  #value(field: string | undefined): LuceneQuery {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'range') return { ...token, field };
    if (token?.kind === 'word' || token?.kind === 'phrase') {
      return { kind: token.kind, field, text: token.text };
    }
    if (token?.kind !== 'open') throw unreadableQuery();
    const query = this.clauses(field);
    if (!this.#accept('close')) throw unreadableQuery();
    return query;
  }

  #accept(...kinds: readonly Token['kind'][]): Token['kind'] | undefined {
    const kind = this.peek();
    if (kind === undefined || !kinds.includes(kind)) return undefined;
    this.#at += 1;
    return kind;
  }
}

/** Removes escapes from a query text: `\:` becomes a colon. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}
