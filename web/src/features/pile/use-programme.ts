import { useEffect, useState } from 'react';
import { PROGRAMME_ITEMS } from '../../domain/pages/paths.ts';
import type { PileProgramme } from '../../domain/programme/pile.ts';
import { parsePileProgramme } from '../../domain/programme/pile-programme.ts';
import { askData, isDrawnOffline } from '../offline/ask-data.ts';

/** After this long, in ms, what was saved is shown without the programme. */
const TIMEOUT_MS = 8_000;

/** What is known of the programme in this document, and for which asking: who comes back to the page has it at once. */
let held: Held = {};

/** `byDevice`: the downloads gave it in the place of the site, which may know better in the same minute. */
type Held = { programme?: PileProgramme; askedAt?: number; byDevice?: boolean };

/**
 * The whole programme, asked for anew whenever `askedAt` is another, while it `isWanted`. `isAway` says that it did not
 * come: what was known before stays.
 */
export function useProgramme(
  askedAt: Date,
  isWanted: boolean,
): { programme?: PileProgramme; isAway: boolean } {
  const [answer, setAnswer] = useState({ programme: held.programme, isAway: false });
  useEffect(() => {
    const byDevice = isDrawnOffline();
    if (!isWanted || (held.askedAt === +askedAt && held.byDevice === byDevice)) return;
    let isLeft = false;
    void fetchProgramme().then((programme) => {
      if (programme) held = { programme, askedAt: +askedAt, byDevice };
      if (!isLeft) setAnswer({ programme: held.programme, isAway: programme === undefined });
    });
    return () => {
      isLeft = true;
    };
  }, [askedAt, isWanted]);
  return answer;
}

async function fetchProgramme(): Promise<PileProgramme | undefined> {
  try {
    return parsePileProgramme(await askData(PROGRAMME_ITEMS, TIMEOUT_MS));
  } catch {
    return undefined;
  }
}
