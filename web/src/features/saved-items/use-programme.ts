import { useEffect, useState } from 'react';
import { PROGRAMME_ITEMS } from '../../domain/pages/paths.ts';
import type { SavedItemsProgramme } from '../../domain/programme/saved/saved-items.ts';
import { parseSavedItemsProgramme } from '../../domain/programme/saved/saved-items-programme.ts';
import { fetchData } from '../offline/fetch-data.ts';

/** The timeout of the request, in ms. After it, the saved items are shown without data from the programme. */
const TIMEOUT_MS = 8_000;

/** `programme`: the last response. `isAway`: whether the last request failed. */
type Answer = { programme?: SavedItemsProgramme; isAway: boolean };

/**
 * Returns the whole programme of the current edition, or of the edition at `path`. Fetches it if `isWanted`, and again
 * whenever `requestedAt` changes.
 */
export function useProgramme(requestedAt: Date, isWanted: boolean, path: string = PROGRAMME_ITEMS): Answer {
  const [answer, setAnswer] = useState<Answer>({ isAway: false });
  const time = +requestedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time requires a new request.
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void fetchProgramme(path).then((programme) => {
      if (!isLeft)
        setAnswer((before) => ({
          programme: programme ?? before.programme,
          isAway: programme === undefined,
        }));
    });
    return () => {
      isLeft = true;
    };
  }, [time, isWanted, path]);
  return answer;
}

async function fetchProgramme(path: string): Promise<SavedItemsProgramme | undefined> {
  try {
    return parseSavedItemsProgramme(await fetchData(path, TIMEOUT_MS));
  } catch {
    return undefined;
  }
}
