import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

type Answers = readonly [
  documents: readonly SearchDocument[],
  programme: readonly ProgrammeItem[],
  tour: readonly ProgrammeItem[],
];

type Kept = { answers: Answers; written: string; index: SearchIndex };

/**
 * Keeps the index over the last answers. Answers are asked again every few seconds and rarely tell anything new: a new
 * index is built only when one of them is another, and says something else.
 */
export function createIndexKeeper(): (...answers: Answers) => SearchIndex {
  let kept: Kept | undefined;
  return (...answers) => {
    const last = kept;
    if (last && answers.every((answer, place) => answer === last.answers[place])) return last.index;
    const written = JSON.stringify(answers);
    const [documents, programme, tour] = answers;
    const index =
      last?.written === written ? last.index : createSearchIndex(documents, [...programme, ...tour]);
    kept = { answers, written, index };
    return index;
  };
}
