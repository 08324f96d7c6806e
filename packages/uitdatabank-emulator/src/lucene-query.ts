import { luceneTokens, type Token } from './lucene-tokens.ts';
import { notFound } from './problem.ts';

/** A question in Lucene's syntax. A leaf without a field is asked of every field that people search in. */
export type LuceneQuery =
  | { kind: 'word' | 'phrase'; field: string | undefined; text: string }
  | (Extract<Token, { kind: 'range' }> & { field: string | undefined })
  | { kind: 'clauses'; clauses: readonly Clause[] };

export interface Clause {
  occurs: 'must' | 'should' | 'mustNot';
  query: LuceneQuery;
}

/** The problem that UiTdatabank tells for every query that it cannot read. */
export function unreadableQuery(): Error {
  return notFound('Could not parse query given "q" parameter as a valid Lucene query.');
}

/** Reads a query; `operator` stands between words that have none between them. Throws a problem. */
export function parseLuceneQuery(text: string, operator: 'and' | 'or'): LuceneQuery {
  const tokens = luceneTokens(text);
  if (!tokens) throw unreadableQuery();
  const reader = new TokenReader(tokens, operator);
  const query = reader.clauses(undefined);
  if (reader.peek() !== undefined) throw unreadableQuery();
  return query;
}

/** Lucene has no precedence: an operator says of the clauses beside it whether they must be met. */
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

/** A text of a query as it was meant: `\:` is a colon. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}
