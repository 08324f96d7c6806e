import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { text } from '../../cms/parse/fields.ts';
import { namedBy } from '../../domain/programme/authors/author-names.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { parseSearchQuery } from '../../domain/search/search-query.ts';
import { createSearchIndex } from '../../features/search/search-index.ts';

/** A name or title as it is stored, the texts that readers accept, and the terms that find it. */
type Case = { kind: string; written: string; shown: readonly string[]; foundBy: readonly string[] };

const cases = readFileSync(new URL('./fixtures/names.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // `as`: our own file.
  .map((line) => JSON.parse(line) as Case);

/** Terms that find nothing, with the reason. */
const LEFT = ['ばなな']; // A text without spaces is one word: splitting it would need a dictionary of Japanese.

/** Returns a text as a reader sees it: without invisible characters, and with single spaces. */
const seen = (name: string | undefined): string =>
  (name ?? '')
    .normalize()
    .replace(
      /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();

it('shows every name in the fixture in the spelling that readers expect', () => {
  const wrong = cases.flatMap(({ kind, written, shown }) => {
    const name = seen(text(written));
    return shown.map(seen).includes(name) ? [] : [{ kind, written, shown, name }];
  });
  expect(wrong).toEqual([]);
  expect(cases).toHaveLength(291);
});

it('finds every name in the fixture by its terms, in the search and in the typed filter', () => {
  const documents = cases.map(
    ({ written }, place): SearchDocument => ({
      uuid: `${place}`,
      path: `/${place}`,
      title: text(written) ?? '',
      kind: 'page',
      text: '',
      headings: '',
      parts: [],
    }),
  );
  const { find } = createSearchIndex(documents, []);
  /** Returns the documents that contain the term; none if only a correction of the term finds any. */
  const foundBy = (term: string): string[] => {
    const query = parseSearchQuery(new URLSearchParams({ zoekterm: term, sorteer: 'nieuwste' }));
    const pages = [1, 2, 3, 4, 5].map((page) => query && find(query, page, new Date()));
    return pages.flatMap((page) =>
      (page?.meant === undefined ? (page?.items ?? []) : []).map(({ uuid }) => uuid),
    );
  };
  const wrong = cases.flatMap(({ kind, written, foundBy: terms }, place) =>
    terms.flatMap((term) => {
      const inSearch = foundBy(term).includes(`${place}`);
      const inFilter = namedBy(term)(text(written) ?? '');
      return inSearch && inFilter ? [] : [{ kind, written, term, inSearch, inFilter }];
    }),
  );
  expect(wrong.filter(({ term }) => !LEFT.includes(term))).toEqual([]);
  expect(wrong.map(({ term }) => term)).toEqual(LEFT);
});
