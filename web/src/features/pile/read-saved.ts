import type { SavedMoment } from '../../domain/programme/saved-moment.ts';
import { instant, record, words } from '../../domain/unknown-values.ts';
import { KEY } from './saved-moments.ts';

/** What a browser keeps of one moment; `undefined` where that is not readable: anything may stand in a storage. */
export function readSaved(storage: Pick<Storage, 'getItem'>, id: string): SavedMoment | undefined {
  const { title, start, end, place } = record(parse(storage.getItem(KEY + id)));
  const [named, begins] = [words(title), instant(start)];
  if (named === undefined || begins === undefined) return undefined;
  return { id, title: named, start: begins, end: instant(end), place: words(place) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
