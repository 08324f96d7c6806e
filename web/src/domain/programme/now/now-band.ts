import { momentPath } from '../moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme-item.ts';
import { isClosed } from '../status.ts';
import { countdown, nextOf, openingOf, startingSoon, whenNext } from './now-view.ts';

const AT_ONCE = 3;

/** An item in the band «nu» of the home page. */
export type BandItem = { uuid: string; title: string; start: Date; path?: string; place?: string };

/**
 * What the home page shows about the hall now.
 * - `open`: the next few items that visitors can still join and that start within 90 minutes.
 * - `before`, `pause`: no item starts within that time. `start` is the next start; `title` states it.
 * - `over`: the festival is over.
 */
export type NowBand =
  | { kind: 'open'; items: readonly BandItem[] }
  | { kind: 'before'; title: string; start: Date }
  | { kind: 'pause'; title: string; start: Date; items: readonly BandItem[] }
  | { kind: 'over' };

/** Returns the content of the band; `undefined` if nothing is planned or only the last items are running. */
export function nowBand(programme: readonly ProgrammeItem[], now: Date): NowBand | undefined {
  const opening = openingOf(programme);
  if (opening === undefined) return undefined;
  const soon = startingSoon(programme, now).filter((item) => !isClosed(item));
  if (soon.length > 0) return { kind: 'open', items: few(soon) };
  const next = nextOf(programme, now);
  if (next) {
    const { start } = next;
    if (+now < +opening.opens) return { kind: 'before', title: countdown(start, now), start };
    return { kind: 'pause', title: `${whenNext(start, now)} gaat het verder`, start, items: few(next.items) };
  }
  return +now > +opening.closes ? { kind: 'over' } : undefined;
}

const few = (items: readonly ProgrammeItem[]): BandItem[] =>
  items.slice(0, AT_ONCE).map((item) => ({
    uuid: item.uuid,
    title: item.title,
    start: item.start,
    path: momentPath(item),
    place: momentPlaceOf(item),
  }));
