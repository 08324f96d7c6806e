import MiniSearch from 'minisearch';
import { indexedWordsOf } from '../../domain/search/words.ts';

/** The searchable fields of a page, with the weight of a match. */
const WEIGHTS = { title: 5, authors: 4, headings: 3, lead: 2, labels: 2, text: 1 };

export type WordsOfPage = { id: string } & Readonly<Record<keyof typeof WEIGHTS, string>>;

export type WordIndex = {
  index: MiniSearch<WordsOfPage>;
  /** Every indexed word, with its number of occurrences. */
  vocabulary: ReadonlyMap<string, number>;
  /** Replaces the indexed pages. Reindexes only those that changed. */
  hold: (pages: readonly WordsOfPage[]) => void;
};

/** Creates a word index of pages. `hold` updates it. */
export function createWordIndex(): WordIndex {
  const vocabulary = new Map<string, number>();
  const held = new Map<string, { page: WordsOfPage; json: string }>();
  /** What each word adds to its count in the vocabulary: 1, or -1 while MiniSearch tokenizes a page to remove it. */
  let each = 1;
  const index = new MiniSearch<WordsOfPage>({
    fields: Object.keys(WEIGHTS),
    tokenize: indexedWordsOf,
    processTerm: (word) => {
      const times = (vocabulary.get(word) ?? 0) + each;
      if (times > 0) vocabulary.set(word, times);
      else vocabulary.delete(word);
      return word;
    },
    searchOptions: { boost: WEIGHTS, processTerm: (word) => word },
  });
  return {
    index,
    vocabulary,
    hold(pages) {
      const wanted = new Map(pages.map((page) => [page.id, { page, json: JSON.stringify(page) }]));
      each = -1;
      for (const [id, { page, json }] of held) {
        if (wanted.get(id)?.json === json) continue;
        index.remove(page);
        held.delete(id);
      }
      each = 1;
      for (const [id, one] of wanted) {
        if (held.has(id)) continue;
        index.add(one.page);
        held.set(id, one);
      }
    },
  };
}
