import MiniSearch from 'minisearch';
import { nearWords } from '../../domain/search/spelling.ts';
import { soundOf, stemsOf } from '../../domain/search/word-forms.ts';
import { indexedWordsOf } from '../../domain/search/words.ts';

/** The searchable fields of a page, with the weight of a match. */
const WEIGHTS = { title: 5, authors: 4, headings: 3, lead: 2, labels: 2, text: 1 };

export type WordsOfPage = { id: string } & Readonly<Record<keyof typeof WEIGHTS, string>>;

export type WordIndex = {
  index: MiniSearch<WordsOfPage>;
  /** Every indexed word, with its number of occurrences. */
  vocabulary: ReadonlyMap<string, number>;
  /** Returns the indexed forms of a word, such as its plural. */
  formsOf: (word: string) => readonly string[];
  /** Returns the indexed words that end or begin with a form of the word: «achterflapquiz» for «quizzen». */
  compoundsOf: (word: string) => readonly string[];
  /** Returns the indexed words that sound like a word, or differ from it by one mistake. */
  nearTo: (word: string) => readonly string[];
  /** Replaces the indexed pages. Reindexes only those that changed. */
  hold: (pages: readonly WordsOfPage[]) => void;
};

/** Minimum length of a word that the search looks up in compounds. */
const PART_LENGTH = 4;

/** Matches a word with a digit, such as an age. Such words are neither misspelt nor compounds. */
const NUMBER = /\d/;

/** Creates a word index of pages. `hold` updates it. */
export function createWordIndex(): WordIndex {
  const vocabulary = new Map<string, number>();
  const held = new Map<string, { page: WordsOfPage; json: string }>();
  /** What each word adds to its count in the vocabulary: 1, or -1 while MiniSearch tokenizes a page to remove it. */
  let each = 1;
  // Built at the first search after a change.
  let stems: Groups | undefined;
  let sounds: Groups | undefined;
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
  const byStem = () => {
    stems ??= wordsBy(vocabulary.keys(), stemsOf);
    return stems;
  };
  const bySound = () => {
    sounds ??= wordsBy(vocabulary.keys(), (word) => [soundOf(word)]);
    return sounds;
  };
  return {
    index,
    vocabulary,
    formsOf: (word) => wordsOfAny(stemsOf(word), byStem()),
    compoundsOf(word) {
      const parts = [...stemsOf(word)].filter((stem) => stem.length >= PART_LENGTH);
      const isCompound = (stem: string) =>
        !NUMBER.test(stem) && parts.some((part) => stem.endsWith(part) || stem.startsWith(part));
      return wordsOfAny([...byStem().keys()].filter(isCompound), byStem());
    },
    nearTo(word) {
      if (NUMBER.test(word)) return [];
      const sound = soundOf(word);
      const alike = wordsOfAny([sound, ...nearWords(sound, bySound().keys())], bySound());
      return [...new Set([...nearWords(word, vocabulary.keys()), ...alike])].filter(
        (near) => !NUMBER.test(near),
      );
    },
    hold(pages) {
      stems = undefined;
      sounds = undefined;
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

/** Groups of words by a key. A group is one string, separated by spaces, because an array takes much more memory. */
type Groups = ReadonlyMap<string, string>;

function wordsBy(words: Iterable<string>, keysOf: (word: string) => Iterable<string>): Groups {
  const groups = new Map<string, string>();
  for (const word of words)
    for (const key of keysOf(word)) {
      const group = groups.get(key);
      groups.set(key, group === undefined ? word : `${group} ${word}`);
    }
  return groups;
}

const wordsOfAny = (keys: Iterable<string>, groups: Groups): readonly string[] => [
  ...new Set([...keys].flatMap((key) => groups.get(key)?.split(' ') ?? [])),
];
